import { secret } from './kinds';
import { PASSWORD_MATCH } from './messages';
import { beside } from './parts';

/**
 * The repeated password. Callers without the field (the API's bodies have none) are not checked. Where a link is mailed instead
 * of a password, nothing is compared.
 */
export const confirmation = () =>
  secret().test('match', PASSWORD_MATCH, (value, context) => {
    const { password, generatePassword } = beside(context);
    return value === undefined || generatePassword === true || (value ?? '') === (password ?? '');
  });
