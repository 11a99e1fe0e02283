import { isWallTime } from './instant';
import { floating, fromFloating } from './wallTime';

/** How long an event is while no end is given. */
const AN_HOUR = 3_600_000;

/**
 * The end of an event whose start moves: it follows, so that the event stays as long as it was; an event without an end is an
 * hour long. Text that is no time moves nothing. All are wall times, `YYYY-MM-DDTHH:mm:ss`.
 */
export function endAfter(next: string, { start, end }: { start: string; end: string }): string {
  if (!isWallTime(next) || (end !== '' && !isWallTime(end))) return end;
  if (end === '') return fromFloating(floating(next) + AN_HOUR);
  if (!isWallTime(start)) return end > next ? end : fromFloating(floating(next) + AN_HOUR);
  return fromFloating(floating(next) + Math.max(0, floating(end) - floating(start)));
}
