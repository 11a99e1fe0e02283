import { act, screen, waitFor, within } from '@testing-library/react';
import { queryClient } from 'shared-kit/api/queryClient';
import { comeBackAfterAMinute } from 'shared-kit/testing/comeBack';
import { listOf } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { items, open, server } from '../../testing/hotelDashboard';

const links = () => within(screen.getByRole('navigation', { name: 'Quick links' })).getAllByRole('link');

beforeEach(() => signedInAs());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the hotel dashboard is titled with the name of the hotel', async () => {
  server();
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Hotel Marchmont' })).toBeInTheDocument();
});

test('the dashboard of a hotel that the server refuses meanwhile is replaced, as every page of a property', async () => {
  const api = server();
  open();
  await screen.findByRole('heading', { level: 1, name: 'Hotel Marchmont' });
  api.set('GET /properties/7', { status: 404, body: { message: 'There is no such property.', code: 'missing', fields: {} } });
  void queryClient.invalidateQueries({ queryKey: ['/properties'] });
  expect(await screen.findByText('There is no such property.')).toBeInTheDocument();
});

test('a tile lists what is live, five at most, in the order of its list', async () => {
  const api = server();
  open();
  const tile = within(await screen.findByRole('region', { name: 'Specials' }));
  expect(await tile.findByText('7 live')).toBeInTheDocument();
  expect(tile.getAllByText('LIVE')).toHaveLength(5);
  expect(tile.getByRole('link', { name: 'Special 1' })).toHaveAttribute('href', '/hotels/7/specials/1/edit');
  expect(tile.getByRole('link', { name: 'Specials' })).toHaveAttribute('href', '/hotels/7/specials');
  const request = api.calls.find(({ path }) => path === '/properties/7/specials');
  expect(request?.query).toEqual({ live: 'true', order_by: 'sort_index:ASC', per_page: '5' });
});

test('the tile of home promos lists three at most', async () => {
  const api = server();
  api.set('GET /properties/7/home-promos', listOf([{ id: '1', title: 'Promo 1', published: true }]));
  open();
  const tile = within(await screen.findByRole('region', { name: 'Home Promos' }));
  expect(await tile.findByRole('link', { name: 'Promo 1' })).toHaveAttribute('href', '/hotels/7/promos/1/edit');
  const request = api.calls.find(({ path }) => path === '/properties/7/home-promos');
  expect(request?.query).toEqual({ live: 'true', order_by: 'sort_index:ASC', per_page: '3' });
});

test('each kind of tiled promo and of accommodation has a tile with its own', async () => {
  server();
  open();
  const tiles = [
    ['Meetings Promos', 'A meeting', 'tiled/meetings'],
    ['Weddings Promos', 'A wedding', 'tiled/weddings'],
    ['Private Dining Promos', 'A dining', 'tiled/dining'],
    ['Misc Promos', 'A misc', 'tiled/misc'],
    ['Misc2 Promos', 'A misc2', 'tiled/misc2'],
    ['Misc3 Promos', 'A misc3', 'tiled/misc3'],
    ['Guest Room Accommodations', 'A guestroom', 'accommodations/guest-rooms'],
    ['Suite Accommodations', 'A suite', 'accommodations/suites'],
    ['Accessible Accommodations', 'A accessible', 'accommodations/accessible'],
    ['Misc Accommodations', 'A misc', 'accommodations/miscs'],
  ] as const;
  for (const [name, item, path] of tiles) {
    const tile = within(await screen.findByRole('region', { name }));
    expect(await tile.findByRole('link', { name: item })).toHaveAttribute('href', `/hotels/7/${path}/1/edit`);
  }
});

test('a tile needs READ on its resource for this hotel', async () => {
  signedInAs([granted('faq', '7'), granted('special', '8')]);
  const api = server();
  open();
  await screen.findByRole('heading', { level: 1, name: 'Hotel Marchmont' });
  expect(screen.queryByRole('region', { name: 'Specials' })).not.toBeInTheDocument();
  expect(api.paths()).not.toContain('GET /properties/7/specials');
});

