import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { hotel } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import BinPage from './BinPage';

const entry = (id: string, fields: object = {}) => ({
  id,
  kind: 'specials',
  item_id: `item-${id}`,
  property_id: '7',
  property: { id: '7', name: 'Saltmarsh', is_gone: false },
  name: 'Spa days',
  deleted_at: '2026-11-22T14:05:00.000Z',
  deleted_by: { id: '4', name: 'Tomas Reyes' },
  expires_on: '2026-12-22T14:05:00.000Z',
  may_restore: true,
  ...fields,
});
const calendar = entry('2', { kind: 'calendars', name: 'Weekly' });
const link = '/hotels/7/specials/item-1/edit';

function server(items = [entry('1'), calendar]) {
  let list = items;
  const removeEntry = (id: string | undefined) => (list = list.filter((item) => item.id !== id));
  return fakeApi({
    'GET /bin': ({ query }: FakeCall) => listOf(list.filter(({ kind }) => !query.kind || kind === query.kind)),
    'GET /bin/:id': ({ params }: FakeCall) => ({
      data: list.find(({ id }) => id === params.id),
      meta: { with: { calendars: 1, calendar_events: 2, permissions: 1, oddities: 3, strangers: 4 } },
    }),
    'POST /bin/:id/restore': ({ params }: FakeCall) => {
      removeEntry(params.id);
      return { data: { id: 'item' }, meta: { kind: 'specials', property_id: '7', left_out: [], link } };
    },
    'DELETE /bin/:id': ({ params }: FakeCall) => void removeEntry(params.id),
    'GET /properties': ({ query }: FakeCall) => listOf(query.archived === 'true' ? [] : [hotel('7', 'Saltmarsh')]),
    'GET /properties/7': { data: { ...hotel('7', 'Saltmarsh'), timezone: 'America/New_York' } },
  });
}
const open = (query = '') => renderPage(<BinPage />, '/bin', `/bin${query}`);
const openOne = () => renderPage(<BinPage />, '/hotels/:hotelid/bin', '/hotels/7/bin');
const lastQuery = (api: ReturnType<typeof server>) => api.calls.filter(({ path }) => path === '/bin').at(-1)?.query;
const clickButton = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));
const openDeleteDialog = async (user: ReturnType<typeof open>['user'], name: string) => {
  await clickButton(user, `More for ${name}`);
  await user.click(await screen.findByRole('menuitem', { name: 'Delete for good...' }));
  return within(await screen.findByRole('dialog', { name: 'Delete for Good' }));
};
const failure = (status: number, message: string) => ({ status, body: { message, code: 'x', fields: {} } });

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

test('a restored item leaves the bin, and the message links to it', async () => {
  const api = server();
  const { user } = open();
  await clickButton(user, 'Restore Spa days');
  expect(await screen.findByText('Spa days is restored.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', link);
  expect(api.paths()).toContain('POST /bin/1/restore');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Spa days/ })).not.toBeInTheDocument());
});

test('an entry without a name is called by its kind, in messages too', async () => {
  const api = server([entry('1', { name: '' })]);
  const { user } = open();
  const dialog = await openDeleteDialog(user, 'Special');
  expect(dialog.getByText('Special')).toBeInTheDocument();
  api.set('DELETE /bin/:id', failure(404, 'This is no longer in the bin.'));
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText(/^Special is no longer in the bin/)).toBeInTheDocument();
  await clickButton(user, 'Restore Special');
  expect(await screen.findByText('Special is restored.')).toBeInTheDocument();
});

test('what was left out is reported, and an item without a page has no link', async () => {
  const api = server();
  const left_out = [{ field: 'region_id', message: 'Its region no longer exists.' }];
  api.set('POST /bin/:id/restore', { data: { id: '9' }, meta: { kind: 'properties', property_id: '9', left_out, link: null } });
  const { user } = open();
  await clickButton(user, 'Restore Spa days');
  expect(await screen.findByText('Spa days is restored. Its region no longer exists.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Open' })).not.toBeInTheDocument();
});

