import { itemCalls, oneCall } from '../remote/firstCalls';
import type { RouteEntry } from '../rules/remote/routes';
import { hotelOrder, restaurantOrder } from '../remote/sidebarOrder';
import type { PropertyType } from '../rules/entities';
import { PER_PAGE } from '../rules/limits';

const PLACES = {
  hotel: { param: ':hotelid', order: hotelOrder.calendars },
  restaurant: { param: ':restaurantId', order: restaurantOrder.calendars },
} as const;

/**
 * The routes of the calendars of hotels or of restaurants (document 2 §2.3, OP-80, OP-89). The package needs the pages
 * `calendars`, `calendarEventForm` and `cloneCalendarEvents`.
 */
export function calendarRoutes(place: PropertyType): RouteEntry {
  const { param, order } = PLACES[place];
  const path = `/${place}s/${param}/calendars`;
  const clone = 'Clone a Calendar Event';
  const resource = 'calendar_event';
  return {
    path,
    title: 'Calendars',
    page: 'calendars',
    firstCalls: [oneCall('calendars', { per_page: String(PER_PAGE.most) }, param)],
    resource: 'calendar',
    order,
    related: [place],
    children: [
      { path: `${path}/events`, title: 'Calendars', redirectTo: path, resource: 'calendar' },
      { path: `${path}/clone`, title: clone, redirectTo: `${path}/events/clone`, resource },
      { path: `${path}/events/new`, title: 'New Calendar Event', page: 'calendarEventForm', resource },
      { path: `${path}/events/clone`, title: clone, page: 'cloneCalendarEvents', resource },
      {
        path: `${path}/events/:id/edit`,
        title: 'Edit Calendar Event',
        page: 'calendarEventForm',
        firstCalls: itemCalls('calendar-events', param),
        resource,
      },
    ],
  };
}
