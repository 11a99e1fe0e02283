import { calendarRoutes } from 'shared-kit/calendar/routes';
import { contentRoutes } from 'shared-kit/content/contentRoutes';
import type { RouteEntry } from 'shared-kit/rules/remote/routes';
import { content } from './content';

/** What this remote shows (document 2 §2). */
export const routes: RouteEntry[] = [
  ...content.flatMap(contentRoutes),
  {
    path: '/hotels/shared/specials',
    title: 'Shared Specials',
    page: 'sharedSpecials',
    resource: 'special',
    access: 'anyProperty',
    order: 30,
    related: ['top'],
    children: [
      {
        path: '/hotels/shared/specials/new',
        title: 'New Shared Specials',
        page: 'sharedSpecialForm',
        access: 'super',
        leadsBack: true,
      },
      {
        path: '/hotels/shared/specials/:id/edit',
        title: 'Edit Shared Special',
        page: 'sharedSpecialForm',
        resource: 'special',
        access: 'anyProperty',
        leadsBack: true,
      },
    ],
  },
  calendarRoutes('hotel'),
];
