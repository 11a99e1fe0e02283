import { calendarRoutes } from 'shared-kit/calendar/routes';
import { contentRoutes } from 'shared-kit/remote/contentRoutes';
import type { RouteEntry } from 'shared-kit/rules/remote/routes';
import { hotelOrder, topOrder } from 'shared-kit/remote/sidebarOrder';
import { accommodationRoutes } from './accommodations/routes';
import { tiledPromoRoutes } from './tiled-promos/routes';

/** What this remote shows (document 2 §2). */
export const routes: RouteEntry[] = [
  contentRoutes({
    path: '/hotels/:hotelid/specials',
    title: 'Specials',
    one: 'Special',
    clone: 'Clone Special',
    collection: 'specials',
    resource: 'special',
    pages: { list: 'specials', form: 'specialForm', clone: 'cloneSpecials' },
    order: hotelOrder.specials,
  }),
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
  calendarRoutes('hotel'),
];
