import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { comeBackAfterAMinute } from 'shared-kit/testing/comeBack';
import { fakeApi, listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { hotel, restaurant } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import DashboardPage from './DashboardPage';

const marchmont = hotel('7', 'Hotel Marchmont', {
  region: { id: '1', name: 'Capital' },
  logo: { asset_id: '3', alt: 'M', url: '/files/m.png', thumb_url: '/files/m-thumb.png' },
});
const larder = restaurant('8', 'The Larder');
const mill = hotel('9', 'Old Mill', { archived: true });

function server(all = [marchmont, larder, mill]) {
  return fakeApi({
    'GET /properties': ({ query }: FakeCall) => {
      const found = all.filter(
        ({ type, archived }) => (!query.type || type === query.type) && String(archived) === (query.archived ?? 'false'),
      );
      return listOf(found, { count: found.length });
    },
    'PUT /properties/:id': ({ body }: FakeCall) => ({ data: { ...marchmont, ...(body as object) } }),
  });
}
const open = (address = '/') => renderPage(<DashboardPage />, '/', address);
const tab = (name: string | RegExp) => screen.getByRole('tab', { name });

beforeAll(() => import('shared-kit/ui/overlay/MenuPopup'));
beforeEach(() => signedInAs());
afterEach(() => jest.restoreAllMocks());

test('the dashboard has the tabs Hotel Only, Grid and List, kept in the address', async () => {
  server();
  const { user, address } = open();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Hotel Only', 'Grid', 'List']);
  for (const [name, word] of [
    ['Grid', 'grid'],
    ['List', 'list'],
    ['Hotel Only', 'grid-hotel'],
  ] as const) {
    await user.click(tab(name));
    expect(address()).toBe(`/?tab=${word}`);
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
});

test('Hotel Only shows the active hotels, Grid hotels and restaurants', async () => {
  server();
  const { user } = open();
  expect(await screen.findByRole('link', { name: 'Hotel Marchmont' })).toHaveAttribute('href', '/hotels/7');
  expect(screen.queryByRole('link', { name: 'The Larder' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Old Mill' })).not.toBeInTheDocument();
  await user.click(tab('Grid'));
  expect(await screen.findByRole('link', { name: 'The Larder' })).toHaveAttribute('href', '/restaurants/8');
  expect(screen.getByRole('link', { name: 'Hotel Marchmont' })).toBeInTheDocument();
});

test('without a tab, people who have only restaurants see Grid', async () => {
  server([larder]);
  open();
  await waitFor(() => expect(tab('Grid')).toHaveAttribute('aria-selected', 'true'));
  expect(await screen.findByRole('link', { name: 'The Larder' })).toBeInTheDocument();
});

test('a card has logo, name and region; a logo that fails to load becomes a placeholder', async () => {
  server();
  const { container } = open();
  await screen.findByRole('link', { name: 'Hotel Marchmont' });
  expect(screen.getByText('Capital')).toBeInTheDocument();
  const logo = container.querySelector('img')!;
  expect(logo).toHaveAttribute('src', '/files/m-thumb.png');
  fireEvent.error(logo);
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(screen.getByText('No logo')).toBeInTheDocument();
});

test('the menu of a card has Settings, Archive and Delete; Archive sends only the flag', async () => {
  const api = server();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'More for Hotel Marchmont' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Settings', 'Archive', 'Delete']);
  await user.click(menu.getByRole('menuitem', { name: 'Archive' }));
  await waitFor(() => expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ archived: true }));
});

test('List has Active and Archived with counts, Property Name and Property Type, and a pager', async () => {
  server();
  const { user, address } = open('/?tab=list');
  expect(await screen.findByRole('tab', { name: /Active\s*2/ })).toBeInTheDocument();
  await screen.findByRole('link', { name: 'The Larder' });
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(expect.arrayContaining(['Property Name', 'Property Type']));
  expect(within(screen.getAllByRole('row')[2]!).getByText('Restaurant')).toBeInTheDocument();
  expect(screen.getByText('1–2 of 2')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: /Archived\s*1/ }));
  expect(await screen.findByRole('link', { name: 'Old Mill' })).toBeInTheDocument();
  expect(address()).toBe('/?tab=list&list=archived');
});

test('only holders of the wildcard see + New Hotel, + New Restaurant and the menus', async () => {
  server();
  const { unmount } = open();
  expect(screen.getByRole('link', { name: '+ New Hotel' })).toHaveAttribute('href', '/hotels/new');
  expect(screen.getByRole('link', { name: '+ New Restaurant' })).toHaveAttribute('href', '/restaurants/new');
  unmount();
  signedInAs([granted('special', '7', 'rwx')]);
  open();
  await screen.findByRole('link', { name: 'Hotel Marchmont' });
  expect(screen.queryByRole('link', { name: /New/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /More for/ })).not.toBeInTheDocument();
});

test.each([
  ['asset', 'rwx', [['Media Library', '/media']]],
  ['can_assign_alerts', 'rwx', [['Alert Assignments', '/hotels/alerts']]],
  ['user', 'rwx', [['Users', '/users']]],
])(
  'somebody with a right on no property, but %s for the whole group, gets a link to its page',
  async (resource, flags, pages) => {
    server([]);
    signedInAs([granted(resource, null, flags)]);
    open();
    const list = await screen.findByRole('region', { name: 'Your pages' });
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(pages);
    expect(screen.queryByText('Choose a property to work on its public site.')).not.toBeInTheDocument();
  },
);

test.each([
  ['a right on a property', [granted('special', '7'), granted('asset', null)], [marchmont]],
  ['no right at all', [], []],
])('with %s the dashboard is only about properties', async (_what, rights, found) => {
  server(found);
  signedInAs(rights);
  open();
  await (found.length > 0 ? screen.findByRole('link', { name: 'Hotel Marchmont' }) : screen.findByText('There are no hotels'));
  expect(screen.queryByRole('region', { name: 'Your pages' })).not.toBeInTheDocument();
  expect(screen.getByText('Choose a property to work on its public site.')).toBeInTheDocument();
});

test('when all hotels are archived, the dashboard says so and links to them', async () => {
  server([larder, mill]);
  open();
  expect(await screen.findByText('No active hotels')).toBeInTheDocument();
  expect(screen.getByText('One is archived.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show archived' })).toHaveAttribute('href', '/?tab=list&list=archived');
});

test('a dashboard that fails to load shows the error and can be retried', async () => {
  const api = fakeApi({ 'GET /properties': { status: 403, body: { message: 'No way in.', code: 'forbidden', fields: {} } } });
  const { user } = open('/?tab=grid');
  expect(await screen.findByText('No way in.')).toBeInTheDocument();
  api.set('GET /properties', listOf([marchmont]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Hotel Marchmont' })).toBeInTheDocument();
});

test.each(['grid-hotel', 'grid', 'list'])('%s shows what others changed when somebody returns', async (view) => {
  const all = [marchmont];
  server(all);
  open(`/?tab=${view}`);
  await screen.findByRole('link', { name: 'Hotel Marchmont' });
  all[0] = { ...marchmont, name: 'The Marchmont' };
  comeBackAfterAMinute();
  expect(await screen.findByRole('link', { name: 'The Marchmont' })).toBeInTheDocument();
});
