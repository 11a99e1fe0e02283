import { act, screen, waitFor, within } from '@testing-library/react';
import { listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { LIST, menuOf, open, server } from '../../testing/specials/list';
import { special } from '../../testing/specials/samples';

beforeEach(() => signedInAs());

test('the specials list has the tabs Active and Archived with counts, and asks for the order of the list', async () => {
  const api = server();
  open();
  expect(await screen.findByRole('tab', { name: /Active\s*112/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: /Archived\s*34/ })).toBeInTheDocument();
  await screen.findByRole('link', { name: 'Special 1' });
  const request = api.calls.find(({ path, query }) => path === LIST && query.per_page === '100');
  expect(request?.query).toEqual({ archived: 'false', order_by: 'sort_index:ASC', page: '1', per_page: '100' });
});

test('a row shows the thumbnail of its first picture, or a placeholder', async () => {
  const picture = { asset_id: '5', alt: 'A dog', url: '/files/5.jpg', thumb_url: '/files/5-small.webp' };
  server([special('1', { images: [picture] }), special('2', { images: [] })]);
  const { container } = open();
  await screen.findByRole('link', { name: 'Special 1' });
  const [image, ...others] = container.querySelectorAll('tbody img');
  expect(others).toEqual([]);
  expect(image).toHaveAttribute('src', '/files/5-small.webp');
  expect(image).toHaveAttribute('loading', 'lazy');
  // The title names the row: the picture has no text to read aloud.
  expect(image).toHaveAttribute('alt', '');
});

test('the shown tab uses the count of its rows’ response, which may be newer than the separate counts', async () => {
  server().set(`GET ${LIST}`, ({ query }) =>
    query.per_page === '1' ? listOf([], { count: 112 }) : listOf([special('1')], { count: query.title ? 1 : 111 }),
  );
  const { user } = open();
  await screen.findByRole('link', { name: 'Special 1' });
  expect(await screen.findByRole('tab', { name: /Active\s*111/ })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: /Archived\s*112/ })).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'dog{Enter}');
  expect(await screen.findByRole('tab', { name: /Active\s*112/ })).toBeInTheDocument();
});

test('on the way from a page beyond the last one to the last nothing is reported as missing', async () => {
  let answer = () => {};
  const slow = new Promise<void>((resolve) => (answer = resolve));
  server().set(`GET ${LIST}`, async ({ query }) => {
    if (query.page === '2') return listOf([], { page: 2, count: 1 });
    if (query.per_page !== '1') await slow;
    return listOf([special('1')], { page: 1, count: 1 });
  });
  const { address } = open('/hotels/7/specials?page=2');
  await waitFor(() => expect(address()).toBe('/hotels/7/specials'));
  // Long enough for the code of the empty list to load.
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(screen.queryByText(/^(No|There are no) /)).not.toBeInTheDocument();
  answer();
  expect(await screen.findByRole('link', { name: 'Special 1' })).toBeInTheDocument();
});

test('buttons and titles lead to clone, new and edit', async () => {
  server();
  open();
  expect(await screen.findByRole('link', { name: 'Clone Special' })).toHaveAttribute('href', '/hotels/7/specials/clone');
  expect(screen.getByRole('link', { name: '+ New Special' })).toHaveAttribute('href', '/hotels/7/specials/new');
  expect(await screen.findByRole('link', { name: 'Special 1' })).toHaveAttribute('href', '/hotels/7/specials/1/edit');
});

test('rows show title, LIVE, dates in the property’s zone as MM-DD-YYYY, -- without end, and status', async () => {
  server();
  open();
  await screen.findByRole('link', { name: 'Special 1' });
  const [, live, draft, ends] = screen.getAllByRole('row');
  expect(within(live!).getByText('LIVE')).toBeInTheDocument();
  expect(within(live!).getByText('01-01-2026')).toBeInTheDocument();
  expect(within(live!).getByText('--')).toBeInTheDocument();
  expect(within(live!).getByText('Published')).toBeInTheDocument();
  expect(within(draft!).queryByText('LIVE')).not.toBeInTheDocument();
  expect(within(draft!).getByText('Unpublished')).toBeInTheDocument();
  expect(within(ends!).getByText('02-28-2027')).toBeInTheDocument();
});

test('Archive sends id, archived and published false, and Undo restores the version before and the place', async () => {
  const api = server();
  const { user } = open();
  await user.click(within(await menuOf(user, 'Special 1')).getByRole('menuitem', { name: 'Archive' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.paths()).toContain(`PUT ${LIST}/sort`));
  const requests = api.calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body]);
  const saved = special('1').version;
  expect(requests).toEqual([
    [`${LIST}/1`, { id: '1', archived: true, published: false }],
    [`${LIST}/1/versions/${saved - 1}/restore`, undefined],
    [`${LIST}/sort`, { ids: ['1'], move_to_id: '2', condition: 'before', archived: false }],
  ]);
});

test('Unarchive sends archived false and nothing of published', async () => {
  const api = server([special('1', { archived: true, published: false })]);
  const { user } = open('/hotels/7/specials?list=archived');
  await user.click(within(await menuOf(user, 'Special 1')).getByRole('menuitem', { name: 'Unarchive' }));
  await waitFor(() => expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ id: '1', archived: false }));
});

