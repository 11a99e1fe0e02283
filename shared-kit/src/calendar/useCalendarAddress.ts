import { useAddressParams } from '../content/useAddressParams';
import { CALENDAR_DISPLAYS, publishedOf, VIEWING_BOTH, VIEWINGS } from '../rules/calendarOptions';
import { today } from '../rules/dates';
import type { Property } from '../rules/entities';
import { EVENT_STATES } from '../rules/eventState';
import { isPlainDate } from '../rules/instant';
import { calendarsHref } from './eventType';

/** `month` (Grid) or `day` (List). */
export type Display = (typeof CALENDAR_DISPLAYS)[number]['value'];

/** What `published=` is asked for a viewing choice, in the address. */
const WORDS = new Map(
  VIEWINGS.filter(({ value }) => value !== VIEWING_BOTH).map(({ value, label }) => [label.toLowerCase(), value]),
);

/** A month is shown with the one after it, and dates have years of four digits. */
const END_OF_TIME = '9999-12-01';

/**
 * The calendar in the address: the day (or a day of the month) that is shown, how, and which events (document 2 §4.7). What
 * the address does not say is today, as the property says, and both.
 */
export function useCalendarAddress(property: Property) {
  const { params, change, narrow } = useAddressParams();
  const now = today(property.timezone);
  const asked = params.get('day');
  const day = asked !== null && isPlainDate(asked) && asked < END_OF_TIME ? asked : now;
  const own = CALENDAR_DISPLAYS.find(({ label }) => label.toLowerCase() === params.get('view'))?.value;
  const display: Display = own ?? (property.calendarDisplayAs === 'day' ? 'day' : 'month');
  const viewing = WORDS.get(params.get('viewing') ?? '') ?? VIEWING_BOTH;
  const wordOf = (options: readonly { value: unknown; label: string }[], value: unknown) =>
    options.find((option) => option.value === value)?.label.toLowerCase() ?? '';
  return {
    now,
    day,
    display,
    viewing,
    published: publishedOf(viewing),
    state: EVENT_STATES.find((state) => state === params.get('state')),
    isArchive: params.get('list') === 'archived',
    showDay: (next: string) => narrow({ day: next === now ? '' : next, list: '' }),
    showAs: (next: Display) => narrow({ view: wordOf(CALENDAR_DISPLAYS, next), list: '' }),
    showOnly: (next: number) => change({ viewing: next === VIEWING_BOTH ? '' : wordOf(VIEWINGS, next) }),
    showState: (state: string) => change({ state }),
    showArchive: (shown: boolean) => narrow({ list: shown ? 'archived' : '' }, true),
  };
}

export type CalendarAddress = ReturnType<typeof useCalendarAddress>;

/** The calendars page on the month of an event. @param start wall time */
export const monthHref = (property: Pick<Property, 'id' | 'type'>, start: string) =>
  `${calendarsHref(property)}?day=${start.slice(0, 10)}`;
