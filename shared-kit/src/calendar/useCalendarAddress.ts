import { useEffect } from 'react';
import { asLastShown, keepShown, wasShown } from '../content/lastList';
import { useAddressParams } from '../content/useAddressParams';
import { CALENDAR_DISPLAYS, publishedOf, VIEWING_BOTH, VIEWINGS } from '../rules/calendarOptions';
import { today } from '../rules/dates';
import type { Property } from '../rules/entities';
import { EVENT_STATES, eventState } from '../rules/eventState';
import { isPlainDate } from '../rules/instant';
import type { CalendarEvent } from '../rules/models/calendarEvent';
import { calendarsHref } from './eventType';

/** `month` (Grid) or `day` (List). */
export type Display = (typeof CALENDAR_DISPLAYS)[number]['value'];

/** The value of the query's `published` for each viewing choice in the address. */
const WORDS = new Map(
  VIEWINGS.filter(({ value }) => value !== VIEWING_BOTH).map(({ value, label }) => [label.toLowerCase(), value]),
);

/** A month is shown with the one after it, and dates have years of four digits. */
const END_OF_TIME = '9999-12-01';

const wordOf = (options: readonly { value: unknown; label: string }[], value: unknown) =>
  options.find((option) => option.value === value)?.label.toLowerCase() ?? '';

/** As the address says, or as the property opens its calendars. */
function displayIn(params: URLSearchParams, { calendarDisplayAs }: Property): Display {
  const own = CALENDAR_DISPLAYS.find(({ label }) => label.toLowerCase() === params.get('view'))?.value;
  return own ?? (calendarDisplayAs === 'day' ? 'day' : 'month');
}

/**
 * The calendar in the address: the day (or a day of the month) that is shown, how, and which events (document 2 §4.7). What
 * the address does not say is today, as the property says, and both.
 */
export function useCalendarAddress(property: Property) {
  const { params, change, narrow } = useAddressParams();
  const [base, query] = [calendarsHref(property), params.toString()];
  useEffect(() => keepShown(base, query && `?${query}`), [base, query]);
  const now = today(property.timezone);
  const asked = params.get('day');
  const day = asked !== null && isPlainDate(asked) && asked < END_OF_TIME ? asked : now;
  const display = displayIn(params, property);
  const viewing = WORDS.get(params.get('viewing') ?? '') ?? VIEWING_BOTH;
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

/**
 * The calendars page as it was last shown, for the way back from an event: on the month of the event where that one has none of it, and
 * without a filter that hides it.
 */
export function calendarsWith(event: CalendarEvent, property: Property): string {
  const { start, end, repeats, published } = event;
  const base = calendarsHref(property);
  const params = new URLSearchParams(asLastShown(base).slice(base.length));
  const shown = params.get('day') ?? (repeats && wasShown(base) ? today(property.timezone) : '');
  const unit = (day: string) => day.slice(0, displayIn(params, property) === 'day' ? 10 : 7);
  const isThere = unit(start) <= unit(shown) && (repeats || unit(shown) <= unit(end));
  if (!isThere) params.set('day', start.slice(0, 10));
  if (params.get('viewing') !== wordOf(VIEWINGS, Number(published))) params.delete('viewing');
  if (params.get('state') !== eventState(event, property.timezone, Date.now())) params.delete('state');
  if (!event.archived) params.delete('list');
  const query = params.toString();
  return query ? `${base}?${query}` : base;
}
