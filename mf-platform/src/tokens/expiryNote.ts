import { counted } from 'shared-kit/rules/counted';
import { tokenState } from 'shared-kit/rules/tokenExpiry';

const DAY = 86_400_000;
/** The day of an instant in UTC, as the number of days since 1970. */
const dayOf = (instant: number) => Math.floor(instant / DAY);

/**
 * The note shown in the list next to an expiry that needs attention.
 * @param expiresOn an instant; null for a token that never expires
 * @returns null while there is nothing to do
 */
export function expiryNote(expiresOn: string | null, now: number): string | null {
  const state = tokenState(expiresOn, now);
  if (state === 'expired') return 'Expired';
  if (expiresOn === null || state !== 'soon') return null;
  const days = dayOf(Date.parse(expiresOn)) - dayOf(now);
  if (days === 0) return 'Expires today';
  return `Expires in ${counted(days, 'day')}`;
}
