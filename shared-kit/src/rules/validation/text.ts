import { PASSWORD_MIN } from '../limits';

/** A visible character: neither white space nor one of zero width. */
const VISIBLE = /[^\s\u00AD\u115F\u1160\u180E\u200B-\u200F\u2060-\u2064\u3164\uFEFF]/;

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
