import { useMemo } from 'react';
import { useResource, type Loaded } from 'shared-kit/api/resource';
import { useRefreshOnReturn } from '../content/useRefreshOnReturn';
import { monthRange } from '../rules/dates';
import type { Property } from '../rules/entities';
import type { CalendarEvent } from '../rules/models/calendarEvent';
import type { State } from '../rules/state';
import { entriesByDay, shiftMonth } from './monthDays';

interface Options {
  property: Property;
  /** `YYYY-MM` */
  month: string;
  /** Undefined for both. */
  published: boolean | undefined;
  /** Undefined for any. */
  state: State | undefined;
  hidden: ReadonlySet<string>;
}

/** What is known of the month after. */
export type Next = 'known' | 'loading' | 'failed';

/** The events of a month; undefined while those of another one are held in their place. */
const arrived = ({ data, stale }: Loaded<CalendarEvent[]>) => (stale ? undefined : data);

/**
 * What takes place in a month, and in the months beside it, which are requested after the month itself has loaded: they fill the
 * first and the last week and say what comes next (document 2 §4.7).
 * @returns the list of the month, one of the months beside it that could not be loaded, the entries by day, how many events of the
 *   month are in hidden calendars, and what is known of the month after
 */
export function useShownEvents({ property, month, published, state, hidden }: Options) {
  const api = useResource<CalendarEvent>(`/properties/${property.id}/calendar-events`);
  useRefreshOnReturn(api.path);
  const query = (of: string) => ({
    start: monthRange(of).start,
    perPage: 2000,
    archived: false,
    ...(published !== undefined && { published }),
    ...(state && { state }),
  });
  const [before, after] = [shiftMonth(month, -1), shiftMonth(month, 1)];
  const list = api.useList(query(month));
  const own = arrived(list);
  const beside = [api.useList(query(before), own !== undefined), api.useList(query(after), own !== undefined)] as const;
  const [earlier, later] = [arrived(beside[0]), arrived(beside[1])];

  const { timezone } = property;
  const entries = useMemo(() => {
    const all = [own, earlier, later].flatMap((events) => events ?? []);
    const shown = [...new Map(all.map((event) => [event.id, event])).values()].filter(
      ({ calendarId }) => !hidden.has(calendarId),
    );
    return entriesByDay(shown, monthRange(before).from, monthRange(after).to, timezone);
  }, [own, earlier, later, hidden, before, after, timezone]);
  const hiddenCount = useMemo(() => own?.filter(({ calendarId }) => hidden.has(calendarId)).length ?? 0, [own, hidden]);
  const next: Next = later ? 'known' : beside[1].error ? 'failed' : 'loading';
  return { list, failed: beside.find(({ data, error }) => error && !data), entries, hiddenCount, next };
}
