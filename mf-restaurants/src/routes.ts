import { itemCalls, listCalls, oneCall } from 'shared-kit/remote/firstCalls';
import type { RouteEntry } from 'shared-kit/remote/routes';
import { restaurantOrder, topOrder } from 'shared-kit/remote/sidebarOrder';
import { PER_PAGE } from 'shared-kit/rules/limits';

const place = ':restaurantId';

/** What this remote shows (document 3 §2, Restaurant area). */
export const routes: RouteEntry[] = [
  {
    path: '/restaurants',
    title: 'Restaurants',
    page: 'restaurants',
    resource: 'property',
    order: topOrder.restaurants,
    related: ['top'],
    children: [
      { path: '/restaurants/new', title: 'New Restaurant', page: 'newRestaurant', resource: 'property', access: 'super' },
      { path: '/restaurants/properties', title: 'Restaurants', redirectTo: '/restaurants', resource: 'property' },
    ],
  },
  {
    path: '/restaurants/:restaurantId',
    title: 'Dashboard',
    page: 'restaurantDashboard',
    resource: 'property',
    order: restaurantOrder.dashboard,
    related: ['restaurant'],
  },
  {
    path: '/restaurants/:restaurantId/events',
    title: 'Events',
    page: 'events',
    firstCalls: listCalls('events', { place }),
    resource: 'event',
    order: restaurantOrder.events,
    related: ['restaurant'],
    children: [
      { path: '/restaurants/:restaurantId/events/new', title: 'New Event', page: 'eventForm', resource: 'event' },
      {
        path: '/restaurants/:restaurantId/events/:id/edit',
        title: 'Edit Event',
        page: 'eventForm',
        firstCalls: itemCalls('events', place),
        resource: 'event',
      },
    ],
  },
  {
    path: '/restaurants/:restaurantId/hours',
    title: 'Hours',
    page: 'hours',
    firstCalls: [oneCall('hours', {}, place)],
    resource: 'hour',
    order: restaurantOrder.hours,
    related: ['restaurant'],
  },
  {
    path: '/restaurants/:restaurantId/press',
    title: 'Press',
    page: 'press',
    firstCalls: listCalls('presses', { place }),
    resource: 'press',
    order: restaurantOrder.press,
    related: ['restaurant'],
    children: [
      { path: '/restaurants/:restaurantId/press/new', title: 'New Press', page: 'pressForm', resource: 'press' },
      {
        path: '/restaurants/:restaurantId/press/:id/edit',
        title: 'Edit Press',
        page: 'pressForm',
        firstCalls: itemCalls('presses', place),
        resource: 'press',
      },
    ],
  },
  {
    path: '/restaurants/:restaurantId/menu',
    title: 'Menus',
    page: 'menus',
    firstCalls: listCalls('menus', { place }),
    resource: 'menu',
    order: restaurantOrder.menu,
    related: ['restaurant'],
    children: [
      { path: '/restaurants/:restaurantId/menu/new', title: 'New Menu', page: 'menuForm', resource: 'menu' },
      {
        path: '/restaurants/:restaurantId/menu/:id/edit',
        title: 'Edit Menu',
        page: 'menuForm',
        firstCalls: itemCalls('menus', place),
        resource: 'menu',
      },
    ],
  },
  {
    path: '/restaurants/:restaurantId/settings',
    title: 'Settings',
    page: 'restaurantSettings',
    resource: 'property',
    access: 'super',
    order: restaurantOrder.settings,
    related: ['restaurant'],
  },
  {
    path: '/restaurants/:restaurantId/calendars',
    title: 'Calendars',
    page: 'calendars',
    firstCalls: [oneCall('calendars', { per_page: String(PER_PAGE.most) }, place)],
    resource: 'calendar',
    order: restaurantOrder.calendars,
    related: ['restaurant'],
    children: [
      {
        path: '/restaurants/:restaurantId/calendars/events',
        title: 'Calendars',
        redirectTo: '/restaurants/:restaurantId/calendars',
        resource: 'calendar',
      },
      {
        path: '/restaurants/:restaurantId/calendars/clone',
        title: 'Clone a Calendar Event',
        redirectTo: '/restaurants/:restaurantId/calendars/events/clone',
        resource: 'calendar_event',
      },
      {
        path: '/restaurants/:restaurantId/calendars/events/new',
        title: 'New Calendar Event',
        page: 'calendarEventForm',
        resource: 'calendar_event',
      },
      {
        path: '/restaurants/:restaurantId/calendars/events/clone',
        title: 'Clone a Calendar Event',
        page: 'cloneCalendarEvents',
        resource: 'calendar_event',
      },
      {
        path: '/restaurants/:restaurantId/calendars/events/:id/edit',
        title: 'Edit Calendar Event',
        page: 'calendarEventForm',
        firstCalls: itemCalls('calendar-events', place),
        resource: 'calendar_event',
      },
    ],
  },
];
