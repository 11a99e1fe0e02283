import { WEEKDAYS, weekdayName } from './calendarOptions';
import type { Repetition } from './recurrenceRule';
import { floating } from './wallTime';

const DAY = 86_400_000;
/** Nothing starts after the last year that wall time can express. */
const LAST_YEAR = 9999;
const LAST = floating(`${LAST_YEAR}-12-31T23:59:59`);

type Counted = Pick<Repetition, 'start' | 'repeatsOn'> & { repeats: NonNullable<Repetition['repeats']> };

const weekdayAt = (moment: number): string => weekdayName(new Date(moment).getUTCDay());

/** Days of the week come in the same order every seven days, wherever one begins to count. */
function lastDay(first: number, weekdays: readonly string[], times: number): number {
  const isTicked = (moment: number) => weekdays.includes(weekdayAt(moment));
  const weeks = Math.floor((times - 1) / weekdays.length);
  let last = first + weeks * 7 * DAY;
  for (let left = times - weeks * weekdays.length - Number(isTicked(last)); left > 0; left -= Number(isTicked(last))) last += DAY;
  if (last <= LAST) return last;
  last = first + Math.floor((LAST - first) / DAY) * DAY;
  while (last > first && !isTicked(last)) last -= DAY;
  return last;
}

/** Months that lack the day do not count. */
function lastInMonths(first: number, months: 1 | 12, times: number): number {
  const start = new Date(first);
  const day = start.getUTCDate();
  let last = first;
  for (let counted = 1, step = months; counted < times; step += months) {
    const next = new Date(first);
    next.setUTCFullYear(start.getUTCFullYear(), start.getUTCMonth() + step, day);
    if (next.getUTCFullYear() > LAST_YEAR) break;
    if (next.getUTCDate() !== day) continue;
    last = next.getTime();
    counted += 1;
  }
  return last;
}

/**
 * The last start of a series that is limited to a number of occurrences, as if it were UTC. Counted here because the library
 * takes up to a second for the thousand occurrences that a series may have, and a list or a site has hundreds of series.
 */
export function lastCounted({ start, repeats, repeatsOn }: Counted, times: number): number {
  const first = floating(start);
  if (repeats === 'monthly') return lastInMonths(first, 1, times);
  if (repeats === 'yearly') return lastInMonths(first, 12, times);
  const ticked = WEEKDAYS.filter((day) => repeatsOn.includes(day));
  const weekly = ticked.length > 0 ? ticked : [weekdayAt(first)];
  return lastDay(first, repeats === 'daily' ? WEEKDAYS : weekly, times);
}
