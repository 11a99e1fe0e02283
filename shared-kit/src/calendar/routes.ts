import { itemCalls, oneCall } from '../remote/firstCalls';
import type { RouteEntry } from '../rules/remote/routes';
import type { Pages } from '../remote/pages';
import type { PropertyType } from '../rules/entities';
import { PER_PAGE } from '../rules/limits';
import { eventTypes } from './eventType';

/** The pages of calendars, for each package that shows some. */
export const calendarPages: Pages = {
  calendars: () => import('./CalendarsPage'),
  calendarEventForm: () => import('./EventFormPage'),
  cloneCalendarEvents: () => import('./CloneEventsPage'),
};

/**
 * The routes of the calendars of hotels or of restaurants (document 2 §2.3, OP-80, OP-89). Their pages are
 * `calendarPages`.
 */
export function calendarRoutes(place: PropertyType): RouteEntry {
  const param = place === 'hotel' ? ':hotelid' : ':restaurantId';
  const path = `/${place}s/${param}/calendars`;
  const clone = 'Clone a Calendar Event';
  const resource = 'calendar_event';
  return {
    path,
    title: 'Calendars',
    page: 'calendars',
    firstCalls: [oneCall('calendars', { per_page: String(PER_PAGE.max) }, param)],
    resource: 'calendar',
    order: eventTypes[place].sidebar,
    related: [place],
    children: [
      { path: `${path}/events`, title: 'Calendars', redirectTo: path, resource: 'calendar' },
      { path: `${path}/clone`, title: clone, redirectTo: `${path}/events/clone`, resource },
      { path: `${path}/events/new`, title: 'New Calendar Event', page: 'calendarEventForm', resource, leadsBack: true },
      { path: `${path}/events/clone`, title: clone, page: 'cloneCalendarEvents', resource, leadsBack: true },
      {
        path: `${path}/events/:id/edit`,
        title: 'Edit Calendar Event',
        page: 'calendarEventForm',
        firstCalls: itemCalls('calendar-events', param),
        resource,
        leadsBack: true,
      },
    ],
  };
}
