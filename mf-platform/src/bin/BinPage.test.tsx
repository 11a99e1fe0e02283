import { screen, waitFor, within } from '@testing-library/react';
import { listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { hotel } from 'shared-kit/testing/properties';
import { calendar, clickButton, entry, failure, lastQuery, open, openOne, server } from '../../testing/bin';

beforeEach(() => signedInAs());

test('shows what was deleted, its kind and property, when, by whom and until when it stays', async () => {
  server();
  open();
  const row = await screen.findByRole('row', { name: /Spa days/ });
  for (const text of ['Special', 'Saltmarsh', 'Nov 22, 2026', 'by Tomas Reyes', '12-22-2026'])
    expect(row).toHaveTextContent(text);
  expect(screen.getByRole('columnheader', { name: 'Leaves the Bin On' })).toBeInTheDocument();
  expect(screen.getByText('1–2 of 2')).toBeInTheDocument();
});

test('without WRITE there is no Restore, and only super users have Delete for good', async () => {
  signedInAs([granted('special', '7')]);
  server([entry('1', { may_restore: false })]);
  open();
  const row = await screen.findByRole('row', { name: /Spa days/ });
  expect(within(row).queryByRole('button')).not.toBeInTheDocument();
});

test('an entry whose property is in the bin, or deleted for good, says so', async () => {
  const entryOf = (id: string, name: string | null) =>
    entry(id, { name: `Of ${id}`, property: { id: '8', name, is_gone: true }, may_restore: false });
  server([entryOf('1', 'The Aster'), entryOf('2', null), entry('3', { kind: 'regions', name: 'Coast', property: null })]);
  open();
  expect(await screen.findByRole('row', { name: /Of 1/ })).toHaveTextContent('The AsterAlso in the bin. Restore it first.');
  expect(screen.getByRole('row', { name: /Of 2/ })).toHaveTextContent('Deleted for goodIts content cannot be restored.');
  expect(screen.getByRole('row', { name: /Coast/ })).toHaveTextContent('--');
});

test('is filtered by kind and property; the address keeps the filter', async () => {
  const api = server();
  const { user, address } = open('?page=2');
  await screen.findByRole('option', { name: 'Saltmarsh' });
  const filter = within(screen.getByRole('search', { name: 'Filter the bin' }));
  await user.selectOptions(filter.getByRole('combobox', { name: 'Kind' }), 'Calendars');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Property' }), 'Saltmarsh');
  expect(address()).toBe('/bin?kind=calendars&property=7');
  await waitFor(() => expect(lastQuery(api)).toEqual({ kind: 'calendars', property_id: '7', page: '1', per_page: '100' }));
  expect(screen.queryByRole('option', { name: 'API tokens' })).not.toBeInTheDocument();
});

test('a filter by property whose list could not be loaded says so, and can be loaded again', async () => {
  const api = server();
  const properties = listOf([hotel('7', 'Saltmarsh')]);
  api.set('GET /properties', failure(403, 'Not now.'));
  const { user } = open();
  expect(await screen.findByText('The properties could not be loaded.')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Property' })).toHaveAccessibleDescription(/could not be loaded/);
  api.set('GET /properties', ({ query }) => (query.archived === 'true' ? listOf([]) : properties));
  await clickButton(user, 'Try again');
  expect(await screen.findByRole('option', { name: 'Saltmarsh' })).toBeInTheDocument();
  expect(screen.queryByText('The properties could not be loaded.')).not.toBeInTheDocument();
});

test('the bin of a property requests only its entries, uses its time zone and offers its kinds', async () => {
  const api = server();
  openOne();
  expect(await screen.findByRole('row', { name: /Spa days/ })).toHaveTextContent('Nov 22, 2026, 9:05 AM');
  expect(lastQuery(api)).toMatchObject({ property_id: '7' });
  expect(screen.queryByRole('columnheader', { name: 'Property' })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Property' })).not.toBeInTheDocument();
  const kinds = within(screen.getByRole('combobox', { name: 'Kind' }));
  await waitFor(() => expect(kinds.queryByRole('option', { name: 'Press items' })).not.toBeInTheDocument());
});

test('an empty bin explains itself; a filter that finds nothing can be cleared', async () => {
  server([]);
  const { user } = open('?kind=faqs');
  await clickButton(user, 'Clear the filter');
  expect(await screen.findByText('The bin is empty')).toBeInTheDocument();
});

test('an unknown kind filters nothing', async () => {
  const api = server();
  open('?kind=toString');
  await screen.findByRole('row', { name: /Spa days/ });
  expect(lastQuery(api)).not.toHaveProperty('kind');
});

test('a list that fails to load shows the error and can be retried', async () => {
  const api = server();
  api.set('GET /bin', failure(503, 'The data cannot be reached right now.'));
  const { user } = open();
  expect(await screen.findByText('The data cannot be reached right now.')).toBeInTheDocument();
  api.set('GET /bin', listOf([calendar]));
  await clickButton(user, 'Try again');
  expect(await screen.findByRole('row', { name: /Weekly/ })).toBeInTheDocument();
});

test('a page beyond the last one shows the last', async () => {
  const api = server();
  api.set('GET /bin', ({ query }: FakeCall) =>
    query.page === '2' ? listOf([], { page: 2, total_pages: 1, count: 1 }) : listOf([calendar]),
  );
  open('?page=2');
  expect(await screen.findByRole('row', { name: /Weekly/ })).toBeInTheDocument();
});

test('an address that names one item shows only that, with a button for all', async () => {
  const api = server();
  const { user } = open('?item=9');
  await screen.findByRole('row', { name: /Spa days/ });
  expect(lastQuery(api)?.item_id).toBe('9');
  await user.click(screen.getByRole('button', { name: 'Show everything in the bin' }));
  await waitFor(() => expect(lastQuery(api)).not.toHaveProperty('item_id'));
  expect(screen.queryByRole('button', { name: 'Show everything in the bin' })).not.toBeInTheDocument();
});
