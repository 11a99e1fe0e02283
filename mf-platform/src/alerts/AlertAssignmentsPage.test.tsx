import { screen, waitFor, within } from '@testing-library/react';
import { listOf } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { optionsOf } from 'shared-kit/testing/formParts';
import { globalAlert, listing, open, override, row } from '../../testing/alerts/assignments';
import { alertServer } from '../../testing/alerts/samples';

beforeEach(() => signedInAs());

test('has the Global Alert dropdown and the three columns, hotels and restaurants alike', async () => {
  const api = alertServer();
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Alert Assignments' })).toBeInTheDocument();
  await row('Saltmarsh');
  for (const name of ['Property Name', 'Override', 'Alert Listing'])
    expect(screen.getByRole('columnheader', { name })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Saltmarsh' })).toHaveAttribute('href', '/hotels/7');
  expect(screen.getByRole('link', { name: 'Marlowes' })).toHaveAttribute('href', '/restaurants/30');
  await waitFor(async () =>
    expect(optionsOf(await listing('Saltmarsh'))).toEqual(['None', 'Pool closed', 'Harbour festival', 'Book direct']),
  );
  expect(optionsOf(await globalAlert())).toEqual(['None', 'Pool closed', 'Harbour festival', 'Book direct']);
  await waitFor(async () => expect(await globalAlert()).toHaveDisplayValue('Book direct'));
  const listCall = api.calls.find(({ path }) => path === '/alerts');
  expect(listCall?.query).toEqual({ archived: 'false', order_by: 'sort_index:ASC', per_page: '200' });
});

test('every alert is offered, however many there are; long dropdowns are filled on hover', async () => {
  const api = alertServer();
  const part = (from: number) =>
    Array.from({ length: 200 }, (_, index) => ({ id: `a${from + index}`, name: `Alert ${from + index}` }));
  api.set('GET /alerts', ({ query }) =>
    query.page === '2'
      ? listOf(part(201).slice(0, 1), { page: 2, count: 201 })
      : listOf(part(1), { count: 201, links: { previous: null, next: '/api/alerts?page=2' } }),
  );
  const { user } = open();
  const select = await listing('Marlowes');
  await waitFor(() => expect(api.calls.filter(({ path }) => path === '/alerts')).toHaveLength(2));
  await waitFor(() => expect(optionsOf(select)).toEqual(['None']));
  await user.hover(select);
  expect(optionsOf(select)).toHaveLength(202);
  expect(optionsOf(select).at(-1)).toBe('Alert 201 (Draft)');
});

test('a property that the person may not open has no link', async () => {
  signedInAs([granted('can_assign_alerts', null, 'rw'), granted('special', '30')]);
  alertServer();
  open();
  expect(await screen.findByRole('link', { name: 'Marlowes' })).toBeInTheDocument();
  expect(screen.getByText('Saltmarsh')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Saltmarsh' })).not.toBeInTheDocument();
  expect(override('Saltmarsh')).toBeEnabled();
});

test('the table has pages', async () => {
  const api = alertServer();
  api.set('GET /alerts/assigned', ({ query }) => {
    const property = { id: `p${query.page}`, name: `House of page ${query.page}`, type: 'hotel' };
    return listOf([{ property, alert: null, override: false }], { page: Number(query.page), total_pages: 2, count: 101 });
  });
  const { user, address } = open();
  await screen.findByRole('link', { name: 'House of page 1' });
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByRole('link', { name: 'House of page 2' })).toBeInTheDocument();
  expect(address()).toBe('/hotels/alerts?page=2');
});

test('below the name is an Edit Alert link, or No Alert; Override needs an alert', async () => {
  alertServer();
  open();
  const saltmarsh = await row('Saltmarsh');
  expect(saltmarsh.getByRole('link', { name: 'Edit Alert' })).toHaveAttribute('href', '/hotels/alerts/1/edit');
  expect(override('Saltmarsh')).toBeEnabled();
  const marlowes = await row('Marlowes');
  expect(marlowes.getByText('No Alert')).toBeInTheDocument();
  expect(marlowes.queryByRole('link', { name: 'Edit Alert' })).not.toBeInTheDocument();
  expect(override('Marlowes')).toBeDisabled();
});

test('the list is filtered by name, type and alert, in the address; another filter starts at page 1', async () => {
  const api = alertServer();
  const { user, address } = open('?page=2');
  await row('Saltmarsh');
  const filter = within(screen.getByRole('search', { name: 'Filter the properties' }));
  await user.type(filter.getByRole('searchbox', { name: 'Filter Properties...' }), 'salt{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type of property' }), 'Hotels');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Own alert' }), 'Without an alert');
  expect(address()).toBe('/hotels/alerts?filter=salt&type=hotel&assigned=false');
  await waitFor(() =>
    expect(api.calls.filter(({ path }) => path === '/alerts/assigned').at(-1)?.query).toEqual({
      page: '1',
      per_page: '100',
      name: 'i%%salt',
      type: 'hotel',
      assigned: 'false',
    }),
  );
});

test('a filter that finds nothing can be cleared', async () => {
  const api = alertServer();
  api.set('GET /alerts/assigned', ({ query }) => (query.name ? listOf([]) : undefined));
  const { user, address } = open('?filter=zz');
  await user.click(await screen.findByRole('button', { name: 'Clear the filter' }));
  expect(address()).toBe('/hotels/alerts');
});

describe('rights', () => {
  test('+ New Alert shows to super users', async () => {
    alertServer();
    open();
    expect(await screen.findByRole('link', { name: '+ New Alert' })).toHaveAttribute('href', '/hotels/alerts/new');
  });

  test('with the right on one property, only that one can be changed, and not the global alert', async () => {
    signedInAs([granted('can_assign_alerts', '7', 'rw')]);
    alertServer();
    open();
    await row('Saltmarsh');
    expect(screen.queryByRole('link', { name: '+ New Alert' })).not.toBeInTheDocument();
    expect(await listing('Saltmarsh')).toBeEnabled();
    expect(override('Saltmarsh')).toBeEnabled();
    expect(await listing('Marlowes')).toBeDisabled();
    expect(await globalAlert()).toBeDisabled();
  });

  test('whoever may assign alerts to all properties chooses the global alert', async () => {
    signedInAs([granted('can_assign_alerts', null, 'rw')]);
    alertServer();
    open();
    await waitFor(async () => expect(await globalAlert()).toBeEnabled());
  });
});

test('a list that fails to load shows the error and can be retried', async () => {
  const api = alertServer();
  api.set('GET /alerts/assigned', { status: 403, body: { message: 'You may not read alerts.', code: 'forbidden', fields: {} } });
  open();
  expect(await screen.findByText('You may not read alerts.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
