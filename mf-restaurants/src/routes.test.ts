import { proveRoutes } from 'shared-kit/testing/proveRoutes';
import { pages } from './pages';
import { routes } from './routes';

proveRoutes(routes, pages, {
  opens: [
    ['R-003', '/restaurants', 'Restaurants'],
    ['R-007', '/restaurants/new', 'New Restaurant'],
    ['R-008', '/restaurants/:restaurantId', 'The House'],
    ['R-009', '/restaurants/:restaurantId/settings', 'Settings'],
    ['R-011', '/restaurants/:restaurantId/events', 'Events'],
    ['R-013', '/restaurants/:restaurantId/events/new', 'New Event'],
    ['R-014', '/restaurants/:restaurantId/events/:id/edit', 'Edit Event'],
    ['R-016', '/restaurants/:restaurantId/hours', 'Hours'],
    ['R-019', '/restaurants/:restaurantId/press', 'Press'],
    ['R-019', '/restaurants/:restaurantId/press/new', 'New Press'],
    ['R-019', '/restaurants/:restaurantId/press/:id/edit', 'Edit Press'],
    ['R-021', '/restaurants/:restaurantId/menu', 'Menus'],
    ['R-021', '/restaurants/:restaurantId/menu/new', 'New Menu'],
    ['R-021', '/restaurants/:restaurantId/menu/:id/edit', 'Edit Menu'],
    ['R-024', '/restaurants/:restaurantId/calendars', 'Calendars'],
    ['R-028', '/restaurants/:restaurantId/calendars/events/new', 'New Calendar Event'],
    ['R-027', '/restaurants/:restaurantId/calendars/events/:id/edit', 'Edit Calendar Event'],
    ['R-029', '/restaurants/:restaurantId/calendars/events/clone', 'Clone a Calendar Event'],
  ],
  leads: [
    ['R-030 OP-89', '/restaurants/:restaurantId/calendars/clone', '/restaurants/:restaurantId/calendars/events/clone'],
    ['R-003 OP-15', '/restaurants/properties', '/restaurants'],
  ],
});
