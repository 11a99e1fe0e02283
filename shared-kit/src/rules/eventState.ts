import { isWallTime } from './instant';
import { seriesEndInstant, type Series } from './recurrence';
import { STATES, stateOf, type State } from './state';

/** The start of an event's window: guests see it in its calendar as soon as it is published. */
const EPOCH = '1970-01-01T00:00:00.000Z';

/** The states of an event (OP-144): it is announced as soon as it is published, so it is never Scheduled. */
export const EVENT_STATES = STATES.filter((state) => state !== 'scheduled');

/**
 * The state of a calendar event: Live once published, Ended after its last occurrence (OP-144).
 * @param zone the property's IANA code
 */
export function eventState(event: Series & { published: boolean; archived: boolean }, zone: string, now: Date | number): State {
  if (stateOf(event, now) === 'draft') return 'draft';
  // The text in a form may not be a time yet.
  const isTimed = [event.start, event.end].every(isWallTime);
  const endsOn = isTimed ? seriesEndInstant(event, zone) : null;
  return stateOf({ published: true, startsOn: EPOCH, endsOn, doesNotEnd: endsOn === null }, now);
}
