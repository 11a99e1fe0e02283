import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import { marchmont, special } from '../../testing/specials/samples';
import { ListPage } from 'shared-kit/content/ListPage';
import { special as specialType } from './special';

const LIST = '/properties/7/specials';

function server(
  rows = [
    special('1'),
    special('2', { published: false }),
    special('3', { does_not_end: false, ends_on: '2027-02-28T23:45:00.000Z' }),
  ],
) {
  return fakeApi({
    'GET /properties/7': { data: marchmont },
    [`GET ${LIST}`]: ({ query }) =>
      query.per_page === '1'
        ? listOf([], { count: query.archived === 'true' ? 34 : 112 })
        : listOf(rows, { count: 112, total_pages: 2 }),
    [`PUT ${LIST}/sort`]: undefined,
    [`PUT ${LIST}/:id`]: ({ params, body }) => ({ data: special(params.id ?? '', body as object) }),
    [`DELETE ${LIST}/:id`]: undefined,
    [`POST ${LIST}/:id/versions/:version/restore`]: ({ params }) => ({ data: special(params.id ?? ''), meta: { left_out: [] } }),
  });
}

const open = (address = '/hotels/7/specials') =>
  renderPage(<ListPage type={specialType} />, '/hotels/:hotelid/specials', address);
const menuOf = async (user: ReturnType<typeof open>['user'], title: string) => {
  await user.click(await screen.findByRole('button', { name: `More for ${title}` }));
  return screen.findByRole('menu');
};

beforeEach(() => signedInAs());

test('the specials list has the tabs Active and Archived with counts, and asks for the order of the list', async () => {
  const api = server();
  open();
  expect(await screen.findByRole('tab', { name: /Active\s*112/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: /Archived\s*34/ })).toBeInTheDocument();
  await screen.findByRole('link', { name: 'Special 1' });
  const asked = api.calls.find(({ path, query }) => path === LIST && query.per_page === '100');
  expect(asked?.query).toEqual({ archived: 'false', order_by: 'sort_index:ASC', page: '1', per_page: '100' });
});

