import { PASSWORD_MIN } from '../limits';

/** A visible character: no blank, no control, nothing of zero width, and no mark that only goes with another character. */
const VISIBLE = /[^\s\p{Z}\p{Cc}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a value is text with at least one visible character (decision OP-141). */
export function isFilled(value: unknown): value is string {
  return typeof value === 'string' && VISIBLE.test(value);
}

/** Whether text looks like an e-mail address. The length is checked first, so that a long text costs no time. */
export function isEmail(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim());
}

/** Whether a password is long enough; spaces count, since a password is never trimmed (document 1 §9). */
export function isLongEnough(value: unknown): boolean {
  return typeof value === 'string' && value.length >= PASSWORD_MIN;
}
