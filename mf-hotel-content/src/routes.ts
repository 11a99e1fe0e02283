import { contentRoutes } from 'shared-kit/content/contentRoutes';
import type { RouteEntry } from 'shared-kit/rules/remote/routes';
import { content } from './content';

/** What this remote shows (document 3 §2). */
export const routes: RouteEntry[] = [
  ...content.flatMap(contentRoutes),
  {
    path: '/hotels/:hotelid',
    title: 'Dashboard',
    page: 'hotelDashboard',
    resource: 'property',
    order: 10,
    related: ['hotel'],
  },
  {
    path: '/hotels/:hotelid/settings',
    title: 'Settings',
    page: 'hotelSettings',
    resource: 'property',
    access: 'write',
    leadsBack: true,
    order: 100,
    related: ['hotel'],
  },
];
