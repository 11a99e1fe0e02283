import type { RouteEntry } from 'shared-kit/remote/routes';
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
  {
    path: '/restaurants/:restaurantId/settings',
    title: 'Settings',
    page: 'restaurantSettings',
    resource: 'property',
    access: 'super',
    order: restaurantOrder.settings,
    related: ['restaurant'],
  },
];
