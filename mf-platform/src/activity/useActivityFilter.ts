import { pageIn, useAddressParams } from 'shared-kit/content/useAddressParams';
import { contains } from 'shared-kit/content/useListAddress';
import { toInstant } from 'shared-kit/rules/dates';
import { HISTORY_ACTIONS, historyKindOf } from 'shared-kit/rules/historyKinds';
import { isPlainDate } from 'shared-kit/rules/instant';
import { snakeKey } from 'shared-kit/rules/keyCase';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { addDays } from 'shared-kit/rules/wallTime';

const known = (text: string | null, isKnown: (text: string) => boolean) => (text !== null && isKnown(text) ? text : '');

/** Midnight at which a day begins by a zone's clock, or the next one. */
function midnight(day: string, zone: string, after = 0): string | undefined {
  if (!day) return undefined;
  return toInstant(`${addDays(day, after)}T00:00:00`, zone) ?? undefined;
}

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
  const kind = known(params.get('kind'), (text) => historyKindOf(text) !== undefined);
  const action = known(params.get('action'), (text) => HISTORY_ACTIONS.some((one) => one === text));
  const property = propertyId === undefined ? (params.get('property') ?? '') : '';
  const [from, to] = ['from', 'to'].map((name) => known(params.get(name), isPlainDate)) as [string, string];
  const query: Record<string, string | undefined> = {
    propertyId: propertyId ?? (property || undefined),
    by: contains(person),
    kind: kind || undefined,
    action: action || undefined,
    from: midnight(from, zone),
    to: midnight(to, zone, 1),
  };
  const asked = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[snakeKey(key), value]]));
  return {
    person,
    kind,
    action,
    property,
    from,
    to,
    isFiltered: Boolean(person || kind || action || property || from || to),
    query,
    /** The same as a query string of the API. */
    address: new URLSearchParams(asked).toString(),
    paging: { page: pageIn(params), perPage: PER_PAGE.table },
    show: (changed: Partial<Record<'filter' | 'kind' | 'action' | 'property' | 'from' | 'to', string>>) => narrow(changed),
    showPage,
    clear: () => narrow({ filter: '', kind: '', action: '', property: '', from: '', to: '' }),
  };
}
