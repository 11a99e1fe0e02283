import { BRAND } from 'shared-kit/rules/branding';
import { PASSWORD_MIN } from 'shared-kit/rules/limits';
import { loadOnce } from 'shared-kit/rules/loadOnce';
import { normaliseText } from 'shared-kit/rules/normaliseText';
import { TOO_COMMON } from 'shared-kit/rules/validation/messages';
import { invalid } from '../../http/errors';
import { hashPassword } from './passwordHash';

/** The owner of a password. These values are the first that somebody guessing it would try. */
export interface Owner {
  email?: unknown;
  firstName?: unknown;
  lastName?: unknown;
}

/** The list is large, and few calls set a password: it is loaded when first needed. */
const commonPasswords = loadOnce(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN));
});

/** Only the letters, so that `Innkeeper2026!` counts as `innkeeper`. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');

function namesOf({ email, firstName, lastName }: Owner): string[] {
  const [address, first, last] = [email, firstName, lastName].map((value) => (typeof value === 'string' ? value : ''));
  const names = [BRAND, address, address?.split('@')[0], first, last, `${first}${last}`, `${last}${first}`];
  return names.map((name) => lettersOf(name ?? '')).filter((name) => name !== '');
}

/** Whether a password is easy to guess: a common one, or a name of its owner. */
export async function isTooCommon(password: string, owner: Owner): Promise<boolean> {
  const typed = normaliseText(password).toLowerCase();
  return (await commonPasswords()).has(typed) || namesOf(owner).includes(lettersOf(typed));
}

/**
 * The hash of a new password. Every place that sets a password uses this.
 * @throws 422 at `password` when it is too common
 */
export async function hashNewPassword(password: string, owner: Owner, cost: number): Promise<string> {
  if (await isTooCommon(password, owner)) throw invalid({ password: TOO_COMMON });
  return hashPassword(password, cost);
}
