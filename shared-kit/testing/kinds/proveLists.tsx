import { screen, waitFor, within } from '@testing-library/react';
import { granted, signedInAs } from '../fakeSession';
import { renderPage } from '../renderPage';
import { contentServer } from './contentServer';
import { addressOf, type ProvedKind } from './provedKind';

const MOVES = ['Move up', 'Move down', 'Move to top', 'Move to bottom'];

function open(kind: ProvedKind, tail = '', query = '') {
  const { route, address } = addressOf(kind, tail);
  return renderPage(kind.list, route, address + query);
}
const rowsOf = (kind: ProvedKind, ...ids: string[]) => ids.map((id) => kind.item(id));
const link = (kind: ProvedKind, id: string) => screen.findByRole('link', { name: String(kind.item(id)[kind.titleKey]) });
const titles = (kind: ProvedKind) =>
  screen
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('link').textContent)
    .join() || kind.many;
const menuOf = async (kind: ProvedKind, user: ReturnType<typeof open>['user'], id: string) => {
  await user.click(await screen.findByRole('button', { name: `More for ${String(kind.item(id)[kind.titleKey])}` }));
  return within(await screen.findByRole('menu'));
};
const tab = (name: string, count: number) => screen.findByRole('tab', { name: new RegExp(`${name}\\s*${count}$`) });

