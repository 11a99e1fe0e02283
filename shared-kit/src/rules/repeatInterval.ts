import { WEEKDAYS } from './calendarOptions';

export const DAY = 86_400_000;
/** An event that fills the longest month or year may be repeated in every month or year. */
const LONGEST_DAYS: Record<string, number> = { daily: 1, monthly: 31, yearly: 366 };

/** The days between the closest two ticked weekdays; a single one returns after a week. */
function daysBetweenTicked(repeatsOn: unknown): number {
  if (!Array.isArray(repeatsOn)) return Infinity;
  const ticked = WEEKDAYS.map((day, index) => (repeatsOn.includes(day) ? index : -1)).filter((index) => index >= 0);
  return Math.min(...ticked.map((index, nth) => (ticked[nth + 1] ?? Number(ticked[0]) + WEEKDAYS.length) - index));
}

/**
 * How long an event may last so that it ends before it takes place again.
 * @returns milliseconds; Infinity for an event that does not repeat, or not on any weekday yet
 */
export const repeatInterval = (repeats: unknown, repeatsOn: unknown): number =>
  DAY * (repeats === 'weekly' ? daysBetweenTicked(repeatsOn) : (LONGEST_DAYS[String(repeats)] ?? Infinity));
