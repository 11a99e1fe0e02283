import { itemCalls, listCalls, oneCall } from 'shared-kit/remote/firstCalls';
import type { RouteEntry } from 'shared-kit/remote/routes';
import { hotelOrder, topOrder } from 'shared-kit/remote/sidebarOrder';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { accommodationRoutes } from './accommodations/routes';
import { tiledPromoRoutes } from './tiled-promos/routes';

/** What this remote shows (document 2 §2). */
export const routes: RouteEntry[] = [
  {
    path: '/hotels/:hotelid/specials',
    title: 'Specials',
    page: 'specials',
    firstCalls: listCalls('specials'),
    resource: 'special',
    order: hotelOrder.specials,
    related: ['hotel'],
    children: [
      { path: '/hotels/:hotelid/specials/new', title: 'New Special', page: 'specialForm', resource: 'special' },
      {
        path: '/hotels/:hotelid/specials/:id/edit',
        title: 'Edit Special',
        page: 'specialForm',
        firstCalls: itemCalls('specials'),
        resource: 'special',
      },
      { path: '/hotels/:hotelid/specials/clone', title: 'Clone Special', page: 'cloneSpecials', resource: 'special' },
    ],
  },
  {
    path: '/hotels/shared/specials',
    title: 'Shared Specials',
    page: 'sharedSpecials',
    resource: 'special',
    access: 'anyProperty',
    order: topOrder.sharedSpecials,
    related: ['top'],
    children: [
      { path: '/hotels/shared/specials/new', title: 'New Shared Specials', page: 'sharedSpecialForm', access: 'super' },
      {
        path: '/hotels/shared/specials/:id/edit',
        title: 'Edit Shared Special',
        page: 'sharedSpecialForm',
        access: 'super',
      },
    ],
  },
  ...tiledPromoRoutes,
  ...accommodationRoutes,
  {
    path: '/hotels/:hotelid/calendars',
    title: 'Calendars',
    page: 'calendars',
    firstCalls: [oneCall('calendars', { per_page: String(PER_PAGE.most) })],
    resource: 'calendar',
    order: hotelOrder.calendars,
    related: ['hotel'],
    children: [
      {
        path: '/hotels/:hotelid/calendars/events',
        title: 'Calendars',
        redirectTo: '/hotels/:hotelid/calendars',
        resource: 'calendar',
      },
      {
        path: '/hotels/:hotelid/calendars/clone',
        title: 'Clone a Calendar Event',
        redirectTo: '/hotels/:hotelid/calendars/events/clone',
        resource: 'calendar_event',
      },
      {
        path: '/hotels/:hotelid/calendars/events/new',
        title: 'New Calendar Event',
        page: 'calendarEventForm',
        resource: 'calendar_event',
      },
      {
        path: '/hotels/:hotelid/calendars/events/clone',
        title: 'Clone a Calendar Event',
        page: 'cloneCalendarEvents',
        resource: 'calendar_event',
      },
      {
        path: '/hotels/:hotelid/calendars/events/:id/edit',
        title: 'Edit Calendar Event',
        page: 'calendarEventForm',
        firstCalls: itemCalls('calendar-events'),
        resource: 'calendar_event',
      },
    ],
  },
];
