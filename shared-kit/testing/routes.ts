import type { RouteEntry } from '../src/rules/remote/routes';

const hotel = (path: string, title: string, resource: string, order: number, children?: RouteEntry[]): RouteEntry => ({
  path: `/hotels/:hotelid${path}`,
  title,
  page: title,
  resource,
  order,
  related: ['hotel'],
  ...(children && { children }),
});

/** Routes of a fictional remote, one of each kind that the shell distinguishes. */
export const routes: RouteEntry[] = [
  { path: '/', title: 'Dashboard', page: 'dashboard', order: 1, related: ['top'] },
  { path: '/hotels', title: 'Hotels', redirectTo: '/hotels/properties', resource: 'property' },
  {
    path: '/hotels/properties',
    title: 'Hotels',
    page: 'hotels',
    resource: 'property',
    order: 2,
    related: ['top'],
    children: [{ path: '/hotels/new', title: 'New Hotel', page: 'newHotel', resource: 'property', access: 'super' }],
  },
  { path: '/restaurants', title: 'Restaurants', page: 'restaurants', resource: 'property', order: 3, related: ['top'] },
  { path: '/users', title: 'Users', page: 'users', resource: 'user', order: 5, related: ['top'] },
  {
    path: '/hotels/alerts',
    title: 'Alert Assignments',
    page: 'alerts',
    resource: 'alert',
    order: 4,
    related: ['top'],
    children: [{ path: '/hotels/alerts/listings', title: 'Alert Listings', page: 'listings', resource: 'alert' }],
  },
  { path: '/profile', title: 'Profile', page: 'profile' },
  { path: '/notifications', title: 'Notifications', page: 'notifications' },
  hotel('', 'Dashboard', 'property', 1),
  hotel('/specials', 'Specials', 'special', 2, [
    { path: '/hotels/:hotelid/specials/new', title: 'New Special', page: 'specialForm', resource: 'special' },
    { path: '/hotels/:hotelid/specials/:id/edit', title: 'Edit Special', page: 'specialForm', resource: 'special' },
  ]),
  {
    path: '/hotels/:hotelid/tiled',
    title: 'Tiled Promos',
    redirectTo: '/hotels/:hotelid/tiled/meetings',
    resource: 'tiled_promo',
    order: 3,
    related: ['hotel'],
    children: [hotel('/tiled/meetings', 'Meetings', 'tiled_promo', 4)],
  },
  {
    path: '/restaurants/:restaurantId',
    title: 'Dashboard',
    page: 'restaurant',
    resource: 'property',
    order: 1,
    related: ['restaurant'],
  },
];
