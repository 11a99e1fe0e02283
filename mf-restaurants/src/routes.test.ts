import type { Permission } from 'shared-kit/rules/entities';
import { authority } from 'shared-kit/rules/permissions';
import { flatten } from 'shared-kit/rules/remote/routes';
import { mayOpen } from 'shared-kit/rules/routeAccess';
import { granted } from 'shared-kit/testing/fakeSession';
import { testRoutes } from 'shared-kit/testing/testRoutes';
import { pages } from './pages';
import { routes } from './routes';

test.each([
  ['/restaurants/:restaurantId/events', 'event'],
  ['/restaurants/:restaurantId/press', 'press'],
  ['/restaurants/:restaurantId/menu', 'menu'],
  ['/restaurants/:restaurantId/hours', 'hour'],
  ['/restaurants/:restaurantId/calendars', 'calendar'],
])('the pages below %s need READ on %s of this restaurant', (path, resource) => {
  const pages = flatten(routes).filter((route) => route.page && (route.path === path || route.path.startsWith(`${path}/`)));
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages) {
    const mayOpenWith = (right: Permission) => mayOpen(page, authority([right]), { restaurantId: '7' });
    expect([page.path, mayOpenWith(granted(resource, '7'))]).toEqual([page.path, true]);
    expect([page.path, mayOpenWith(granted(resource, '8'))]).toEqual([page.path, false]);
    expect([page.path, mayOpenWith(granted('banner', '7', 'rwx'))]).toEqual([page.path, false]);
  }
});

testRoutes(routes, pages, {
  pages: [
    ['/restaurants/:restaurantId/events', 'Events'],
    ['/restaurants/:restaurantId/events/new', 'New Event'],
    ['/restaurants/:restaurantId/events/:id/edit', 'Edit Event'],
    ['/restaurants/:restaurantId/press', 'Press'],
    ['/restaurants/:restaurantId/press/new', 'New Press'],
    ['/restaurants/:restaurantId/press/:id/edit', 'Edit Press'],
    ['/restaurants/:restaurantId/menu', 'Menus'],
    ['/restaurants/:restaurantId/menu/new', 'New Menu'],
    ['/restaurants/:restaurantId/menu/:id/edit', 'Edit Menu'],
    ['/restaurants', 'Restaurants'],
    ['/restaurants/new', 'New Restaurant'],
    ['/restaurants/:restaurantId', 'The House'],
    ['/restaurants/:restaurantId/hours', 'Hours'],
    ['/restaurants/:restaurantId/settings', 'Settings'],
    ['/restaurants/:restaurantId/calendars', 'Calendars'],
    ['/restaurants/:restaurantId/calendars/events/new', 'New Calendar Event'],
    ['/restaurants/:restaurantId/calendars/events/clone', 'Clone a Calendar Event'],
    ['/restaurants/:restaurantId/calendars/events/:id/edit', 'Edit Calendar Event'],
  ],
  redirects: [
    ['/restaurants/properties', '/restaurants'],
    ['/restaurants/:restaurantId/calendars/events', '/restaurants/:restaurantId/calendars'],
    ['/restaurants/:restaurantId/calendars/clone', '/restaurants/:restaurantId/calendars/events/clone'],
  ],
});
