import { screen, waitFor, within } from '@testing-library/react';
import { granted, signedInAs } from '../fakeSession';
import { contentServer } from './contentServer';
import { link, openList, rowsOf, titles } from './listSteps';
import { addressOf, titleOf, type TestedKind } from './testedKind';
import { testRowMenus } from './testRowMenus';

/** What every list of content does (documents 2 and 3 §2): the same steps for each kind, as a person would do them. */
export function testLists(kinds: TestedKind[]): void {
  beforeEach(() => {
    localStorage.clear();
    signedInAs();
  });

  test.each(kinds)(`$plural: the live link is below the heading; only a super user can change it`, async (kind) => {
    const api = contentServer(kind, rowsOf(kind, '1'));
    const { user, unmount } = openList(kind);
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
    openList(kind);
    expect(await screen.findByRole('link', { name: kind.live.label })).toBeInTheDocument();
    await link(kind, '1');
    expect(screen.queryByRole('button', { name: /(Edit|Add) link/ })).not.toBeInTheDocument();
  });

  test.each(kinds)(`$plural: the list has its heading, buttons and columns, and a title links to Edit`, async (kind) => {
    contentServer(kind, [kind.item('1'), kind.item('2', { published: false })]);
    openList(kind);
    const { address } = addressOf(kind);
    expect(await link(kind, '1')).toHaveAttribute('href', `${address}/1/edit`);
    expect(screen.getByRole('heading', { level: 1, name: kind.plural })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: `+ New ${kind.singular}` })).toHaveAttribute('href', `${address}/new`);
    const clones = screen.queryAllByRole('link', { name: `Clone ${kind.singular}` }).map((button) => button.getAttribute('href'));
    expect(clones).toEqual(kind.clone ? [`${address}/clone`] : []);
    const heads = within(screen.getAllByRole('table')[0] as HTMLElement).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Move', ...kind.columns, 'More']);
    const [, shown, draft] = screen.getAllByRole('row');
    expect(within(shown as HTMLElement).getByText('Published')).toBeInTheDocument();
    expect(within(shown as HTMLElement).queryAllByText('LIVE')).toHaveLength(kind.badge ? 1 : 0);
    expect(within(draft as HTMLElement).getByText('Unpublished')).toBeInTheDocument();
    expect(within(draft as HTMLElement).queryByText('LIVE')).not.toBeInTheDocument();
  });

  test.each(kinds)(`$plural: the list has a search box for the title, and pages`, async (kind) => {
    const api = contentServer(kind, rowsOf(kind, '1', '2', '3'), 2);
    const { user, address } = openList(kind);
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
    const title = titleOf(kind, '3');
    await user.type(screen.getByRole('searchbox', { name: `Filter ${kind.plural}...` }), `${title}{Enter}`);
    expect(await link(kind, '3')).toBeInTheDocument();
    expect(api.calls.some(({ query }) => query[kind.titleKey] === `i%%${title}`)).toBe(true);
    expect(address()).not.toContain('page=2');
  });

  test.each(kinds)(
    `$plural: the state is shown next to the status, filters and sorts; rows cannot be moved while sorted`,
    async (kind) => {
      const [live, draft] = [kind.item('1'), kind.item('2', { published: false })];
      const api = contentServer(kind, [live, draft]);
      const { user, address } = openList(kind);
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
    },
  );

  testRowMenus(kinds);
}
