import { overOn, type Series } from './recurrence';
import { STATES, stateOf, type State } from './state';

/** An event has no window: guests see it in its calendar once it is published. */
const EVER = '1970-01-01T00:00:00.000Z';

const WALL = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** The states that an event can be in (OP-144): what is published is announced at once, so it is never Scheduled. */
export const EVENT_STATES = STATES.filter((state) => state !== 'scheduled');

/**
 * Where a calendar event is in its life: Live once published, Ended after its last occurrence (OP-144).
 * @param zone the property's IANA code
 */
export function eventState(event: Series & { published: boolean; archived: boolean }, zone: string, now: Date | number): State {
  if (stateOf(event, now) === 'draft') return 'draft';
  // What is typed in a form may be no time yet.
  const isTimed = [event.start, event.end].every((text) => WALL.test(text));
  const endsOn = isTimed ? overOn(event, zone) : null;
  return stateOf({ published: true, startsOn: EVER, endsOn, doesNotEnd: endsOn === null }, now);
}
