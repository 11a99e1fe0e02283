import { useMemo } from 'react';
import type { Loaded } from 'shared-kit/api/resource';
import { useRefreshForUnknown } from '../content/useRefreshForUnknown';
import { useRefreshOnReturn } from '../content/useRefreshOnReturn';
import { monthRange } from '../rules/dates';
import type { Property } from '../rules/entities';
import { PER_PAGE } from '../rules/limits';
import type { CalendarEvent } from '../rules/models/calendarEvent';
import type { State } from '../rules/state';
import { entriesByDay, shiftMonth } from './monthDays';
import { calendarsPath, useCalendars, useEvents } from './useCalendars';

interface Options {
  property: Property;
  /** `YYYY-MM` */
  month: string;
  /** Undefined for both. */
  published: boolean | undefined;
  /** Undefined for any. */
  state: State | undefined;
  /** Ids of the calendars whose events are not shown. */
  hidden: ReadonlySet<string>;
}

/** Whether the events of the next month are available. */
export type NextMonthStatus = 'loaded' | 'loading' | 'failed';

/** The events of the requested month; undefined while a list still has those of another one. */
const currentEvents = ({ data, stale }: Loaded<CalendarEvent[]>) => (stale ? undefined : data);

/**
 * The events of a month and of the months before and after, which complete its first and last week and show what comes next
 * (document 2 §4.7). The neighbouring months are requested after the month itself has loaded.
 * @returns the list of the month, the list of a neighbouring month that could not be loaded, the entries by day, how many events of
 *   the month are in hidden calendars, and whether the next month is loaded
 */
export function useShownEvents({ property, month, published, state, hidden }: Options) {
  const api = useEvents(property.id);
  useRefreshOnReturn(api.path);
  const queryOf = (queriedMonth: string) => ({
    start: monthRange(queriedMonth).start,
    perPage: PER_PAGE.max,
    archived: false,
    ...(published !== undefined && { published }),
    ...(state && { state }),
  });
  const [previousMonth, nextMonth] = [shiftMonth(month, -1), shiftMonth(month, 1)];
  const list = api.useList(queryOf(month));
  const events = currentEvents(list);
  const isLoaded = events !== undefined;
  const previousList = api.useList(queryOf(previousMonth), isLoaded);
  const nextList = api.useList(queryOf(nextMonth), isLoaded);
  const [previousEvents, nextEvents] = [currentEvents(previousList), currentEvents(nextList)];

  const named = useMemo(() => (events ?? []).map(({ calendarId }) => calendarId), [events]);
  // Without its calendar an event has no colour, and cannot be hidden.
  useRefreshForUnknown(calendarsPath(property.id), named, useCalendars(property.id).data);

  const { timezone } = property;
  const entries = useMemo(() => {
    const all = [events, previousEvents, nextEvents].flatMap((loaded) => loaded ?? []);
    // An event that spans the end of a month is in both lists.
    const shown = [...new Map(all.map((event) => [event.id, event])).values()].filter(
      ({ calendarId }) => !hidden.has(calendarId),
    );
    return entriesByDay(shown, monthRange(previousMonth).from, monthRange(nextMonth).to, timezone);
  }, [events, previousEvents, nextEvents, hidden, previousMonth, nextMonth, timezone]);
  const hiddenCount = events?.filter(({ calendarId }) => hidden.has(calendarId)).length ?? 0;
  const nextMonthStatus: NextMonthStatus = nextEvents ? 'loaded' : nextList.error ? 'failed' : 'loading';
  const failedNeighbour = [previousList, nextList].find(({ data, error }) => error && !data);
  return { list, failedNeighbour, entries, hiddenCount, nextMonthStatus };
}