test.each([
  ['home_promo', ['Home Promos']],
  ['special', ['Specials']],
  ['tiled_promo', ['Meetings Promos', 'Weddings Promos', 'Private Dining Promos', 'Misc Promos', 'Misc2 Promos', 'Misc3 Promos']],
  ['accommodation', ['Guest Room Accommodations', 'Suite Accommodations', 'Accessible Accommodations', 'Misc Accommodations']],
])('READ on %s alone shows its tiles and no others', async (resource, tiles) => {
  signedInAs([granted(resource, '7')]);
  const api = server();
  api.set('GET /properties/7/home-promos', listOf([]));
  open();
  await screen.findByRole('region', { name: String(tiles[0]) });
  const shown = tiles.concat('Home Promos', 'Specials', 'Meetings Promos', 'Misc Accommodations');
  expect(shown.filter((name) => screen.queryByRole('region', { name })).sort()).toEqual(
    shown.filter((name) => tiles.includes(name)).sort(),
  );
});

test('quick links need WRITE: Calendars, FAQs, Alert Assignments', async () => {
  server();
  const { unmount } = open();
  await screen.findByRole('heading', { level: 1, name: 'Hotel Marchmont' });
  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Calendars', '/hotels/7/calendars'],
    ['FAQs', '/hotels/7/faqs'],
    ['Alert Assignments', '/hotels/alerts'],
  ]);
  unmount();
  signedInAs([granted('faq', '7', 'rw'), granted('calendar', '7', 'r'), granted('special', '7')]);
  open();
  await screen.findByRole('heading', { level: 1, name: 'Hotel Marchmont' });
  expect(links().map(({ textContent }) => textContent)).toEqual(['FAQs']);
});

test('Edit Site Settings is for super users only', async () => {
  server();
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: 'Edit Site Settings' })).toHaveAttribute('href', '/hotels/7/settings');
  unmount();
  signedInAs([granted('*', '7', 'rwx')]);
  open();
  await screen.findByRole('heading', { level: 1, name: 'Hotel Marchmont' });
  expect(screen.queryByRole('link', { name: 'Edit Site Settings' })).not.toBeInTheDocument();
});

test('a tile without live items says so; one that fails shows the error without affecting the others', async () => {
  signedInAs([granted('special', '7')]);
  const api = server(listOf([]));
  const { user, unmount } = open();
  expect(await screen.findByText('Nothing is live now.')).toBeInTheDocument();
  unmount();
  api.set('GET /properties/7/specials', { status: 403, body: { message: 'Not for you.', code: 'forbidden', fields: {} } });
  open();
  expect(await screen.findByText('Not for you.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Hotel Marchmont' })).toBeInTheDocument();
  api.set('GET /properties/7/specials', listOf(items));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Special 1' })).toBeInTheDocument();
});

test('what ends while the dashboard stays open leaves its tile within a minute', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T15:00:30Z'), advanceTimers: true });
  signedInAs([granted('special', '7')]);
  const dated = (id: string, endsOn: string) => ({
    id,
    title: `Special ${id}`,
    published: true,
    startsOn: '2026-01-01T00:00:00.000Z',
    doesNotEnd: false,
    endsOn,
  });
  server(listOf([dated('1', '2026-11-22T15:01:00.000Z'), dated('2', '2026-11-23T15:00:00.000Z')], { count: 7 }));
  open();
  const tile = within(await screen.findByRole('region', { name: 'Specials' }));
  expect(await tile.findByText('7 live')).toBeInTheDocument();
  expect(tile.getByRole('link', { name: 'Special 1' })).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(60_000));
  expect(tile.queryByRole('link', { name: 'Special 1' })).not.toBeInTheDocument();
  expect(tile.getByRole('link', { name: 'Special 2' })).toBeInTheDocument();
  expect(tile.getByText('6 live')).toBeInTheDocument();
});

test('on return to the page, each tile and the person’s own changes are reloaded once', async () => {
  const api = server();
  api.set('GET /activity', listOf([]));
  open();
  const requests = () =>
    api.calls.map(({ path, query }) => `${path}?type=${query.type ?? ''}`).filter((call) => !/\/7\?|^\/profile/.test(call));
  await waitFor(() => expect(requests()).toContain('/activity?type='));
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^(Special \d|A \w+)$/ })).toHaveLength(15));
  const first = requests();
  comeBackAfterAMinute();
  await waitFor(() => expect(requests().slice(first.length).sort()).toEqual([...first].sort()));
  // Long enough for a second round of requests to show.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(requests()).toHaveLength(first.length * 2);
});
