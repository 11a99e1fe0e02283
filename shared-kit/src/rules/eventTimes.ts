import { isWallTime } from './instant';
import { LAST_TIME } from './typedDate';
import { addDays, floating, fromFloating } from './wallTime';

/** The length of an event until its end is entered: an hour. */
const DEFAULT_LENGTH = 3_600_000;

/**
 * The default end, until one is entered. It is on the day of the start: events that run past midnight should end at 11:45 PM
 * (document 2 §5.2).
 */
function defaultEnd(start: string): string {
  const end = fromFloating(floating(start) + DEFAULT_LENGTH);
  const last = `${start.slice(0, 10)}T${LAST_TIME}:00`;
  return start < last && last < end ? last : end;
}

/**
 * The end of an event after its start was changed: it moves with the start, so that the event keeps its length. An event without an
 * end, or with the default one, gets the default: an hour later, or the last quarter of that day. Text that is not a time changes
 * nothing. All are wall times, `YYYY-MM-DDTHH:mm:ss`.
 */
export function endForStart(newStart: string, { start, end }: { start: string; end: string }): string {
  if (!isWallTime(newStart) || (end !== '' && !isWallTime(end))) return end;
  const hadStart = isWallTime(start);
  if (end === '' || (hadStart && end === defaultEnd(start))) return defaultEnd(newStart);
  if (!hadStart) return end > newStart ? end : defaultEnd(newStart);
  return fromFloating(floating(newStart) + Math.max(0, floating(end) - floating(start)));
}

/**
 * The day of the last moment of an event that has times, `YYYY-MM-DD`: what ends at midnight ends on the day before. `start` and `end`
 * are wall times.
 */
export const lastDayOf = ({ start, end }: { start: string; end: string }): string =>
  end.endsWith('T00:00:00') && end > start ? addDays(end, -1) : end.slice(0, 10);
