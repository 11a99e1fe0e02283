import { secret } from './kinds';
import { PASSWORD_MATCH } from './messages';
import { siblingsOf } from './parts';

/**
 * The repeated password. It is not checked if the field is missing, as in the API's request bodies, or if a link is mailed instead
 * of a password.
 */
export const confirmation = () =>
  secret().test('match', PASSWORD_MATCH, (value, context) => {
    const { password, generatePassword } = siblingsOf(context);
    return value === undefined || generatePassword === true || (value ?? '') === (password ?? '');
  });
