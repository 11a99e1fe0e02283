import { screen, waitFor } from '@testing-library/react';
import { routeProblems } from 'shared-kit/remote/contract';
import { flatten } from 'shared-kit/remote/routes';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { earlyCalls, filled, openRoute } from 'shared-kit/testing/openRoute';
import { pages } from './pages';
import { routes } from './routes';

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('the routes hold the contract with their pages', () => {
  expect(routeProblems(routes, Object.keys(pages))).toEqual([]);
});

test.each([
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
])('%s %s opens its page: %s', async (_rows, path, heading) => {
  await openRoute(routes, pages, path);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
});

test.each([
  ['R-030 OP-89', '/restaurants/:restaurantId/calendars/clone', '/restaurants/:restaurantId/calendars/events/clone'],
  ['R-003 OP-15', '/restaurants/properties', '/restaurants'],
])('%s %s leads to %s', (_rows, path, target) => {
  expect(flatten(routes).find((route) => route.path === path)?.redirectTo).toBe(target);
});

test.each(earlyCalls(routes))(
  'M-190 what %s asks for at first is started early, as the page then asks it',
  async (path, calls) => {
    const { api } = await openRoute(routes, pages, path);
    const made = () =>
      api.calls.map(({ path: to, query }) => [to, new URLSearchParams(query).toString()].filter(Boolean).join('?'));
    await waitFor(() => expect(made()).toEqual(expect.arrayContaining(calls)));
    expect(filled(path)).not.toContain(':');
  },
);
