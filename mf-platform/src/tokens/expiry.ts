import { isPlainDate } from 'shared-kit/rules/instant';
import { afterDays, endOfDay, LIFETIMES, USUAL_LIFETIME } from 'shared-kit/rules/tokenExpiry';
import { NOT_INSTANT, NOT_TYPED_DATE } from 'shared-kit/rules/validation/messages';

/** When a token expires, as people choose it. */
export interface Expiry {
  /** A number of days, `date` or `never`. */
  lifetime: string;
  /** A plain date `YYYY-MM-DD`, or what was typed instead; counts where a date is chosen. */
  day: string;
}

export const LIFETIME_CHOICES = [
  ...LIFETIMES,
  { value: 'date', label: 'Until a date' },
  { value: 'never', label: 'Never expires' },
];

export const FIRST_EXPIRY: Expiry = { lifetime: String(USUAL_LIFETIME), day: '' };

/** @returns what is sent: an instant, null for never; text that is not a date yet is sent as typed, for the rules to refuse */
export function expiresOnOf({ lifetime, day }: Expiry): string | null {
  if (lifetime === 'never') return null;
  if (lifetime === 'date') return isPlainDate(day) ? endOfDay(day) : day;
  return afterDays(Number(lifetime));
}

/** The rules' messages in the words of a form, in which nobody types instants. */
export const inTypedWords = (errors: Record<string, string>): Record<string, string> =>
  errors.expiresOn === NOT_INSTANT ? { ...errors, expiresOn: NOT_TYPED_DATE } : errors;
