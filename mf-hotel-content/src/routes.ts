import type { RouteEntry } from 'shared-kit/remote/routes';

/** What this remote shows (document 3 §2; order by OP-06). */
export const routes: RouteEntry[] = [
  { path: '/hotels/:hotelid', title: 'Dashboard', page: 'hotelDashboard', resource: 'property', order: 10, related: ['hotel'] },
];
