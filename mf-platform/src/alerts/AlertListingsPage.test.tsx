import { screen, within } from '@testing-library/react';
import { chooseInMenu } from 'shared-kit/testing/chooseInMenu';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { LISTINGS, open, openMenu, ready } from '../../testing/alerts/listings';
import { alertServer } from '../../testing/alerts/samples';

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
  const listCall = api.calls.find(({ path, query }) => path === '/alerts' && query.per_page === '200');
  expect(listCall?.query).toMatchObject({ archived: 'false', order_by: 'sort_index:ASC' });
});

test('the count is that of the linked properties; the global alert is marked and may have none', async () => {
  alertServer();
  open();
  await ready();
  expect(screen.getByRole('row', { name: /Pool closed/ })).toHaveTextContent('2');
  const global = await screen.findByText('Global Alert');
  expect(global.closest('tr')).toHaveTextContent(/Book direct.*0/);
});

test('the filter searches the name, and rows cannot be dragged while it is set', async () => {
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
      // The table itself adds the entries that move a row.
      .filter((text) => !text?.startsWith('Move'));
  const menu = await openMenu(user, 'Harbour festival');
  expect(entriesOf(menu)).toEqual(['Edit', 'Archive', 'Delete', 'Unpublish']);
  expect(within(menu).getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('href', '/hotels/alerts/2/edit');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('tab', { name: /Archived/ }));
  await screen.findByRole('link', { name: 'Summer terrace' });
  expect(entriesOf(await openMenu(user, 'Summer terrace'))).toEqual(['Edit', 'Unarchive', 'Delete']);
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

  test('with READ only, the list has its links, but no menus or handles', async () => {
    signedInAs([granted('can_assign_alerts', '7', 'r')]);
    alertServer();
    open();
    expect(await ready()).toHaveAttribute('href', '/hotels/alerts/1/edit');
    expect(screen.queryByRole('button', { name: /^(More for|Move)/ })).not.toBeInTheDocument();
  });
});

test.each([
  ['Archive', 'Harbour festival archived.'],
  ['Unpublish', 'Harbour festival unpublished.'],
  ['Delete', 'Harbour festival deleted.'],
])('%s loads the list only once more before it says that it is done', async (entry, done) => {
  const api = alertServer();
  const { user } = open();
  await ready();
  const listCalls = () => api.calls.filter(({ path, query }) => path === '/alerts' && query.per_page === '200').length;
  const before = listCalls();
  await chooseInMenu(user, 'Harbour festival', entry);
  if (entry === 'Delete') await user.click(await screen.findByRole('button', { name: 'Delete Alert' }));
  expect(await screen.findByText(done)).toBeInTheDocument();
  expect(listCalls()).toBe(before + 1);
});
