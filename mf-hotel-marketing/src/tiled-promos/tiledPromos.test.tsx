import { screen, waitFor, within } from '@testing-library/react';
import { routeProblems } from 'shared-kit/rules/remote/contract';
import { TILED_PROMO_TYPES } from 'shared-kit/rules/itemTypes';
import { chooseInMenu } from 'shared-kit/testing/chooseInMenu';
import { pages } from '../pages';
import { routes } from '../routes';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { LIST, openList, pathOf, server } from '../../testing/tiledPromos';

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

test('the routes meet the contract; short addresses redirect to the lists', () => {
  expect(routeProblems(routes, Object.keys(pages))).toEqual([]);
  const leads = Object.fromEntries(routes.map(({ path, redirectTo }) => [path, redirectTo]));
  expect(leads).toMatchObject({
    '/hotels/:hotelid/tiled': '/hotels/:hotelid/tiled/meetings',
    '/hotels/:hotelid/meetings': '/hotels/:hotelid/tiled/meetings',
    '/hotels/:hotelid/weddings/:id/edit': '/hotels/:hotelid/tiled/weddings/:id/edit',
    '/hotels/:hotelid/dining': '/hotels/:hotelid/tiled/dining',
  });
});

test.each(TILED_PROMO_TYPES.map(({ value, path, heading }) => [path, value, heading]))(
  '%s lists the promos of its type under its heading',
  async (path, type, heading) => {
    const api = server();
    openList(path);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Promo 1' })).toHaveAttribute('href', pathOf(`${path}/1/edit`));
    const requests = api.calls.filter((call) => call.path === LIST);
    expect(requests.map(({ query }) => query.type)).toEqual(requests.map(() => type));
  },
);

test.each([
  ['meetings', 'Delete Meeting'],
  ['weddings', 'Delete Wedding'],
  ['dining', 'Delete Dining'],
  ['misc2', 'Delete Misc2'],
])('in %s the dialog is called %s', async (path, name) => {
  const api = server();
  const { user } = openList(path);
  await chooseInMenu(user, 'Promo 1', 'Delete');
  const dialog = await screen.findByRole('dialog', { name });
  expect(dialog).toHaveStyle({ width: '50rem' });
  await user.click(within(dialog).getByRole('button', { name }));
  await waitFor(() => expect(api.paths()).toContain(`DELETE ${LIST}/1`));
});
