import { PASSWORD_MIN } from '../limits';

/** Whether a value is text with something in it besides blanks. */
export function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** Whether text looks like an e-mail address. The length is tested first: a long text must not cost time. */
export function isEmail(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim());
}

/** Whether a password is long enough; blanks count, since a password is never trimmed (document 1 §9). */
export function isLongEnough(value: unknown): boolean {
  return typeof value === 'string' && value.length >= PASSWORD_MIN;
}
