import { screen, waitFor, within } from '@testing-library/react';
import { listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import AlertListingsPage from './AlertListingsPage';
import { alert, alertServer, changes } from '../../testing/alerts/samples';

const LISTINGS = '/hotels/alerts/listings';
const open = (address = LISTINGS) => renderPage(<AlertListingsPage />, LISTINGS, address);
type User = ReturnType<typeof open>['user'];

const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('link').textContent);
const ready = () => screen.findByRole('link', { name: 'Pool closed' });
async function openMenu(user: User, name: string) {
  await user.click(screen.getByRole('button', { name: `More for ${name}` }));
  return screen.findByRole('menu');
}
async function choose(user: User, name: string, entry: string) {
  await user.click(within(await openMenu(user, name)).getByRole('menuitem', { name: entry }));
}

beforeEach(() => signedInAs());

test('has the filter, + New Alert, both tabs with counts, and the two columns', async () => {
  const api = alertServer();
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Alert Listings' })).toBeInTheDocument();
  expect(screen.getByPlaceholderText('Filter Alerts...')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '+ New Alert' })).toHaveAttribute('href', '/hotels/alerts/new');
  expect(await screen.findByRole('tab', { name: /Active\s*3/ })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: /Archived\s*1/ })).toBeInTheDocument();
  await ready();
  expect(screen.getByRole('columnheader', { name: 'Alert Name' })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Assignment Count' })).toBeInTheDocument();
  const asked = api.calls.find(({ path, query }) => path === '/alerts' && query.per_page === '200');
  expect(asked?.query).toMatchObject({ archived: 'false', order_by: 'sort_index:ASC' });
});

test('the count is that of the linked properties; the global alert is marked and may have none', async () => {
  alertServer();
  open();
  await ready();
  expect(screen.getByRole('row', { name: /Pool closed/ })).toHaveTextContent('2');
  const global = await screen.findByText('Global Alert');
  expect(global.closest('tr')).toHaveTextContent(/Book direct.*0/);
});

test('the filter looks for the name, and the order is not for dragging meanwhile', async () => {
  const api = alertServer();
  open(`${LISTINGS}?filter=pool`);
  await ready();
  expect(api.calls.some(({ path, query }) => path === '/alerts' && query.name === 'i%%pool')).toBe(true);
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
});

test('the menu has Edit, Archive, Delete, and Unarchive on the other tab', async () => {
  alertServer();
  const { user } = open();
  await ready();
  const entriesOf = (menu: HTMLElement) =>
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent)
      // The moves of a row belong to the table.
      .filter((text) => !text?.startsWith('Move'));
  const menu = await openMenu(user, 'Harbour festival');
  expect(entriesOf(menu)).toEqual(['Edit', 'Archive', 'Delete', 'Unpublish']);
  expect(within(menu).getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('href', '/hotels/alerts/2/edit');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('tab', { name: /Archived/ }));
  await screen.findByRole('link', { name: 'Summer terrace' });
  expect(entriesOf(await openMenu(user, 'Summer terrace'))).toEqual(['Edit', 'Unarchive', 'Delete']);
});

test('archive sends the flag, refreshes list and counts, and Undo brings flags and place back', async () => {
  const api = alertServer();
  const { user } = open();
  await ready();
  await choose(user, 'Harbour festival', 'Archive');
  expect(await screen.findByText('Harbour festival archived.')).toBeInTheDocument();
  expect(changes(api)).toEqual([['PUT /alerts/2', { archived: true }]]);
  await waitFor(() => expect(names()).toEqual(['Pool closed', 'Book direct']));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names()).toContain('Harbour festival'));
  expect(changes(api).slice(-2)).toEqual([
    ['POST /alerts/2/versions/4/restore', undefined],
    ['PUT /alerts/2', { sort_index: 2 }],
  ]);
});

const assigned = [
  { property: { id: '7', name: 'Saltmarsh', type: 'hotel' }, alert: { id: '1', name: 'Pool closed' }, override: true },
  { property: { id: '30', name: 'Marlowes', type: 'restaurant' }, alert: { id: '1', name: 'Pool closed' }, override: false },
];
const FREE = { alert_id: null, override: false };

test('archiving an assigned alert says what it was taken from, and Undo gives it back there', async () => {
  const api = alertServer();
  api.set('GET /alerts/assigned', listOf(assigned));
  const { user } = open();
  await ready();
  await choose(user, 'Pool closed', 'Archive');
  expect(await screen.findByText('Pool closed archived. It was assigned to 2 properties.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Pool closed is as it was before.')).toBeInTheDocument();
  expect(changes(api).slice(1)).toEqual([
    ['POST /alerts/1/versions/4/restore', undefined],
    ['PUT /alerts/1', { sort_index: 1 }],
    ['PUT /alerts/assign', { property_id: '7', alert_id: '1', override: true, expected: FREE }],
    ['PUT /alerts/assign', { property_id: '30', alert_id: '1', override: false, expected: FREE }],
  ]);
});

