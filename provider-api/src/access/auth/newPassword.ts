import { BRAND } from 'shared-kit/rules/branding';
import { PASSWORD_MIN } from 'shared-kit/rules/limits';
import { normaliseText } from 'shared-kit/rules/normaliseText';
import { TOO_COMMON } from 'shared-kit/rules/validation/messages';
import { invalid } from '../../http/errors';
import { hashPassword } from './passwordHash';

/** The owner of the password: guessing starts with these values. */
export interface Owner {
  email?: unknown;
  firstName?: unknown;
  lastName?: unknown;
}

let list: Promise<Set<string>> | undefined;

/** The list is large, and few calls set a password: it is loaded when first needed. */
const commonOnes = (): Promise<Set<string>> => (list ??= readList());

async function readList(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((one) => one.length >= PASSWORD_MIN));
}

/** Letters only: `Innkeeper2026!` counts as `innkeeper`. */
const wordOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');

function namesOf({ email, firstName, lastName }: Owner): string[] {
  const [address, first, last] = [email, firstName, lastName].map((value) => (typeof value === 'string' ? value : ''));
  const words = [BRAND, address, address?.split('@')[0], first, last, `${first}${last}`, `${last}${first}`];
  return words.map((word) => wordOf(word ?? '')).filter((word) => word !== '');
}

/** Whether a password is among the first that anybody would guess: a common one, or a related name. */
export async function isTooCommon(password: string, owner: Owner): Promise<boolean> {
  const typed = normaliseText(password).toLowerCase();
  return (await commonOnes()).has(typed) || namesOf(owner).includes(wordOf(typed));
}

/**
 * The hash of a new password. Every place that sets a password uses this.
 * @throws 422 at `password` when it is too common
 */
export async function hashNewPassword(password: string, owner: Owner, cost: number): Promise<string> {
  if (await isTooCommon(password, owner)) throw invalid({ password: TOO_COMMON });
  return hashPassword(password, cost);
}
