import { screen, waitFor, within } from '@testing-library/react';
import { chooseInMenu } from '../chooseInMenu';
import { contentServer } from './contentServer';
import { link, openList, rowsOf, tab, titles } from './listSteps';
import { addressOf, titleOf, type TestedKind } from './testedKind';

const MOVES = ['Move up', 'Move down', 'Move to top', 'Move to bottom'];
const menuOf = async (kind: TestedKind, user: ReturnType<typeof openList>['user'], id: string) => {
  await user.click(await screen.findByRole('button', { name: `More for ${titleOf(kind, id)}` }));
  return within(await screen.findByRole('menu'));
};

/** What the menu of every row does (document 2 §2.6, OP-144): the same steps for each kind. */
export function testRowMenus(kinds: TestedKind[]): void {
  test.each(kinds)(`$plural: the row menu has its entries, and Delete has its own dialog`, async (kind) => {
    const api = contentServer(kind, rowsOf(kind, '1', '2'));
    const { user } = openList(kind);
    const menu = await menuOf(kind, user, '1');
    const entries = menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(entries).toEqual(['Archive', ...(kind.clone ? ['Clone'] : []), 'Delete', 'Unpublish', 'Duplicate', ...MOVES]);
    await user.click(menu.getByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Delete ${kind.remove}` }));
    await tab('Active', 2);
    await user.click(dialog.getByRole('button', { name: `Delete ${kind.remove}` }));
    await tab('Active', 1);
    await waitFor(() => expect(titles(kind)).toBe(titleOf(kind, '2')));
    expect(api.paths()).toContain(`DELETE /properties/7/${kind.api}/1`);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await tab('Active', 2);
    expect(await screen.findByText(`${titleOf(kind, '1')} is back.`)).toBeInTheDocument();
  });

  test.each(kinds)(`$plural: a moved row is shown in its place at once, and one sort request names its tab`, async (kind) => {
    const api = contentServer(kind, rowsOf(kind, '1', '2', '3'));
    const { user } = openList(kind);
    await chooseInMenu(user, titleOf(kind, '3'), 'Move to top');
    const moved = ['3', '1', '2'].map((id) => titleOf(kind, id)).join();
    await waitFor(() => expect(titles(kind)).toBe(moved));
    const sent = api.calls.filter(({ path }) => path.endsWith('/sort')).map(({ body }) => body);
    const scope = kind.sortScope ?? kind.scope;
    expect(sent).toEqual([{ ids: ['3'], move_to_id: '1', condition: 'before', archived: false, ...scope }]);
  });

  test.each(kinds)(`$plural: a move that the server refuses is not reported as done`, async (kind) => {
    const api = contentServer(kind, rowsOf(kind, '1', '2', '3'));
    api.set(`PUT /properties/7/${kind.api}/sort`, { status: 422, body: { message: 'There is no such place.', code: 'invalid' } });
    const { user } = openList(kind);
    await chooseInMenu(user, titleOf(kind, '3'), 'Move to top');
    expect(await screen.findByText(/was not moved\. It is back at position 3 of 3\.$/)).toBeInTheDocument();
    expect(screen.queryByText(/^Dropped/)).toBeNull();
  });

  test.each(kinds)(`$plural: archiving unpublishes, moves to the other tab, and both counts follow`, async (kind) => {
    const api = contentServer(kind, rowsOf(kind, '1', '2'));
    const { user } = openList(kind);
    await tab('Active', 2);
    await tab('Archived', 0);
    const counts = api.calls.filter(({ query }) => query.per_page === '1' && !query.live).map(({ query }) => query.archived);
    expect([...counts].sort()).toEqual(['false', 'true']);
    await chooseInMenu(user, titleOf(kind, '1'), 'Archive');
    await tab('Active', 1);
    await waitFor(() => expect(titles(kind)).toBe(titleOf(kind, '2')));
    await user.click(await tab('Archived', 1));
    await waitFor(() => expect(titles(kind)).toBe(titleOf(kind, '1')));
    await chooseInMenu(user, titleOf(kind, '1'), 'Unarchive');
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

  test.each(kinds)(`$plural: Unpublish is in the menu, and Undo reverts it`, async (kind) => {
    const api = contentServer(kind, rowsOf(kind, '1', '2'));
    const { user } = openList(kind);
    await chooseInMenu(user, titleOf(kind, '1'), 'Unpublish');
    const name = titleOf(kind, '1');
    expect(await screen.findByText(`${name} unpublished.`)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(`${name} is as it was before.`)).toBeInTheDocument();
    const version = Number(kind.item('1').version);
    const back = api.calls.find(({ path }) => path.endsWith(`/${kind.api}/1/versions/${version}/restore`));
    expect(back?.headers['If-Match']).toBe(`"${version + 1}"`);
  });

  test('changes are reported as done although the response was lost, and the list shows them', async () => {
    const [kind] = kinds as [TestedKind];
    const api = contentServer(kind, rowsOf(kind, '1', '2', '3'));
    const collection = `/properties/7/${kind.api}`;
    const name = titleOf(kind, '1');
    const { user } = openList(kind);
    const choose = (entry: string) => chooseInMenu(user, name, entry);
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
    await waitFor(() => expect(titles(kind)).toBe(['2', '1', '3'].map((id) => titleOf(kind, id)).join()));
    api.lose(`PUT ${collection}/:id`);
    await choose('Archive');
    expect(await screen.findByText(`${name} archived.`)).toBeInTheDocument();
    await tab('Active', 2);
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
    await tab('Active', 3);
    api.set(`GET ${collection}/:id`, { data: kind.item('99') });
    api.lose(`POST ${collection}/:id/duplicate`);
    await choose('Duplicate');
    expect(await screen.findByText(new RegExp(`^${name} duplicated: `))).toBeInTheDocument();
    await tab('Active', 4);
  });

  test('a change whose response was lost is reported as possibly done if that cannot be checked', async () => {
    const [kind] = kinds as [TestedKind];
    const api = contentServer(kind, rowsOf(kind, '1', '2'));
    const collection = `/properties/7/${kind.api}`;
    const name = titleOf(kind, '1');
    const { user } = openList(kind);
    await menuOf(kind, user, '1');
    api.lose(`PUT ${collection}/:id`);
    api.set(`GET ${collection}/:id`, 'network gone');
    await user.click(screen.getByRole('menuitem', { name: 'Unpublish' }));
    expect(await screen.findByText(new RegExp(`^${name}: .*It may have been done all the same\\.$`))).toBeInTheDocument();
  });

  test('Duplicate chosen again after a lost response makes no second copy', async () => {
    const [kind] = kinds as [TestedKind];
    const api = contentServer(kind, [kind.item('1')]);
    const collection = `/properties/7/${kind.api}`;
    const { user } = openList(kind);
    const duplicate = () => chooseInMenu(user, titleOf(kind, '1'), 'Duplicate');
    api.set(`POST ${collection}/:id/duplicate`, 'network gone');
    await duplicate();
    await screen.findByText(/was not duplicated/);
    api.set(`POST ${collection}/:id/duplicate`, { status: 409, body: { message: 'There already.', code: 'conflict' } });
    api.set(`GET ${collection}/:id`, ({ params }) => ({ data: kind.item(params.id ?? '') }));
    await duplicate();
    await screen.findByText(/ duplicated: /);
    const ids = api.calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers['Idempotency-Key']);
    expect(ids).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), ids[0]]);
    expect(api.paths()).toContain(`GET ${collection}/${ids[0]}`);
  });

  test.each(kinds)(`$plural: Duplicate adds a draft at the end, and links to it`, async (kind) => {
    const api = contentServer(kind, rowsOf(kind, '1', '2'));
    const { user } = openList(kind);
    await chooseInMenu(user, titleOf(kind, '1'), 'Duplicate');
    await tab('Active', 3);
    expect(await screen.findByRole('link', { name: 'Open' })).toHaveAttribute('href', `${addressOf(kind).address}/99/edit`);
    expect(api.paths()).toContain(`POST /properties/7/${kind.api}/1/duplicate`);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await tab('Active', 2);
    expect(api.calls.find(({ method }) => method === 'DELETE')?.headers['If-Match']).toBe('"1"');
  });

  test.each(kinds)(`$plural: archiving the only row of the last page opens the page before it`, async (kind) => {
    contentServer(kind, rowsOf(kind, '1', '2', '3'), 2);
    const { user, address } = openList(kind, '', '?page=2');
    await chooseInMenu(user, titleOf(kind, '3'), 'Archive');
    await waitFor(() => expect(titles(kind)).toBe(['1', '2'].map((id) => titleOf(kind, id)).join()));
    expect(address()).not.toContain('page=2');
  });
}
