import type { RouteEntry } from 'shared-kit/rules/remote/routes';
import { ACCOMMODATIONS, accommodationSpellings, SIDEBAR } from 'shared-kit/shared-screens/accommodations/content';

/** The entry of the sidebar that holds all four kinds, and other spellings of the addresses of guest rooms and suites (document 2 §2.5). */
export const accommodationRoutes: RouteEntry[] = [
  {
    path: ACCOMMODATIONS,
    title: 'Accommodations',
    redirectTo: `${ACCOMMODATIONS}/guest-rooms`,
    resource: 'accommodation',
    order: SIDEBAR,
    related: ['hotel'],
  },
  ...accommodationSpellings(['guestroom', 'suite']),
];
