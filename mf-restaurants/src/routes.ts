import { calendarRoutes } from 'shared-kit/calendar/routes';
import { contentRoutes } from 'shared-kit/remote/contentRoutes';
import { oneCall } from 'shared-kit/remote/firstCalls';
import type { RouteEntry } from 'shared-kit/rules/remote/routes';
import { restaurantOrder, topOrder } from 'shared-kit/remote/sidebarOrder';

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
  contentRoutes({
    path: '/restaurants/:restaurantId/events',
    title: 'Events',
    one: 'Event',
    collection: 'events',
    resource: 'event',
    pages: { list: 'events', form: 'eventForm' },
    order: restaurantOrder.events,
  }),
  {
    path: '/restaurants/:restaurantId/hours',
    title: 'Hours',
    page: 'hours',
    firstCalls: [oneCall('hours', {}, ':restaurantId')],
    resource: 'hour',
    order: restaurantOrder.hours,
    related: ['restaurant'],
  },
  contentRoutes({
    path: '/restaurants/:restaurantId/press',
    title: 'Press',
    one: 'Press',
    collection: 'presses',
    resource: 'press',
    pages: { list: 'press', form: 'pressForm' },
    order: restaurantOrder.press,
  }),
  contentRoutes({
    path: '/restaurants/:restaurantId/menu',
    title: 'Menus',
    one: 'Menu',
    collection: 'menus',
    resource: 'menu',
    pages: { list: 'menus', form: 'menuForm' },
    order: restaurantOrder.menu,
  }),
  {
    path: '/restaurants/:restaurantId/settings',
    title: 'Settings',
    page: 'restaurantSettings',
    resource: 'property',
    access: 'super',
    order: restaurantOrder.settings,
    related: ['restaurant'],
  },
  calendarRoutes('restaurant'),
];
