import type { Named } from '../entities';
import { readInstant } from '../instant';
import { CUSTOM_TIME_MAX } from '../limits';
import { CALENDAR_EVENT_CTAS } from '../options';
import { DAY, repeatInterval } from '../repeatInterval';
import { CUSTOM_TIME_LENGTH } from '../validation/eventMessages';
import { isFilled, isLongerThan } from '../validation/text';
import type { Check, Values } from './field';
import {
  address,
  choice,
  flag,
  withoutInput,
  group,
  storedSeparately,
  instant,
  name,
  optionalGroup,
  reference,
  richText,
  sentOnly,
  text,
} from './kinds';
import { defineModel, type ItemOf } from './model';
import { afterStart, detailsCta, image, images, requiredWhen, publishing } from './parts';
import { repeatFields } from './repeat';

/** The product's own messages, kept here so that only the forms of events load them. */
const REPEATS_TOO_SOON = 'The event would begin again before it ends: choose an earlier end, or repeat it less often.';
const TOO_LONG = 'The event lasts more than ten years: check the years of its start and end.';
const LONGEST = 3653 * DAY;
const NO_PAGE = 'No Detail Page';
const dayOf = (wall: unknown) => readInstant(wall)?.slice(0, 10) ?? wall;
const checkOrder = afterStart('start', { mayBeEqual: true });
/** Only the days of an all-day event are compared, since its times are ignored (API contract §1). */
const notBeforeStart: Check = (value, siblings, item) =>
  siblings.allDay === true
    ? checkOrder(dayOf(value), { ...siblings, start: dayOf(siblings.start) }, item)
    : checkOrder(value, siblings, item);

const millis = (wall: unknown) => Date.parse(readInstant(wall) ?? '');
/**
 * An event that takes place again before it ends would be in its calendar several times a day. An all-day event fills its last
 * day.
 */
const overBeforeRepeating: Check = (value, { start, allDay, repeats, repeatsOn }) => {
  const length = allDay === true ? millis(dayOf(value)) - millis(dayOf(start)) + DAY : millis(value) - millis(start);
  return length > repeatInterval(repeats, repeatsOn) ? REPEATS_TOO_SOON : undefined;
};

/** Nothing in a calendar lasts this long: the year of one of the two times must be wrong. */
const withinTenYears: Check = (value, { start }) => (millis(value) - millis(start) > LONGEST ? TOO_LONG : undefined);

const hasDetailPage = ({ type }: Values) => isFilled(type) && type !== NO_PAGE;

/** An event in a calendar of its property; times are its wall clock, `YYYY-MM-DDTHH:mm:ss` (document 2 §3.6, §5.2, OP-74, OP-89). */
export const calendarEventModel = defineModel({
  resource: 'calendar_event',
  collection: 'calendar-events',
  singular: 'calendar event',
  plural: 'calendar events',
  titleKey: 'title',
  filters: ['calendarId'],
  order: 'start:ASC',
  fields: {
    ...publishing,
    ...repeatFields('repeats'),
    doesNotEnd: withoutInput(storedSeparately(flag({ initial: true }))),
    calendarId: reference({ required: true }),
    calendar: sentOnly(optionalGroup({ id: reference(), name: name() })),
    title: name({ required: true }),
    shortDescription: text(),
    start: instant({ required: true }),
    end: instant({ required: true, checks: [notBeforeStart, overBeforeRepeating, withinTenYears] }),
    allDay: flag(),
    customTime: text({
      checks: [(value) => (typeof value === 'string' && isLongerThan(value, CUSTOM_TIME_MAX) ? CUSTOM_TIME_LENGTH : undefined)],
    }),
    images: images(),
    cta: group({
      type: choice<string, { initial: string }>(CALENDAR_EVENT_CTAS, { initial: NO_PAGE }),
      linkText: name({ checks: [requiredWhen(hasDetailPage)] }),
      linkUrl: address({ checks: [requiredWhen(({ type }) => type === 'External Site')] }),
      trackingTag: text(),
    }),
    details: group({ content: richText(), image: image(), cta: detailsCta({ opensInNewWindow: true }) }),
  },
});

/** An event as the API returns it, with its calendar; events are not ordered by staff. */
export type CalendarEvent = Omit<ItemOf<typeof calendarEventModel>, 'sortIndex'> & { sortIndex: number | null; calendar?: Named };
