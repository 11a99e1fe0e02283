import { contains } from 'shared-kit/content/useListAddress';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { isPlainDate } from 'shared-kit/rules/instant';
import { SECURITY_EVENTS, type SecurityEvent } from 'shared-kit/rules/securityEvents';
import { useSearchParams } from 'shared-kit/router';

const DAY = 86_400_000;

const isEvent = (text: string | null): text is SecurityEvent => text !== null && Object.hasOwn(SECURITY_EVENTS, text);

/** A whole day, by the clock of the list. */
const spanOf = (day: string) => ({
  from: `${day}T00:00:00.000Z`,
  to: new Date(Date.parse(`${day}T00:00:00.000Z`) + DAY).toISOString(),
});

/**
 * The filter of the security log, kept in the address: person, kind, day and page. What the address says and is none is no
 * filter.
 * @returns the filter as it is shown, what the API is asked, and functions that change it
 */
export function useSecurityFilter() {
  const [params, setParams] = useSearchParams();
  const set = (change: Record<string, string>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        Object.entries({ page: '', ...change }).forEach(([key, value]) => (value ? next.set(key, value) : next.delete(key)));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const [person, kind, day] = [params.get('filter') ?? '', params.get('kind'), params.get('day')];
  const event = isEvent(kind) ? kind : '';
  const date = isPlainDate(day) ? day : '';
  const query: Record<string, string | undefined> = {
    by: contains(person),
    event: event || undefined,
    ...(date && spanOf(date)),
  };
  const asked = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    person,
    event,
    day: date,
    isFiltered: Boolean(person || event || date),
    query,
    /** The same as it stands behind a question mark. */
    address: new URLSearchParams(asked).toString(),
    paging: { page: Math.max(1, Number(params.get('page')) || 1), perPage: PER_PAGE.table },
    showPerson: (text: string) => set({ filter: text }),
    showEvent: (text: string) => set({ kind: text }),
    showDay: (text: string) => set({ day: text }),
    showPage: (page: number) => set({ page: page > 1 ? String(page) : '' }),
    clear: () => set({ filter: '', kind: '', day: '' }),
  };
}
