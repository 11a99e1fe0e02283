import { pageIn, useAddressParams } from 'shared-kit/content/useAddressParams';
import { contains } from 'shared-kit/content/useListAddress';
import { toInstant } from 'shared-kit/rules/dates';
import { HISTORY_ACTIONS, historyKindOf } from 'shared-kit/rules/historyKinds';
import { isPlainDate } from 'shared-kit/rules/instant';
import { snakeKey } from 'shared-kit/rules/keyCase';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { addDays } from 'shared-kit/rules/wallTime';
import { validOrEmpty } from '../filters/validOrEmpty';

/** The instant at which a day begins in a time zone; undefined without a day. */
const startOfDay = (day: string, zone: string) => (day && toInstant(`${day}T00:00:00`, zone)) || undefined;
const startOfNextDay = (day: string, zone: string) => startOfDay(day && addDays(day, 1), zone);

/**
 * The filter of the activity, kept in the address so that it can be linked: person, kind, action, property, days and page. An invalid
 * value in the address is ignored.
 * @param zone the clock that the days follow
 * @param propertyId the one property whose activity this is
 * @returns the filter as it is shown, the query for the API, and functions that change it
 */
export function useActivityFilter(zone: string, propertyId: string | undefined) {
  const { params, narrow, showPage } = useAddressParams();
  const person = params.get('filter') ?? '';
  const kind = validOrEmpty(params.get('kind'), (text) => historyKindOf(text) !== undefined);
  const action = validOrEmpty(params.get('action'), (text) => HISTORY_ACTIONS.some((name) => name === text));
  const property = propertyId === undefined ? (params.get('property') ?? '') : '';
  const [from, to] = ['from', 'to'].map((name) => validOrEmpty(params.get(name), isPlainDate)) as [string, string];
  const query: Record<string, string | undefined> = {
    propertyId: propertyId ?? (property || undefined),
    by: contains(person),
    kind: kind || undefined,
    action: action || undefined,
    from: startOfDay(from, zone),
    to: startOfNextDay(to, zone),
  };
  const entries = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[snakeKey(key), value]]));
  return {
    person,
    kind,
    action,
    property,
    from,
    to,
    isFiltered: Boolean(person || kind || action || property || from || to),
    query,
    /** `query` as the API expects it in an address. */
    queryString: new URLSearchParams(entries).toString(),
    paging: { page: pageIn(params), perPage: PER_PAGE.table },
    update: (changes: Partial<Record<'filter' | 'kind' | 'action' | 'property' | 'from' | 'to', string>>) => narrow(changes),
    showPage,
    clear: () => narrow({ filter: '', kind: '', action: '', property: '', from: '', to: '' }),
  };
}
