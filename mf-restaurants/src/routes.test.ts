import { testPageRights } from 'shared-kit/testing/testPageRights';
import { testRoutes } from 'shared-kit/testing/testRoutes';
import { pages } from './pages';
import { routes } from './routes';

testPageRights(routes, 'restaurantId', [
  ['/restaurants/:restaurantId/events', 'event'],
  ['/restaurants/:restaurantId/press', 'press'],
  ['/restaurants/:restaurantId/menu', 'menu'],
  ['/restaurants/:restaurantId/hours', 'hour'],
  ['/restaurants/:restaurantId/calendars', 'calendar'],
]);

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
