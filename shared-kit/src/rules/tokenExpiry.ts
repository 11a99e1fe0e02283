const DAY = 86_400_000;

/** How long before its end the owner of a token is warned, in days. */
export const WARNED_DAYS = 7;

/** How long a new token holds, in days; all that are offered as a number. */
export const LIFETIMES = [
  { value: 30, label: '30 days' },
  { value: 90, label: '90 days' },
  { value: 180, label: '180 days' },
  { value: 365, label: '1 year' },
] as const;

/** The lifetime that a form begins with. */
export const USUAL_LIFETIME = 90;

/** Where a token is in its life; `soon` is the time in which its owner is warned. */
export type TokenState = 'never' | 'valid' | 'soon' | 'expired';

/** @param expiresOn an instant, null for a token that never expires */
export function tokenState(expiresOn: string | null, now = Date.now()): TokenState {
  if (expiresOn === null) return 'never';
  const left = Date.parse(expiresOn) - now;
  if (left <= 0) return 'expired';
  return left <= WARNED_DAYS * DAY ? 'soon' : 'valid';
}

/** The instant so many days after a moment. */
export const afterDays = (days: number, now = Date.now()): string => new Date(now + days * DAY).toISOString();

/** The last second of a plain date in UTC, in which tokens show their expiry: a token holds on the day that it names. */
export const endOfDay = (day: string): string => `${day}T23:59:59.000Z`;
