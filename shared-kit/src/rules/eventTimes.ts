import { isWallTime } from './instant';
import { floating, fromFloating } from './wallTime';

/** The length of an event until its end is entered: an hour. */
const DEFAULT_LENGTH = 3_600_000;

/**
 * The end of an event after its start was changed: it moves along, so that the event keeps its length. An event without an end
 * becomes an hour long; text that is not a time changes nothing. All are wall times, `YYYY-MM-DDTHH:mm:ss`.
 */
export function endForStart(newStart: string, { start, end }: { start: string; end: string }): string {
  if (!isWallTime(newStart) || (end !== '' && !isWallTime(end))) return end;
  if (end === '') return fromFloating(floating(newStart) + DEFAULT_LENGTH);
  if (!isWallTime(start)) return end > newStart ? end : fromFloating(floating(newStart) + DEFAULT_LENGTH);
  return fromFloating(floating(newStart) + Math.max(0, floating(end) - floating(start)));
}
