import type { RouteEntry } from 'shared-kit/remote/routes';
import { hotelOrder } from 'shared-kit/remote/sidebarOrder';

/** What this remote shows (document 2 §2). */
export const routes: RouteEntry[] = [
  {
    path: '/hotels/:hotelid/specials',
    title: 'Specials',
    page: 'specials',
    resource: 'special',
    order: hotelOrder.specials,
    related: ['hotel'],
    children: [
      { path: '/hotels/:hotelid/specials/new', title: 'New Special', page: 'specialForm', resource: 'special' },
      { path: '/hotels/:hotelid/specials/:id/edit', title: 'Edit Special', page: 'specialForm', resource: 'special' },
      { path: '/hotels/:hotelid/specials/clone', title: 'Clone Special', page: 'cloneSpecials', resource: 'special' },
    ],
  },
];
