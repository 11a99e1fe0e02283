import { contentType } from '../content/contentType';
import type { Property, PropertyType } from '../rules/entities';
import type { CalendarEvent, calendarEventModel } from '../rules/models/calendarEvent';

const eventTypeOf = (place: PropertyType) =>
  contentType<typeof calendarEventModel, CalendarEvent>({
    place,
    resource: 'calendar_event',
    api: 'calendar-events',
    path: 'calendars',
    itemPath: 'calendars/events',
    labels: { singular: 'Calendar Event', plural: 'Calendars', items: 'calendar events' },
    liveLink: 'calendarsUrl',
    titleKey: 'title',
    sidebar: place === 'hotel' ? 30 : 60,
    // Events are not ordered by staff; they are listed by date.
    order: 'start:ASC',
  });

/** Calendar events of hotels and of restaurants (document 2 §2.3, OP-89). */
export const eventTypes = { hotel: eventTypeOf('hotel'), restaurant: eventTypeOf('restaurant') };

/** The address of the calendars page of a property. */
export const calendarsHref = ({ id, type }: Pick<Property, 'id' | 'type'>) => `/${type}s/${id}/calendars`;

/** The address of the form of a new event on a day, or from a day to a later one. Days are `YYYY-MM-DD`. */
export const newEventHref = (property: Pick<Property, 'id' | 'type'>, first: string, last = first) =>
  `${calendarsHref(property)}/events/new?day=${first}${last === first ? '' : `&to=${last}`}`;

/** The address of the form of an event; every occurrence leads to the form of its series (OP-83). */
export const eventHref = (property: Pick<Property, 'id' | 'type'>, id: string) => `${calendarsHref(property)}/events/${id}/edit`;