test('a row shows the small form of its first picture, or that it has none', async () => {
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

test('the tab that is shown counts what its rows’ own answer counts, which may be newer than the counts', async () => {
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
  const sent = api.calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body]);
  const saved = special('1').version;
  expect(sent).toEqual([
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

test('Delete asks in a dialog of its own, 50rem wide; a refusal stays in it and nothing is lost', async () => {
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

test('Clone leads to the clone page with this special chosen', async () => {
  server();
  const { user, address } = open();
  await user.click(within(await menuOf(user, 'Special 2')).getByRole('menuitem', { name: 'Clone' }));
  await waitFor(() => expect(address()).toBe('/hotels/7/specials/clone?selected=2'));
});

test('a move shows at once and sends one sort call; a refused one goes back and says why', async () => {
  const api = server();
  const { user } = open();
  await user.click(within(await menuOf(user, 'Special 3')).getByRole('menuitem', { name: 'Move to top' }));
  await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent('Special 3'));
  const sort = api.calls.find(({ path }) => path === `${LIST}/sort`);
  expect(sort?.body).toEqual({ ids: ['3'], move_to_id: '1', condition: 'before', archived: false });

  api.set(`PUT ${LIST}/sort`, { status: 409, body: { message: 'The list has changed meanwhile.', code: 'conflict' } });
  await user.click(within(await menuOf(user, 'Special 1')).getByRole('menuitem', { name: 'Move to bottom' }));
  expect(await screen.findByText('The list has changed meanwhile.')).toBeInTheDocument();
});

describe('on the second page of a list', () => {
  const rows = [special('101'), special('102'), special('103')];
  const paged = (put: object = {}) => {
    const api = server(rows);
    const meta = { page: 2, per_page: 100, total_pages: 3, count: 203 };
    api.set(`GET ${LIST}`, ({ query }) =>
      query.per_page === '1' ? listOf([special(query.page === '100' ? '100' : '104')], meta) : listOf(rows, meta),
    );
    api.set(`PUT ${LIST}/sort`, put);
    return api;
  };
  const choose = async (user: ReturnType<typeof open>['user'], row: string, entry: string) =>
    user.click(within(await menuOf(user, row)).getByRole('menuitem', { name: entry }));
  const sorts = (api: ReturnType<typeof server>) =>
    api.calls.filter(({ path }) => path === `${LIST}/sort`).map(({ body }) => body);

  test('a move past the page that arrived and whose answer was lost is said to be done', async () => {
    const api = paged();
    const { user } = open('/hotels/7/specials?page=2');
    const menu = within(await menuOf(user, 'Special 102'));
    api.set(`GET ${LIST}`, listOf([special('102')], { count: 203, page: 2, total_pages: 3 }));
    api.lose(`PUT ${LIST}/sort`);
    await user.click(menu.getByRole('menuitem', { name: 'Move to top' }));
    expect(await screen.findByText('Special 102 moved to the top.')).toBeInTheDocument();
  });

  test('places are spoken in the whole list, and every move reaches past the page', async () => {
    const api = paged();
    const { user } = open('/hotels/7/specials?page=2');
    expect(await screen.findByRole('button', { name: 'Move Special 101, position 101 of 203' })).toBeInTheDocument();
    await choose(user, 'Special 102', 'Move to top');
    expect(await screen.findByText('Special 102 moved to the top.')).toBeInTheDocument();
    await choose(user, 'Special 102', 'Move to bottom');
    await screen.findByText('Special 102 moved to the bottom.');
    await choose(user, 'Special 101', 'Move up');
    await screen.findByText('Special 101 moved to the page before.');
    await choose(user, 'Special 103', 'Move down');
    await screen.findByText('Special 103 moved to the next page.');
    expect(sorts(api)).toEqual([
      { ids: ['102'], to: 'top', archived: false },
      { ids: ['102'], to: 'bottom', archived: false },
      { ids: ['101'], move_to_id: '100', condition: 'before', archived: false },
      { ids: ['103'], move_to_id: '104', condition: 'after', archived: false },
    ]);
  });

  test('Undo brings the row back beside its old neighbour; a refusal says why', async () => {
    const api = paged();
    const { user } = open('/hotels/7/specials?page=2');
    await choose(user, 'Special 102', 'Move to top');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sorts(api).at(-1)).toEqual({ ids: ['102'], move_to_id: '103', condition: 'before', archived: false }),
    );
    api.set(`PUT ${LIST}/sort`, { status: 409, body: { message: 'The list has changed meanwhile.', code: 'conflict' } });
    await choose(user, 'Special 102', 'Move to top');
    expect(await screen.findByText('The list has changed meanwhile.')).toBeInTheDocument();
  });

  test.each([
    ['within the page', 'Move up'],
    ['past its edge', 'Move to top'],
  ])('Undo of a move %s says so when the row next to it has left the list meanwhile', async (_where, entry) => {
    const api = paged();
    const { user } = open('/hotels/7/specials?page=2');
    await choose(user, 'Special 102', entry);
    const undo = await screen.findByRole('button', { name: 'Undo' });
    api.set(`PUT ${LIST}/sort`, {
      status: 422,
      body: { message: 'The item to move to must be of the same property and tab.', code: 'validation_failed' },
    });
    await user.click(undo);
    const told = 'The item next to Special 102 is no longer in this list, so nothing was undone.';
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(screen.queryByText(/must be of the same/)).not.toBeInTheDocument();
  });
});

test('the filter waits for the typing to pause, asks for titles that contain the text, and dragging stops', async () => {
  const api = server();
  const { user, address } = open();
  await screen.findByRole('link', { name: 'Special 1' });
  await user.type(screen.getByRole('searchbox', { name: 'Filter Specials...' }), 'spa{Enter}');
  await waitFor(() => expect(api.calls.some(({ query }) => query.title === 'i%%spa')).toBe(true));
  expect(address()).toBe('/hotels/7/specials?filter=spa');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Move Special/ })).not.toBeInTheDocument());
});

