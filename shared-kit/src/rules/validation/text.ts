import { PASSWORD_MIN } from '../limits';

/** A visible character: not a blank, a control character, a zero-width character or a combining mark. */
const VISIBLE = /[^\s\p{Z}\p{Cc}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a value is text with at least one visible character (decision OP-141). */
export function isFilled(value: unknown): value is string {
  return typeof value === 'string' && VISIBLE.test(value);
}

/**
 * Whether a text has more characters than it may have (decision OP-141). They are counted as the database does: an emoji, which is
 * two units of a JavaScript string, is one character.
 */
export function isLongerThan(text: string, max: number): boolean {
  if (text.length <= max) return false;
  if (text.length > 2 * max) return true;
  let count = 0;
  for (const _character of text) count += 1;
  return count > max;
}

/**
 * What separates addresses in an e-mail, and invisible characters: an address pasted with one of those looks like the one that
 * its owner then types in vain.
 */
const NOT_IN_ADDRESS = /[,;:<>()"\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** Whether text looks like an e-mail address. The length is checked first, so that a long text costs no time. */
export function isEmail(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 254) return false;
  const typed = value.trim();
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(typed) && !NOT_IN_ADDRESS.test(typed);
}

/** Whether a password is long enough; spaces count, since a password is never trimmed (document 1 §9). */
export function isLongEnough(value: unknown): boolean {
  return typeof value === 'string' && isLongerThan(value, PASSWORD_MIN - 1);
}
