import { calendarRoutes } from 'shared-kit/calendar/routes';
import { contentRoutes } from 'shared-kit/content/contentRoutes';
import { oneCall } from 'shared-kit/remote/firstCalls';
import type { RouteEntry } from 'shared-kit/rules/remote/routes';
import { content } from './content';

/** What this remote shows (document 3 §2, Restaurant area). */
export const routes: RouteEntry[] = [
  ...content.flatMap(contentRoutes),
  {
    path: '/restaurants',
    title: 'Restaurants',
    page: 'restaurants',
    resource: 'property',
    order: 20,
    related: ['top'],
    children: [
      {
        path: '/restaurants/new',
        title: 'New Restaurant',
        page: 'newRestaurant',
        resource: 'property',
        access: 'super',
        leadsBack: true,
      },
      { path: '/restaurants/properties', title: 'Restaurants', redirectTo: '/restaurants', resource: 'property' },
    ],
  },
  {
    path: '/restaurants/:restaurantId',
    title: 'Dashboard',
    page: 'restaurantDashboard',
    resource: 'property',
    order: 10,
    related: ['restaurant'],
  },
  {
    path: '/restaurants/:restaurantId/hours',
    title: 'Hours',
    page: 'hours',
    firstCalls: [oneCall('hours', {}, ':restaurantId')],
    resource: 'hour',
    order: 30,
    related: ['restaurant'],
  },
  {
    path: '/restaurants/:restaurantId/settings',
    title: 'Settings',
    page: 'restaurantSettings',
    resource: 'property',
    access: 'write',
    leadsBack: true,
    order: 70,
    related: ['restaurant'],
  },
  calendarRoutes('restaurant'),
];
