import { currentTime } from './currentTime';

const DAY = 86_400_000;

/** How long before its end the owner of a token is warned, in days. */
export const WARNED_DAYS = 7;

/** The lifetimes of a new token that are offered, in days. */
export const LIFETIMES = [
  { value: 30, label: '30 days' },
  { value: 90, label: '90 days' },
  { value: 180, label: '180 days' },
  { value: 365, label: '1 year' },
] as const;

/** The lifetime that is chosen when a form opens. */
export const USUAL_LIFETIME = 90;

/** The state of a token; it expires `soon` while its owner is warned. */
export type TokenState = 'never' | 'valid' | 'soon' | 'expired';

/** @param expiresOn an instant, null for a token that never expires */
export function tokenState(expiresOn: string | null, now = currentTime()): TokenState {
  if (expiresOn === null) return 'never';
  const remaining = Date.parse(expiresOn) - now;
  if (remaining <= 0) return 'expired';
  return remaining <= WARNED_DAYS * DAY ? 'soon' : 'valid';
}

/** The instant a number of days after a moment. */
export const afterDays = (days: number, now = currentTime()): string => new Date(now + days * DAY).toISOString();

/** The last second of a plain date in UTC: a token is still valid on the day that it shows as its expiry. */
export const endOfDay = (day: string): string => `${day}T23:59:59.000Z`;