test('Undo leaves what somebody else assigned since, and says where', async () => {
  const api = alertServer();
  api.set('GET /alerts/assigned', listOf(assigned));
  const { user } = open();
  await ready();
  await choose(user, 'Pool closed', 'Archive');
  const stale = { status: 412, body: { message: 'It was changed.', code: 'stale', current: {} } };
  api.set('PUT /alerts/assign', ({ body }) => ((body as { property_id: string }).property_id === '30' ? stale : { data: {} }));
  const theirs = { ...assigned[1], alert: { id: '2', name: 'Harbour festival' } };
  api.set('GET /alerts/assigned', listOf([assigned[0], theirs]));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const said = 'Pool closed is back as far as possible. Somebody else has changed the alert of Marlowes since.';
  expect(await screen.findByText(said)).toBeInTheDocument();
});

test('an Undo whose answer was lost is done where it arrived, and is nobody else’s change', async () => {
  const api = alertServer();
  api.set('GET /alerts/assigned', listOf(assigned));
  const { user } = open();
  await ready();
  await choose(user, 'Pool closed', 'Archive');
  api.set('PUT /alerts/assign', 'network gone');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Pool closed is as it was before.')).toBeInTheDocument();
});

test('archiving the global alert is undone as well, unless there is another by then', async () => {
  const api = alertServer();
  const { user } = open();
  await screen.findByText('Global Alert');
  await choose(user, 'Book direct', 'Archive');
  expect(await screen.findByText('Book direct archived. It was the global alert.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Book direct is as it was before.')).toBeInTheDocument();
  const last = api.calls.filter(({ method }) => method === 'PUT').at(-1);
  expect(last).toMatchObject({ path: '/alerts/3/global', query: { expected: 'none' } });
});

