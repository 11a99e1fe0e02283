import { pageIn, useAddressParams } from 'shared-kit/content/useAddressParams';
import { contains } from 'shared-kit/content/useListAddress';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { isPlainDate } from 'shared-kit/rules/instant';
import { addDays } from 'shared-kit/rules/wallTime';
import { SECURITY_EVENTS, type SecurityEvent } from 'shared-kit/rules/securityEvents';

const isEvent = (text: string | null): text is SecurityEvent => text !== null && Object.hasOwn(SECURITY_EVENTS, text);

/** A whole day in UTC, the clock that the list uses. */
const dayRange = (day: string) => ({
  from: `${day}T00:00:00.000Z`,
  to: `${addDays(day, 1)}T00:00:00.000Z`,
});

/**
 * The filter of the security log, kept in the address: person, kind, day and page. An invalid value in the address is ignored.
 * @returns the filter as it is shown, the query for the API, and functions that change it
 */
export function useSecurityFilter() {
  const { params, narrow, showPage } = useAddressParams();
  const [person, kind, day] = [params.get('filter') ?? '', params.get('kind'), params.get('day')];
  const event = isEvent(kind) ? kind : '';
  const date = isPlainDate(day) ? day : '';
  const query: Record<string, string | undefined> = {
    by: contains(person),
    event: event || undefined,
    ...(date && dayRange(date)),
  };
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    person,
    event,
    day: date,
    isFiltered: Boolean(person || event || date),
    query,
    /** `query` as the API expects it in an address. */
    queryString: new URLSearchParams(entries).toString(),
    paging: { page: pageIn(params), perPage: PER_PAGE.table },
    showPerson: (text: string) => narrow({ filter: text }),
    showEvent: (text: string) => narrow({ kind: text }),
    showDay: (text: string) => narrow({ day: text }),
    showPage,
    clear: () => narrow({ filter: '', kind: '', day: '' }),
  };
}
