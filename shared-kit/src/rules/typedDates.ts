import { readInstant } from './instant';
import type { SharedDates, Stateful } from './state';

/**
 * An item with the dates that are typed so far, to tell its state: a date that is not complete is none, and without a complete end
 * the item does not end.
 */
export function withTypedDates(item: Stateful): Stateful {
  if (item.startsOn === undefined) return item;
  const endsOn = readInstant(item.endsOn);
  return { ...item, startsOn: readInstant(item.startsOn), endsOn, doesNotEnd: item.doesNotEnd || endsOn === null };
}

/** The same for a shared special, which has its own names for its dates. */
export function withTypedSharedDates(item: SharedDates): SharedDates {
  const endDate = readInstant(item.endDate);
  return { ...item, startDate: readInstant(item.startDate), endDate, eventEnds: item.eventEnds && endDate !== null };
}
