import type { RouteEntry } from 'shared-kit/rules/remote/routes';
import { hotelOrder } from 'shared-kit/remote/sidebarOrder';
import { ACCOMMODATIONS, accommodationRoutes as routesOf } from 'shared-kit/shared-screens/accommodations/routes';

/** Guest rooms and suites, and the entry of the sidebar that holds all four kinds (document 2 §2.5). */
export const accommodationRoutes: RouteEntry[] = [
  {
    path: ACCOMMODATIONS,
    title: 'Accommodations',
    redirectTo: `${ACCOMMODATIONS}/guest-rooms`,
    resource: 'accommodation',
    order: hotelOrder.accommodations,
    related: ['hotel'],
  },
  ...routesOf(['guestroom', 'suite']),
];
