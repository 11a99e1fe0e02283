import type { RouteEntry } from 'shared-kit/remote/routes';
import { topOrder } from 'shared-kit/remote/sidebarOrder';

/** What this remote shows (document 1 §2). */
export const routes: RouteEntry[] = [
  { path: '/', title: 'Dashboard', page: 'dashboard', order: topOrder.dashboard, related: ['top'] },
  { path: '/hotels', title: 'Hotels', redirectTo: '/hotels/properties', resource: 'property' },
  {
    path: '/hotels/properties',
    title: 'Hotels',
    page: 'hotels',
    resource: 'property',
    order: topOrder.hotels,
    related: ['top'],
    children: [{ path: '/hotels/new', title: 'New Hotel', page: 'newHotel', resource: 'property', access: 'super' }],
  },
  {
    path: '/media',
    title: 'Media Library',
    page: 'media',
    resource: 'asset',
    order: topOrder.media,
    related: ['top'],
    children: [
      { path: '/media/:id', title: 'Asset', page: 'asset', resource: 'asset' },
      { path: '/media/:id/edit', title: 'Asset', redirectTo: '/media/:id', resource: 'asset' },
    ],
  },
  {
    path: '/hotels/alerts',
    title: 'Alert Assignments',
    page: 'alertAssignments',
    resource: 'alert',
    order: topOrder.alerts,
    related: ['top'],
    children: [
      { path: '/hotels/alerts/listings', title: 'Alert Listings', page: 'alertListings', resource: 'alert' },
      { path: '/hotels/alerts/new', title: 'New Alert', page: 'alertForm', resource: 'alert' },
      { path: '/hotels/alerts/:id/edit', title: 'Edit Alert', page: 'alertForm', resource: 'alert' },
    ],
  },
  {
    path: '/hotels/regions',
    title: 'Regions',
    page: 'regions',
    resource: 'region',
    order: topOrder.regions,
    related: ['top'],
    children: [
      { path: '/hotels/regions/new', title: 'New Region', page: 'regionForm', resource: 'region', access: 'super' },
      { path: '/hotels/regions/:id', title: 'Edit Region', page: 'regionForm', resource: 'region', access: 'super' },
      {
        path: '/hotels/regions/:id/edit',
        title: 'Edit Region',
        redirectTo: '/hotels/regions/:id',
        resource: 'region',
        access: 'super',
      },
    ],
  },
  {
    path: '/users',
    title: 'Users',
    page: 'users',
    resource: 'user',
    order: topOrder.users,
    related: ['top'],
    children: [
      { path: '/users/new', title: 'New User', page: 'newUser', resource: 'user' },
      { path: '/users/:id/edit', title: 'Edit User', page: 'editUser', resource: 'user' },
    ],
  },
  { path: '/profile', title: 'Profile', page: 'profile' },
  { path: '/notifications', title: 'Notifications', page: 'notifications' },
  {
    path: '/tokens',
    title: 'API Tokens',
    page: 'tokens',
    resource: 'token',
    access: 'super',
    order: topOrder.tokens,
    related: ['top'],
    children: [{ path: '/tokens/new', title: 'New Token', page: 'newToken', resource: 'token', access: 'super' }],
  },
  {
    path: '/releases',
    title: 'Releases',
    page: 'releases',
    access: 'super',
    order: topOrder.releases,
    related: ['top'],
    children: [{ path: '/releases/tokens', title: 'Deploy Tokens', page: 'deployTokens', access: 'super' }],
  },
];