test('the tab is kept in the address', async () => {
  const api = server();
  const { user, address } = open();
  await user.click(await screen.findByRole('tab', { name: /Archived/ }));
  expect(address()).toBe('/hotels/7/specials?list=archived');
  await waitFor(() => expect(api.calls.some(({ query }) => query.archived === 'true' && query.per_page === '100')).toBe(true));
});

test('only a super user may edit the live link; a value is required and must be an address', async () => {
  const api = server();
  api.set('PUT /properties/7', {
    data: { ...marchmont, preview_urls: { specials_url: 'https://marchmont.example/new' }, version: 2 },
  });
  const { user } = open();
  expect(await screen.findByRole('link', { name: 'View Live Specials Page' })).toHaveAttribute(
    'href',
    'https://marchmont.example/offers',
  );
  await user.click(screen.getByRole('button', { name: 'Edit link' }));
  const input = screen.getByRole('textbox', { name: /Link of/ });
  await user.clear(input);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Required!')).toBeInTheDocument();
  await user.type(input, 'marchmont');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Page must be a valid URL')).toBeInTheDocument();
  await user.clear(input);
  await user.type(input, 'https://marchmont.example/new');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.calls.at(-1)?.method === 'PUT' || api.paths().includes('PUT /properties/7')).toBe(true));
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    preview_urls: { specials_url: 'https://marchmont.example/new' },
  });
});

test('a link that was stored and whose answer was lost is stored; one that may be says so', async () => {
  const api = server();
  const url = 'https://marchmont.example/new';
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit link' }));
  const input = screen.getByRole('textbox', { name: /Link of/ });
  await user.clear(input);
  await user.type(input, url);
  api.set('PUT /properties/7', 'network gone');
  api.set('GET /properties/7', 'network gone');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/It may have been done all the same\.$/)).toBeInTheDocument();
  api.set('GET /properties/7', { data: { id: '7', type: 'hotel', name: 'Marchmont', preview_urls: { specials_url: url } } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /Link of/ })).not.toBeInTheDocument());
});

test('the form of the link begins in its field; Escape leaves it and gives the focus back', async () => {
  server();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit link' }));
  expect(screen.getByRole('textbox', { name: /Link of/ })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Edit link' })).toHaveFocus();
});

test('others see the link and cannot change it; readers see neither buttons nor menus', async () => {
  server();
  signedInAs([granted('special', '7')]);
  open();
  expect(await screen.findByRole('link', { name: 'Special 1' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View Live Specials Page' })).toBeInTheDocument();
  for (const name of ['Edit link', 'More for Special 1']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '+ New Special' })).not.toBeInTheDocument();
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
])('a list that answers %s says so, and Try again works', async (_, answer, words) => {
  const api = server();
  api.set(`GET ${LIST}`, answer);
  const { user } = open();
  expect(await screen.findByText(words, {}, { timeout: 4000 })).toBeInTheDocument();
  api.set(`GET ${LIST}`, listOf([special('1')]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Special 1' })).toBeInTheDocument();
});

test('an empty list says what belongs here and offers the first one', async () => {
  server([]).set(`GET ${LIST}`, listOf([]));
  open();
  expect(await screen.findByRole('heading', { name: 'There are no Specials' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: '+ New Special' })).toHaveLength(2);
});

test('a tab without rows leads to the other one, a filter without rows to all of them', async () => {
  server([]);
  const { user, address } = open('/hotels/7/specials?filter=dog&state=live');
  expect(await screen.findByRole('heading', { name: 'No specials in the state Live match “dog”.' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear the filter' }));
  expect(address()).toBe('/hotels/7/specials');
  expect(await screen.findByRole('heading', { name: 'No active specials.' })).toBeInTheDocument();
  expect(screen.getByText('34 are archived.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show what is archived' }));
  expect(address()).toBe('/hotels/7/specials?list=archived');
  expect(await screen.findByRole('heading', { name: 'No archived specials.' })).toBeInTheDocument();
});