test.each([
  [
    404,
    'This is no longer in the bin.',
    'Spa days is no longer in the bin: somebody else restored or removed it in the meantime.',
  ],
  [409, 'There is now another calendar with the same name.', 'There is now another calendar with the same name.'],
])('a restore that comes too late (%s) is reported, and the list is reloaded', async (status, message, expectedMessage) => {
  const api = server();
  api.set('POST /bin/:id/restore', failure(status, message));
  const { user } = open();
  await screen.findByRole('row', { name: /Spa days/ });
  api.set('GET /bin', listOf([calendar]));
  await clickButton(user, 'Restore Spa days');
  expect(await screen.findByText(expectedMessage)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Spa days/ })).not.toBeInTheDocument());
});

test('a restore without a response is reported, and can be retried', async () => {
  const api = server();
  api.set('POST /bin/:id/restore', 'network gone');
  const { user } = open();
  await clickButton(user, 'Restore Spa days');
  expect(await screen.findByText(/could not be reached/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Restore Spa days' })).not.toHaveAttribute('aria-disabled');
});

test('a restore is reported as done although the response was lost', async () => {
  const api = server();
  const { user } = open();
  await screen.findByRole('row', { name: /Spa days/ });
  api.set('POST /bin/:id/restore', 'network gone');
  api.set('GET /bin/:id', failure(404, 'This is no longer in the bin.'));
  api.set('GET /bin', listOf([calendar]));
  await clickButton(user, 'Restore Spa days');
  expect(await screen.findByText('Spa days is restored.')).toBeInTheDocument();
  expect(screen.queryByText(/could not be reached/)).not.toBeInTheDocument();
});

test('a removal whose response was lost is reported as done at the next attempt', async () => {
  const api = server();
  api.set('DELETE /bin/:id', 'network gone');
  const { user } = open();
  const dialog = await openDeleteDialog(user, 'Weekly');
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await dialog.findByText(/could not be reached/)).toBeInTheDocument();
  api.set('DELETE /bin/:id', failure(404, 'This is no longer in the bin.'));
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('Weekly is deleted for good.')).toBeInTheDocument();
});

test('without WRITE there is no Restore, and only super users have Delete for good', async () => {
  signedInAs([granted('special', '7')]);
  server([entry('1', { may_restore: false })]);
  open();
  const row = await screen.findByRole('row', { name: /Spa days/ });
  expect(within(row).queryByRole('button')).not.toBeInTheDocument();
});

test('Delete for good asks for confirmation and lists what is deleted too', async () => {
  const api = server();
  const { user } = open();
  const dialog = await openDeleteDialog(user, 'Weekly');
  expect((await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    '2 calendar events',
    '1 right of a user',
    '7 other entries',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText('Weekly is deleted for good.')).toBeInTheDocument();
  expect(api.paths()).toContain('DELETE /bin/2');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Weekly/ })).not.toBeInTheDocument());
});

test('a refused removal is shown in the dialog, which stays open; a removal by somebody else closes it', async () => {
  const api = server();
  api.set('GET /bin/:id', failure(503, 'The data cannot be reached right now.'));
  api.set('DELETE /bin/:id', failure(503, 'The data cannot be reached right now.'));
  const { user } = open();
  const dialog = await openDeleteDialog(user, 'Weekly');
  expect(await dialog.findByText('The list of what else will be removed could not be loaded.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await dialog.findByText('The data cannot be reached right now.')).toBeInTheDocument();
  api.set('DELETE /bin/:id', failure(404, 'This is no longer in the bin.'));
  await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText(/^Weekly is no longer in the bin/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
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
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Calendars');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Property' }), 'Saltmarsh');
  expect(address()).toBe('/bin?kind=calendars&property=7');
  await waitFor(() => expect(lastQuery(api)).toEqual({ kind: 'calendars', property_id: '7', page: '1', per_page: '100' }));
  expect(screen.queryByRole('option', { name: 'API tokens' })).not.toBeInTheDocument();
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
