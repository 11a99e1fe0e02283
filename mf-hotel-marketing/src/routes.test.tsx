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

test('M-071 alerts are no part of this package', () => {
  expect(flatten(routes).filter(({ path, resource }) => /alert/i.test(`${path} ${resource}`))).toEqual([]);
});

test('the routes hold the contract with their pages', () => {
  expect(routeProblems(routes, Object.keys(pages))).toEqual([]);
});

test.each([
  ['M-014', '/hotels/:hotelid/specials', 'Specials'],
  ['M-019', '/hotels/:hotelid/specials/new', 'New Special'],
  ['M-019', '/hotels/:hotelid/specials/:id/edit', 'Edit Special'],
  ['M-020', '/hotels/:hotelid/specials/clone', 'Clone Special'],
  ['M-007', '/hotels/shared/specials', 'Shared Specials'],
  ['M-027', '/hotels/:hotelid/calendars', 'Calendars'],
  ['M-036', '/hotels/:hotelid/calendars/events/new', 'New Calendar Event'],
  ['M-033', '/hotels/:hotelid/calendars/events/:id/edit', 'Edit Calendar Event'],
  ['M-039', '/hotels/:hotelid/calendars/events/clone', 'Clone a Calendar Event'],
  ['M-044', '/hotels/:hotelid/tiled/meetings', 'Meetings Promos'],
  ['M-050', '/hotels/:hotelid/tiled/misc3/new', 'New Misc3 Promo'],
  ['M-050', '/hotels/:hotelid/tiled/weddings/:id/edit', 'Edit Weddings Promo'],
  ['M-051', '/hotels/:hotelid/tiled/dining/clone', 'Clone Private Dining'],
  ['M-055', '/hotels/:hotelid/accommodations/guest-rooms', 'Guest Room Accommodations'],
  ['M-056', '/hotels/:hotelid/accommodations/suites/new', 'New Suite Accommodation'],
])('%s %s opens its page: %s', async (_rows, path, heading) => {
  await openRoute(routes, pages, path);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
});

test.each([
  ['M-040 OP-80', '/hotels/:hotelid/calendars/clone', '/hotels/:hotelid/calendars/events/clone'],
  ['M-043', '/hotels/:hotelid/tiled', '/hotels/:hotelid/tiled/meetings'],
  ['M-054', '/hotels/:hotelid/accommodations', '/hotels/:hotelid/accommodations/guest-rooms'],
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