test('Delete asks in a dialog 50rem wide; a refusal shows in the dialog and nothing is lost', async () => {
  const api = server();
  const { user } = open();
  await user.click(within(await menuOf(user, 'Special 1')).getByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Special' });
  expect(dialog).toHaveStyle({ width: '50rem' });
  api.set(`DELETE ${LIST}/:id`, { status: 500, body: { message: 'Something went wrong on the server.', code: 'internal' } });
  await user.click(within(dialog).getByRole('button', { name: 'Delete Special' }));
  expect(await within(dialog).findByText('Something went wrong on the server.')).toBeInTheDocument();
  api.set(`DELETE ${LIST}/:id`, undefined);
  await user.click(within(dialog).getByRole('button', { name: 'Delete Special' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.paths()).toContain(`DELETE ${LIST}/1`);
});

test('no two entries of a row menu have the same icon', async () => {
  server();
  const { user } = open();
  const menu = within(await menuOf(user, 'Special 2'));
  const icons = menu.getAllByRole('menuitem').flatMap((entry) => entry.querySelector('svg')?.innerHTML ?? []);
  expect(icons.length).toBeGreaterThan(5);
  expect(new Set(icons).size).toBe(icons.length);
});

test('Clone leads to the clone page with this special chosen', async () => {
  server();
  const { user, address } = open();
  await user.click(within(await menuOf(user, 'Special 2')).getByRole('menuitem', { name: 'Clone' }));
  await waitFor(() => expect(address()).toBe('/hotels/7/specials/clone?selected=2'));
});

test('the filter waits for typing to pause, requests titles that contain the text, and stops dragging', async () => {
  const api = server();
  const { user, address } = open();
  await screen.findByRole('link', { name: 'Special 1' });
  await user.type(screen.getByRole('searchbox', { name: 'Filter Specials...' }), 'spa{Enter}');
  await waitFor(() => expect(api.calls.some(({ query }) => query.title === 'i%%spa')).toBe(true));
  expect(address()).toBe('/hotels/7/specials?filter=spa');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Move Special/ })).not.toBeInTheDocument());
});

test('until the rows of another filter arrive, those that are shown are marked as waiting', async () => {
  let answer = () => {};
  const slow = new Promise<void>((resolve) => (answer = resolve));
  server().set(`GET ${LIST}`, async ({ query }) => {
    if (query.title) await slow;
    return listOf([special(query.title ? '2' : '1')]);
  });
  const { user } = open();
  await screen.findByRole('link', { name: 'Special 1' });
  const panel = () => screen.getByRole('table').parentElement;
  expect(panel()).toHaveAttribute('aria-busy', 'false');
  await user.type(screen.getByRole('searchbox'), 'spa{Enter}');
  await waitFor(() => expect(panel()).toHaveAttribute('aria-busy', 'true'));
  expect(screen.getByRole('link', { name: 'Special 1' })).toBeInTheDocument();
  answer();
  expect(await screen.findByRole('link', { name: 'Special 2' })).toBeInTheDocument();
  expect(panel()).toHaveAttribute('aria-busy', 'false');
});

test('the tab is kept in the address', async () => {
  const api = server();
  const { user, address } = open();
  await user.click(await screen.findByRole('tab', { name: /Archived/ }));
  expect(address()).toBe('/hotels/7/specials?list=archived');
  await waitFor(() => expect(api.calls.some(({ query }) => query.archived === 'true' && query.per_page === '100')).toBe(true));
  await user.click(screen.getByRole('tab', { name: /Active/ }));
  expect(address()).toBe('/hotels/7/specials?list=active');
});

test.each([
  [
    '403',
    { status: 403, body: { message: 'You may not read specials here.', code: 'forbidden' } },
    'You may not read specials here.',
  ],
  [
    '500',
    { status: 500, body: { message: 'Something went wrong on the server.', code: 'internal' } },
    'Something went wrong on the server.',
  ],
  ['network gone', 'network gone' as const, 'The server could not be reached. Check your connection and try again.'],
])('a list that answers %s says so, and Try again works', async (_, answer, message) => {
  const api = server();
  api.set(`GET ${LIST}`, answer);
  const { user } = open();
  expect(await screen.findByText(message, {}, { timeout: 4000 })).toBeInTheDocument();
  api.set(`GET ${LIST}`, listOf([special('1')]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Special 1' })).toBeInTheDocument();
});

test('an empty list explains what belongs here and offers to create the first item', async () => {
  server([]).set(`GET ${LIST}`, listOf([]));
  open();
  expect(await screen.findByRole('heading', { name: 'There are no Specials' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: '+ New Special' })).toHaveLength(2);
});

test('an empty tab links to the other tab, a filter without matches to the whole list', async () => {
  server([]);
  const { user, address } = open('/hotels/7/specials?filter=dog&state=live');
  expect(await screen.findByRole('heading', { name: 'No specials in the state Live match “dog”' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear the filter' }));
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(address()).toBe('/hotels/7/specials');
  expect(await screen.findByRole('heading', { name: 'No active specials' })).toBeInTheDocument();
  expect(screen.getByText('34 are archived.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show archived' }));
  expect(address()).toBe('/hotels/7/specials?list=archived');
  expect(await screen.findByRole('heading', { name: 'No archived specials' })).toBeInTheDocument();
});
