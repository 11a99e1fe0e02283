import { isPlainDate } from 'shared-kit/rules/instant';
import { afterDays, endOfDay, LIFETIMES, USUAL_LIFETIME } from 'shared-kit/rules/tokenExpiry';
import { NOT_INSTANT, NOT_TYPED_DATE } from 'shared-kit/rules/validation/messages';

/** When a token expires, as people choose it. */
export interface Expiry {
  /** A number of days, `date` or `never`. */
  lifetime: string;
  /** A plain date `YYYY-MM-DD`, or what was typed instead; used only when the lifetime is `date`. */
  day: string;
}

export const LIFETIME_CHOICES = [
  ...LIFETIMES,
  { value: 'date', label: 'Until a date' },
  { value: 'never', label: 'Never expires' },
];

/** The label of the day, when the lifetime is `date`. */
export const EXPIRY_DATE = 'Expiry Date';

export const DEFAULT_EXPIRY: Expiry = { lifetime: String(USUAL_LIFETIME), day: '' };

/** @returns the value to send: an instant, or null for never. Text that is not a date is returned as typed, for the rules to refuse. */
export function expiresOnOf({ lifetime, day }: Expiry): string | null {
  if (lifetime === 'never') return null;
  if (lifetime === 'date') return isPlainDate(day) ? endOfDay(day) : day;
  return afterDays(Number(lifetime));
}

/** Replaces the rules' message about instants, which nobody types in a form, with one about dates. */
export const withTypedDateMessage = (errors: Record<string, string>): Record<string, string> =>
  errors.expiresOn === NOT_INSTANT ? { ...errors, expiresOn: NOT_TYPED_DATE } : errors;