test('no Undo is offered that would not give all of it back', async () => {
  alertServer();
  signedInAs([granted('alert', null, 'rwx')]);
  const { user } = open();
  await ready();
  await choose(user, 'Pool closed', 'Archive');
  expect(await screen.findByText('Pool closed archived. It was assigned to 2 properties.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('an archive that is refused says why and leaves the list as it is', async () => {
  const api = alertServer();
  api.set('PUT /alerts/:id', { status: 500, body: { message: 'It broke.', code: 'internal', fields: {} } });
  const { user } = open();
  await ready();
  await choose(user, 'Harbour festival', 'Archive');
  expect(await screen.findByText('It broke.')).toBeInTheDocument();
  expect(names()).toContain('Harbour festival');
});

test('Delete asks first, and says what shows the alert now', async () => {
  const api = alertServer();
  const { user } = open();
  await ready();
  await screen.findByText('Global Alert');
  await choose(user, 'Book direct', 'Delete');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Alert' }));
  expect(dialog.getByText('It is the global alert. No site will show it any more.')).toBeInTheDocument();
  expect(changes(api)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Delete Alert' }));
  await waitFor(() => expect(names()).toEqual(['Pool closed', 'Harbour festival']));
  expect(changes(api)).toEqual([['DELETE /alerts/3', undefined]]);
  expect(api.calls.find(({ method }) => method === 'DELETE')?.query).toEqual({
    expected_properties: '0',
    expected_global: 'true',
  });
});

test('an alert that is shown elsewhere by now is deleted only after the question named these places', async () => {
  const api = alertServer();
  const { user } = open();
  await ready();
  const properties = [{ id: '7', name: 'Saltmarsh', type: 'hotel' }];
  const current = { ...alert('2', 'Harbour festival'), properties };
  const message = 'Somebody else changed this in the meantime.';
  api.set('DELETE /alerts/:id', ({ query }) =>
    query.expected_properties === '1' ? undefined : { status: 412, body: { message, code: 'stale', current } },
  );
  await choose(user, 'Harbour festival', 'Delete');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Alert' }));
  await user.click(dialog.getByRole('button', { name: 'Delete Alert' }));
  expect(await dialog.findByText(message)).toBeInTheDocument();
  expect(dialog.getByText('It is assigned to 1 property. Its site will no longer show it.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete Alert' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

describe('order', () => {
  const lift = async (user: User, name: string) => {
    screen.getByRole('button', { name: new RegExp(`^Move ${name}`) }).focus();
    await user.keyboard(' ');
  };

  /** Book direct after it was moved up by one. */
  const moved = async () => {
    const api = alertServer();
    const { user } = open();
    await ready();
    await lift(user, 'Book direct');
    await user.keyboard('{ArrowUp} ');
    await screen.findByText('Book direct moved.');
    return { api, user };
  };

  test('a move is shown at once; then only the alerts whose place changed are sent', async () => {
    const api = alertServer();
    const { user } = open();
    await ready();
    await lift(user, 'Book direct');
    await user.keyboard('{ArrowUp} ');
    expect(names()).toEqual(['Pool closed', 'Book direct', 'Harbour festival']);
    expect(await screen.findByText('Book direct moved.')).toBeInTheDocument();
    expect(changes(api).sort()).toEqual([
      ['PUT /alerts/2', { sort_index: 3 }],
      ['PUT /alerts/3', { sort_index: 2 }],
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toEqual(['Pool closed', 'Harbour festival', 'Book direct']));
    await waitFor(() => expect(changes(api)).toHaveLength(4));
  });

  test('Undo puts the alert back beside its old neighbour, wherever somebody else has moved that one since', async () => {
    const { api, user } = await moved();
    // Somebody else moves Harbour festival to the top.
    const others = [
      alert('2', 'Harbour festival', { sort_index: 1 }),
      alert('1', 'Pool closed', { sort_index: 2 }),
      alert('3', 'Book direct'),
    ];
    api.set('GET /alerts', () => listOf(others));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(changes(api).slice(2).sort()).toEqual([
        ['PUT /alerts/1', { sort_index: 3 }],
        ['PUT /alerts/3', { sort_index: 2 }],
      ]),
    );
    expect(await screen.findByText('Book direct is as it was before.')).toBeInTheDocument();
  });

  test('an Undo whose neighbour has left the list changes nothing and says so', async () => {
    const { api, user } = await moved();
    api.set('GET /alerts', () => listOf([alert('1', 'Pool closed'), alert('3', 'Book direct', { sort_index: 2 })]));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const told = 'The alert next to it is no longer in this list, so nothing was undone.';
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(changes(api)).toHaveLength(2);
  });

  test('the Undo of a move disappears with the next one', async () => {
    const { user } = await moved();
    await lift(user, 'Pool closed');
    await user.keyboard('{ArrowDown} ');
    expect(await screen.findByText('Pool closed moved.')).toBeInTheDocument();
    expect(screen.queryByText('Book direct moved.')).not.toBeInTheDocument();
  });

  test('a row put down where it was sends nothing', async () => {
    const api = alertServer();
    const { user } = open();
    await ready();
    await lift(user, 'Book direct');
    await user.keyboard('{ArrowUp}{ArrowDown} ');
    expect(changes(api)).toEqual([]);
  });

  test('a move that fails is put back, on the server too, and says so', async () => {
    const api = alertServer();
    const broken = { status: 500, body: { message: 'It broke.', code: 'internal', fields: {} } };
    api.set('PUT /alerts/:id', ({ params }: FakeCall) => (params.id === '2' ? broken : { data: {} }));
    const { user } = open();
    await ready();
    await lift(user, 'Book direct');
    await user.keyboard('{ArrowUp} ');
    expect(await screen.findByText('The order was not saved. It broke.')).toBeInTheDocument();
    expect(await screen.findByText(/was not moved\. It is back at position/)).toBeInTheDocument();
    await waitFor(() => expect(names()).toEqual(['Pool closed', 'Harbour festival', 'Book direct']));
    await waitFor(() => expect(changes(api).at(-1)).toEqual(['PUT /alerts/3', { sort_index: 3 }]));
  });
});

describe('rights', () => {
  test('+ New Alert shows to super users only; the menu and the handles to those who may change alerts', async () => {
    signedInAs([granted('alert', null, 'rw')]);
    alertServer();
    const { user } = open();
    await ready();
    expect(screen.queryByRole('link', { name: '+ New Alert' })).not.toBeInTheDocument();
    const menu = await openMenu(user, 'Harbour festival');
    expect(within(menu).queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument();
    expect(within(menu).getByRole('menuitem', { name: 'Archive' })).toBeInTheDocument();
  });

  test('somebody who only reads alerts sees the list with its links and nothing to change it with', async () => {
    signedInAs([granted('can_assign_alerts', '7', 'r')]);
    alertServer();
    open();
    expect(await ready()).toHaveAttribute('href', '/hotels/alerts/1/edit');
    expect(screen.queryByRole('button', { name: /^(More for|Move)/ })).not.toBeInTheDocument();
  });
});

test('what was done and whose answer was lost is said to be done: archiving, publishing and moving', async () => {
  const api = alertServer();
  const { user } = open();
  await ready();
  api.lose('PUT /alerts/:id');
  await choose(user, 'Pool closed', 'Unpublish');
  expect(await screen.findByText('Pool closed unpublished.')).toBeInTheDocument();
  api.lose('PUT /alerts/:id');
  await choose(user, 'Pool closed', 'Move down');
  expect(await screen.findByText('Pool closed moved.')).toBeInTheDocument();
  api.lose('PUT /alerts/:id');
  await choose(user, 'Pool closed', 'Archive');
  expect(await screen.findByText(/^Pool closed archived\./)).toBeInTheDocument();
});
