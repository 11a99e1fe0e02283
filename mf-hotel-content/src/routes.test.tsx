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
  ['C-016', '/hotels/:hotelid', 'The House'],
  ['C-007', '/hotels/:hotelid/accommodations/accessible', 'Accessible Accommodations'],
  ['C-008', '/hotels/:hotelid/accommodations/miscs', 'Misc Accommodations'],
  ['C-008', '/hotels/:hotelid/accommodations/miscs/new', 'New Misc Accommodation'],
  ['C-008', '/hotels/:hotelid/accommodations/miscs/:id/edit', 'Edit Misc Accommodation'],
  ['C-008', '/hotels/:hotelid/accommodations/miscs/clone', 'Clone Misc'],
  ['C-009', '/hotels/:hotelid/faqs', 'FAQs'],
  ['C-009', '/hotels/:hotelid/faqs/new', 'New FAQ'],
  ['C-009', '/hotels/:hotelid/faqs/:id/edit', 'Edit FAQ'],
  ['C-009', '/hotels/:hotelid/faqs/clone', 'Clone FAQs'],
  ['C-010', '/hotels/:hotelid/faqs/categories', 'FAQ Categories'],
  ['C-011', '/hotels/:hotelid/faqs/categories/new', 'New FAQ Category'],
  ['C-012', '/hotels/:hotelid/faqs/categories/:id/edit', 'Edit FAQ Category'],
  ['C-013', '/hotels/:hotelid/promos', 'Home Promos'],
  ['C-013', '/hotels/:hotelid/promos/new', 'New Home Promo'],
  ['C-013', '/hotels/:hotelid/promos/:id/edit', 'Edit Home Promo'],
  ['C-013', '/hotels/:hotelid/promos/clone', 'Clone Home Promo'],
  ['C-014', '/hotels/:hotelid/lists', 'Lists'],
  ['C-014', '/hotels/:hotelid/lists/new', 'New List'],
  ['C-014', '/hotels/:hotelid/lists/:id/edit', 'Edit List'],
  ['C-014', '/hotels/:hotelid/lists/clone', 'Clone List'],
  ['C-015', '/hotels/:hotelid/settings', 'Settings'],
])('%s %s opens its page: %s', async (_rows, path, heading) => {
  await openRoute(routes, pages, path);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
});

test.each([['OP-91', '/hotels/:hotelid/accommodations/misc', '/hotels/:hotelid/accommodations/miscs']])(
  '%s %s leads to %s',
  (_rows, path, target) => {
    expect(flatten(routes).find((route) => route.path === path)?.redirectTo).toBe(target);
  },
);

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
