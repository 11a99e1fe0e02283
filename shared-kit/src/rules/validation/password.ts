import { secret } from './kinds';
import { PASSWORD_MATCH } from './messages';
import { beside } from './parts';

/**
 * The repeated password. A caller that does not carry the field at all (the API's bodies have none) is not held to it.
 * Where a link is mailed instead of a password, nothing is compared.
 */
export const confirmation = () =>
  secret().test('match', PASSWORD_MATCH, (value, context) => {
    const { password, generatePassword } = beside(context);
    return value === undefined || generatePassword === true || (value ?? '') === (password ?? '');
  });
