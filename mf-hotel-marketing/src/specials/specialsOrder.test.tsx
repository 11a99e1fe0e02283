import { screen, waitFor, within } from '@testing-library/react';
import { listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { LIST, menuOf, open, server } from '../../testing/specials/list';
import { special } from '../../testing/specials/samples';

beforeEach(() => signedInAs());

test('a move shows at once and sends one sort call; a refused move is reverted with the reason', async () => {
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

  test('a move beyond the page is reported as done although its response was lost', async () => {
    const api = paged();
    const { user } = open('/hotels/7/specials?page=2');
    const menu = within(await menuOf(user, 'Special 102'));
    api.set(`GET ${LIST}`, listOf([special('102')], { count: 203, page: 2, total_pages: 3 }));
    api.lose(`PUT ${LIST}/sort`);
    await user.click(menu.getByRole('menuitem', { name: 'Move to top' }));
    expect(await screen.findByText('Special 102 moved to the top.')).toBeInTheDocument();
  });

  test('positions are announced within the whole list, and every move may go beyond the page', async () => {
    const api = paged();
    const { user } = open('/hotels/7/specials?page=2');
    (await screen.findByRole('button', { name: 'Move Special 101' })).focus();
    await user.keyboard(' ');
    expect(screen.getByText(/^Picked up Special 101, position 101 of 203\./)).toBeInTheDocument();
    await user.keyboard('{Escape}');
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

  test('Undo moves the row back next to its former neighbour; a refusal shows the reason', async () => {
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
