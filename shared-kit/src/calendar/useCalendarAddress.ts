import { useEffect } from 'react';
import { lastHref, rememberQuery, wasVisited } from '../content/lastList';
import { useAddressParams } from '../content/useAddressParams';
import { useNow } from '../ui/useNow';
import { CALENDAR_DISPLAYS, publishedOf, VIEWING_BOTH, VIEWINGS } from '../rules/calendarOptions';
import { currentTime } from '../rules/currentTime';
import { today } from '../rules/dates';
import type { Property } from '../rules/entities';
import { EVENT_STATES, eventState } from '../rules/eventState';
import { isPlainDate } from '../rules/instant';
import type { CalendarEvent } from '../rules/models/calendarEvent';
import { calendarsHref } from './eventType';

/** `month` (Grid) or `day` (List). */
export type Display = (typeof CALENDAR_DISPLAYS)[number]['value'];

/** The viewing choice for each value of the parameter `viewing`. */
const VIEWING_BY_PARAM = new Map(
  VIEWINGS.filter(({ value }) => value !== VIEWING_BOTH).map(({ value, label }) => [label.toLowerCase(), value]),
);

/** Days must be before this: a month is shown with the next one, and years have four digits. */
const DAY_LIMIT = '9999-12-01';

const paramOf = (options: readonly { value: unknown; label: string }[], value: unknown) =>
  options.find((option) => option.value === value)?.label.toLowerCase() ?? '';

/** The display in the address, or else the one that the property opens its calendars with. */
function displayOf(params: URLSearchParams, { calendarDisplayAs }: Property): Display {
  const requested = CALENDAR_DISPLAYS.find(({ label }) => label.toLowerCase() === params.get('view'))?.value;
  return requested ?? (calendarDisplayAs === 'day' ? 'day' : 'month');
}

/**
 * The state of the calendars page in its address: the shown day (or a day of the shown month), the display, and which events
 * (document 2 §4.7). The defaults are today, the property's display, and both published and unpublished events.
 * @returns the state, and functions that change it
 */
export function useCalendarAddress(property: Property) {
  const { params, change, narrow } = useAddressParams();
  const [base, query] = [calendarsHref(property), params.toString()];
  useEffect(() => rememberQuery(base, query && `?${query}`), [base, query]);
  const currentDay = today(property.timezone, useNow());
  const requestedDay = params.get('day');
  const day = isPlainDate(requestedDay) && requestedDay < DAY_LIMIT ? requestedDay : currentDay;
  const display = displayOf(params, property);
  const viewing = VIEWING_BY_PARAM.get(params.get('viewing') ?? '') ?? VIEWING_BOTH;
  return {
    today: currentDay,
    day,
    display,
    viewing,
    published: publishedOf(viewing),
    state: EVENT_STATES.find((state) => state === params.get('state')),
    isArchive: params.get('list') === 'archived',
    /** The address of the list of one day, with the filters of this page. */
    dayHref: (next: string) => `${base}?${new URLSearchParams({ ...Object.fromEntries(params), day: next, view: 'list' })}`,
    showDay: (next: string) => narrow({ day: next === currentDay ? '' : next, list: '' }),
    showDisplay: (next: Display) => narrow({ view: paramOf(CALENDAR_DISPLAYS, next), list: '' }),
    showViewing: (next: number) => change({ viewing: next === VIEWING_BOTH ? '' : paramOf(VIEWINGS, next) }),
    showState: (state: string) => change({ state }),
    showArchive: (isArchive: boolean) => narrow({ list: isArchive ? 'archived' : '' }, { isStep: true }),
  };
}

export type CalendarAddress = ReturnType<typeof useCalendarAddress>;

/**
 * The calendars page to return to from an event: as it was last shown, but on the month (or day) of the event if the shown one has no
 * part of it, and without a filter that hides it.
 */
export function backToCalendarsHref(event: CalendarEvent, property: Property): string {
  const { start, end, repeats, published } = event;
  const base = calendarsHref(property);
  const params = new URLSearchParams(lastHref(base).slice(base.length));
  const shownDay = params.get('day') ?? (repeats && wasVisited(base) ? today(property.timezone) : '');
  const periodOf = (day: string) => day.slice(0, displayOf(params, property) === 'day' ? 10 : 7);
  const shown = periodOf(shownDay);
  const isInView = periodOf(start) <= shown && (repeats || shown <= periodOf(end));
  if (!isInView) params.set('day', start.slice(0, 10));
  if (params.get('viewing') !== paramOf(VIEWINGS, Number(published))) params.delete('viewing');
  if (params.get('state') !== eventState(event, property.timezone, currentTime())) params.delete('state');
  if (!event.archived) params.delete('list');
  const query = params.toString();
  return query ? `${base}?${query}` : base;
}
