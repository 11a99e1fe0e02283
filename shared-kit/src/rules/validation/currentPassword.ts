import { normaliseEmail } from '../normaliseName';

/** The part of a change to a user that gives access to the account. */
interface Access {
  email?: unknown;
  password?: unknown;
  generatePassword?: unknown;
}

/**
 * Whether a change gives an account another password or e-mail address. Whoever makes it can sign in afterwards, so changing one's
 * own requires the current password (decision OP-143).
 */
export function changesAccess({ email, password, generatePassword }: Access, stored: { email: string }): boolean {
  const isNewPassword = (typeof password === 'string' && password !== '') || generatePassword === true;
  return isNewPassword || (typeof email === 'string' && normaliseEmail(email) !== normaliseEmail(stored.email));
}