/** What every list of content does (documents 2 and 3 §2): the same steps for each kind, as a person would do them. */
export function proveLists(kinds: ProvedKind[]): void {
  beforeEach(() => {
    localStorage.clear();
    signedInAs();
  });

  test.each(kinds)(`$many: the live line stands under the heading; only a super user changes it`, async (kind) => {
    const api = contentServer(kind, rowsOf(kind, '1'));
    const { user, unmount } = open(kind);
    const line = await screen.findByRole('link', { name: kind.live.label });
    expect(line).toHaveAttribute('href', 'https://house.example/live');
    expect(screen.getByText('This list is a preview of the live site.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Edit link' }));
    const field = await screen.findByRole('textbox', { name: `Link of “${kind.live.label}”` });
    await user.clear(field);
    await user.type(field, 'https://house.example/new');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.paths()).toContain('PUT /properties/7'));
    const body = api.calls.find(({ method }) => method === 'PUT')?.body;
    expect(body).toEqual({ preview_urls: { [kind.live.key]: 'https://house.example/new' } });
    unmount();

    signedInAs([granted('*', '7', 'rwx')]);
    open(kind);
    expect(await screen.findByRole('link', { name: kind.live.label })).toBeInTheDocument();
    await link(kind, '1');
    expect(screen.queryByRole('button', { name: /(Edit|Add) link/ })).not.toBeInTheDocument();
  });

  test.each(kinds)(`$many: heading, buttons, columns, and the title leads to Edit`, async (kind) => {
    contentServer(kind, [kind.item('1'), kind.item('2', { published: false })]);
    open(kind);
    const { address } = addressOf(kind);
    expect(await link(kind, '1')).toHaveAttribute('href', `${address}/1/edit`);
    expect(screen.getByRole('heading', { level: 1, name: kind.many })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: `+ New ${kind.one}` })).toHaveAttribute('href', `${address}/new`);
    const clones = screen.queryAllByRole('link', { name: `Clone ${kind.one}` }).map((button) => button.getAttribute('href'));
    expect(clones).toEqual(kind.clone ? [`${address}/clone`] : []);
    const heads = within(screen.getAllByRole('table')[0] as HTMLElement).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Move', ...kind.columns, 'More']);
    const [, shown, draft] = screen.getAllByRole('row');
    expect(within(shown as HTMLElement).getByText('Published')).toBeInTheDocument();
    expect(within(shown as HTMLElement).queryAllByText('LIVE')).toHaveLength(kind.badge ? 1 : 0);
    expect(within(draft as HTMLElement).getByText('Unpublished')).toBeInTheDocument();
    expect(within(draft as HTMLElement).queryByText('LIVE')).not.toBeInTheDocument();
  });

  test.each(kinds)(`$many: a search box for the title, and pages`, async (kind) => {
    const api = contentServer(kind, rowsOf(kind, '1', '2', '3'), 2);
    const { user, address } = open(kind);
    await link(kind, '1');
    const query = api.calls.filter(({ path, query }) => path.endsWith(kind.api) && query.page === '1')[0]?.query;
    expect(query).toEqual({
      archived: 'false',
      order_by: 'sort_index:ASC',
      page: '1',
      per_page: kind.perPage ?? '100',
      ...kind.scope,
    });
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    expect(address()).toMatch(/[?&]page=2/);
    await waitFor(() => expect(api.calls.some(({ query }) => query.page === '2')).toBe(true));
    const title = String(kind.item('3')[kind.titleKey]);
    await user.type(screen.getByRole('searchbox', { name: `Filter ${kind.many}...` }), `${title}{Enter}`);
    expect(await link(kind, '3')).toBeInTheDocument();
    expect(api.calls.some(({ query }) => query[kind.titleKey] === `i%%${title}`)).toBe(true);
    expect(address()).not.toContain('page=2');
  });

  test.each(kinds)(`$many: the row menu, and a delete dialog of its own`, async (kind) => {
    const api = contentServer(kind, rowsOf(kind, '1', '2'));
    const { user } = open(kind);
    const menu = await menuOf(kind, user, '1');
    const entries = menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(entries).toEqual(['Archive', ...(kind.clone ? ['Clone'] : []), ...MOVES, 'Delete', 'Unpublish', 'Duplicate']);
    await user.click(menu.getByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Delete ${kind.remove}` }));
    await tab('Active', 2);
    await user.click(dialog.getByRole('button', { name: `Delete ${kind.remove}` }));
    await tab('Active', 1);
    await waitFor(() => expect(titles(kind)).toBe(String(kind.item('2')[kind.titleKey])));
    expect(api.paths()).toContain(`DELETE /properties/7/${kind.api}/1`);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await tab('Active', 2);
    expect(await screen.findByText(`${String(kind.item('1')[kind.titleKey])} is back.`)).toBeInTheDocument();
  });

  test.each(kinds)(`$many: a moved row stands there at once, and one sort call tells its tab`, async (kind) => {
    const api = contentServer(kind, rowsOf(kind, '1', '2', '3'));
    const { user } = open(kind);
    await user.click((await menuOf(kind, user, '3')).getByRole('menuitem', { name: 'Move to top' }));
    const moved = ['3', '1', '2'].map((id) => String(kind.item(id)[kind.titleKey])).join();
    await waitFor(() => expect(titles(kind)).toBe(moved));
    const sent = api.calls.filter(({ path }) => path.endsWith('/sort')).map(({ body }) => body);
    const scope = kind.sortScope ?? kind.scope;
    expect(sent).toEqual([{ ids: ['3'], move_to_id: '1', condition: 'before', archived: false, ...scope }]);
  });

  test.each(kinds)(`$many: a move that the server refuses is not said to be done`, async (kind) => {
    const api = contentServer(kind, rowsOf(kind, '1', '2', '3'));
    api.set(`PUT /properties/7/${kind.api}/sort`, { status: 422, body: { message: 'There is no such place.', code: 'invalid' } });
    const { user } = open(kind);
    await user.click((await menuOf(kind, user, '3')).getByRole('menuitem', { name: 'Move to top' }));
    expect(await screen.findByText(/was not moved\. It is back at position 3 of 3\.$/)).toBeInTheDocument();
    expect(screen.queryByText(/^Dropped/)).toBeNull();
  });

  test.each(kinds)(`$many: archiving unpublishes, moves to the other tab, and both counts follow`, async (kind) => {
    const api = contentServer(kind, rowsOf(kind, '1', '2'));
    const { user } = open(kind);
    await tab('Active', 2);
    await tab('Archived', 0);
    const counts = api.calls.filter(({ query }) => query.per_page === '1' && !query.live).map(({ query }) => query.archived);
    expect([...counts].sort()).toEqual(['false', 'true']);
    await user.click((await menuOf(kind, user, '1')).getByRole('menuitem', { name: 'Archive' }));
    await tab('Active', 1);
    await waitFor(() => expect(titles(kind)).toBe(String(kind.item('2')[kind.titleKey])));
    await user.click(await tab('Archived', 1));
    await waitFor(() => expect(titles(kind)).toBe(String(kind.item('1')[kind.titleKey])));
    await user.click((await menuOf(kind, user, '1')).getByRole('menuitem', { name: 'Unarchive' }));
    await tab('Archived', 0);
    await user.click(await tab('Active', 2));
    const row = (await link(kind, '1')).closest('tr') as HTMLElement;
    expect(within(row).getByText('Unpublished')).toBeInTheDocument();
    const sent = api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent).toEqual([
      { id: '1', archived: true, published: false },
      { id: '1', archived: false },
    ]);
  });

  test.each(kinds)(`$many: the state stands in words beside the status; it filters and sorts, and moving rests`, async (kind) => {
    const [live, draft] = [kind.item('1'), kind.item('2', { published: false })];
    const api = contentServer(kind, [live, draft]);
    const { user, address } = open(kind);
    expect((await link(kind, '1')).closest('tr')).toHaveTextContent(/Published\s*Live/);
    expect((await link(kind, '2')).closest('tr')).toHaveTextContent(/Unpublished\s*Draft/);
    const named = (value: string) => screen.getByRole('combobox', { name: value });
    await user.selectOptions(named('State'), 'Draft');
    await waitFor(() => expect(titles(kind)).toBe(String(draft[kind.titleKey])));
    expect(address()).toMatch(/[?&]state=draft/);
    await user.selectOptions(named('State'), 'Any state');
    await user.selectOptions(named('Order'), 'By state');
    expect(address()).toMatch(/[?&]sort=state/);
    await waitFor(() => expect(api.calls.some(({ query }) => query.order_by === 'state:ASC,sort_index:ASC')).toBe(true));
    expect(await screen.findByText(/^To move .*, show all of them in list order\.$/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Move / })).not.toBeInTheDocument();
    await user.selectOptions(named('Order'), 'In list order');
    expect(await screen.findAllByRole('button', { name: /^Move / })).toHaveLength(2);
  });

  test.each(kinds)(`$many: Unpublish and Publish stand in the menu, and Undo takes them back`, async (kind) => {
    const api = contentServer(kind, rowsOf(kind, '1', '2'));
    const { user } = open(kind);
    await user.click((await menuOf(kind, user, '1')).getByRole('menuitem', { name: 'Unpublish' }));
    const name = String(kind.item('1')[kind.titleKey]);
    expect(await screen.findByText(`${name} unpublished.`)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(`${name} is as it was before.`)).toBeInTheDocument();
    const version = Number(kind.item('1').version);
    const back = api.calls.find(({ path }) => path.endsWith(`/${kind.api}/1/versions/${version}/restore`));
    expect(back?.headers['If-Match']).toBe(`"${version + 1}"`);
  });

  test('what arrived is said to be done though its answer was lost, and the list shows it', async () => {
    const [kind] = kinds as [ProvedKind];
    const api = contentServer(kind, rowsOf(kind, '1', '2', '3'));
    const collection = `/properties/7/${kind.api}`;
    const name = String(kind.item('1')[kind.titleKey]);
    const { user } = open(kind);
    const choose = async (entry: string) => user.click((await menuOf(kind, user, '1')).getByRole('menuitem', { name: entry }));
    const rowText = async () => (await link(kind, '1')).closest('tr')?.textContent;
    api.lose(`PUT ${collection}/:id`);
    await choose('Unpublish');
    expect(await screen.findByText(`${name} unpublished.`)).toBeInTheDocument();
    await waitFor(async () => expect(await rowText()).toContain('Unpublished'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText(`${name} is as it was before.`);
    api.lose(`PUT ${collection}/sort`);
    await choose('Move down');
    expect(await screen.findByText(`${name} moved.`)).toBeInTheDocument();
    await waitFor(() => expect(titles(kind)).toBe(['2', '1', '3'].map((id) => String(kind.item(id)[kind.titleKey])).join()));
    api.lose(`PUT ${collection}/:id`);
    await choose('Archive');
    expect(await screen.findByText(`${name} archived.`)).toBeInTheDocument();
    await tab('Active', 2);
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
    await tab('Active', 3);
    api.set(`GET ${collection}/:id`, { data: kind.item('99') });
    api.lose(`POST ${collection}`);
    await choose('Duplicate');
    expect(await screen.findByText(new RegExp(`^${name} duplicated: `))).toBeInTheDocument();
    await tab('Active', 4);
  });

  test('a change whose answer was lost is not said to be undone while nobody can be asked', async () => {
    const [kind] = kinds as [ProvedKind];
    const api = contentServer(kind, rowsOf(kind, '1', '2'));
    const collection = `/properties/7/${kind.api}`;
    const name = String(kind.item('1')[kind.titleKey]);
    const { user } = open(kind);
    await menuOf(kind, user, '1');
    api.lose(`PUT ${collection}/:id`);
    api.set(`GET ${collection}/:id`, 'network gone');
    await user.click(screen.getByRole('menuitem', { name: 'Unpublish' }));
    expect(await screen.findByText(new RegExp(`^${name}: .*It may have been done all the same\\.$`))).toBeInTheDocument();
  });

  test('Duplicate chosen again, after its answer was lost, makes no second copy', async () => {
    const [kind] = kinds as [ProvedKind];
    const api = contentServer(kind, [kind.item('1')]);
    const collection = `/properties/7/${kind.api}`;
    const { user } = open(kind);
    const duplicate = async () => user.click((await menuOf(kind, user, '1')).getByRole('menuitem', { name: 'Duplicate' }));
    api.set(`POST ${collection}`, 'network gone');
    await duplicate();
    await screen.findByText(/was not duplicated/);
    api.set(`POST ${collection}`, { status: 409, body: { message: 'There already.', code: 'conflict' } });
    api.set(`PUT ${collection}/:id`, ({ params }) => ({ data: kind.item(params.id ?? '', { version: 2 }) }));
    await duplicate();
    await screen.findByText(/ duplicated: /);
    const ids = api.calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers['Idempotency-Key']);
    expect(ids).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), ids[0]]);
    expect(api.paths()).toContain(`PUT ${collection}/${ids[0]}`);
  });

  test.each(kinds)(`$many: Duplicate makes a draft like it at the end, and links to it`, async (kind) => {
    const api = contentServer(kind, rowsOf(kind, '1', '2'));
    const { user } = open(kind);
    await user.click((await menuOf(kind, user, '1')).getByRole('menuitem', { name: 'Duplicate' }));
    await tab('Active', 3);
    expect(await screen.findByRole('link', { name: 'Open' })).toHaveAttribute('href', `${addressOf(kind).address}/99/edit`);
    const { id: _id, version: _v, created_at: _c, updated_at: _u, updated_by: _by, ...rest } = kind.item('1');
    const sent = api.calls.find(({ method }) => method === 'POST');
    expect(sent?.body).toEqual({ ...rest, published: false, archived: false });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await tab('Active', 2);
    expect(api.calls.find(({ method }) => method === 'DELETE')?.headers['If-Match']).toBe('"1"');
  });

  test.each(kinds)(`$many: the last row of the last page is deleted, and the page before comes`, async (kind) => {
    contentServer(kind, rowsOf(kind, '1', '2', '3'), 2);
    const { user, address } = open(kind, '', '?page=2');
    await user.click((await menuOf(kind, user, '3')).getByRole('menuitem', { name: 'Archive' }));
    await waitFor(() => expect(titles(kind)).toBe(['1', '2'].map((id) => String(kind.item(id)[kind.titleKey])).join()));
    expect(address()).not.toContain('page=2');
  });
}
