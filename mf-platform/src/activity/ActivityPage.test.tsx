import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { hotel } from 'shared-kit/testing/properties';
import { renderPage } from 'shared-kit/testing/renderPage';
import ActivityPage from './ActivityPage';

const line = (id: string, fields: object = {}) => ({
  id,
  at: '2026-11-22T14:05:00.000Z',
  by: { id: '4', name: 'Tomas Reyes' },
  action: 'published',
  kind: 'specials',
  item_id: '9',
  name: 'Spa days',
  property: { id: '7', name: 'Saltmarsh' },
  version: 4,
  group_id: null,
  link: '/hotels/7/specials/9/edit?history=4',
  ...fields,
});
const older = line('1', {
  at: '2026-11-21T09:00:00.000Z',
  by: null,
  action: 'moved',
  kind: 'regions',
  name: 'Coast',
  property: null,
  link: null,
});

const server = (list = [line('2'), older]) =>
  fakeApi({
    'GET /activity': listOf(list),
    'GET /properties': ({ query }: FakeCall) => listOf(query.archived === 'true' ? [] : [hotel('7', 'Saltmarsh')]),
    'GET /properties/7': { data: { ...hotel('7', 'Saltmarsh'), timezone: 'America/New_York' } },
  });
const open = (query = '') => renderPage(<ActivityPage />, '/activity', `/activity${query}`);
const openOne = (query = '') => renderPage(<ActivityPage />, '/hotels/:hotelid/activity', `/hotels/7/activity${query}`);
const lastQuery = (api: ReturnType<typeof server>) => api.calls.filter(({ path }) => path === '/activity').at(-1)?.query;
const day = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => signedInAs());

test('says whose time zone the times are in', async () => {
  server();
  const { unmount } = open();
  expect(await screen.findByText(/Times are in your time zone, UTC\.$/)).toBeInTheDocument();
  unmount();
  openOne();
  expect(await screen.findByText(/Times are in the property’s time zone, America\/New_York\.$/)).toBeInTheDocument();
});

describe('the line of an account that was deleted', () => {
  const deleted = line('5', { kind: 'users', action: 'deleted', item_id: '12', name: 'Ivo Lane', gone: 'good', link: null });

  test('lets a super user have that person forgotten, once the name is typed', async () => {
    const api = server([deleted]);
    api.set('POST /users/:id/forget', undefined);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Forget This Person... (Ivo Lane)' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Forget Ivo Lane' }));
    expect(dialog.queryByText(/signed out everywhere/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Forget for good' }));
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toBeInvalid();
    api.set('GET /activity', listOf([{ ...deleted, name: 'Former colleague' }]));
    await user.type(name, 'Ivo Lane{Enter}');
    expect(await screen.findByText(/^Forgotten\./)).toBeInTheDocument();
    const sent = api.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
    expect(sent).toEqual([['/users/12/forget', { confirmation: 'Ivo Lane' }]]);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Forget/ })).not.toBeInTheDocument());
  });

  test('offers nothing to anybody else', async () => {
    signedInAs([granted('user', null, 'rwx')]);
    server([deleted]);
    open();
    expect(await screen.findByText('Ivo Lane')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Forget/ })).not.toBeInTheDocument();
  });
});

test('groups who did what by day, with a link to the version where it has a page', async () => {
  server();
  open();
  const newest = await day('Sunday, November 22, 2026');
  expect(newest.getByRole('listitem')).toHaveTextContent('Tomas Reyes published the special Spa daysSaltmarsh2:05 PM');
  expect(newest.getByRole('link', { name: 'Spa days' })).toHaveAttribute('href', '/hotels/7/specials/9/edit?history=4');
  const older = await day('Saturday, November 21, 2026');
  expect(older.getByRole('listitem')).toHaveTextContent('The system moved the region Coast in the order9:00 AM');
  expect(older.queryByRole('link')).not.toBeInTheDocument();
});

test('shows items without a name, deleted properties and unknown kinds too', async () => {
  server([
    line('3', { kind: 'hours', name: '', link: '/restaurants/8/hours', property: { id: '8', name: null } }),
    line('2', { kind: 'spas', action: 'blessed' }),
  ]);
  open();
  const [hours, odd] = (await day('Sunday, November 22, 2026')).getAllByRole('listitem');
  expect(hours).toHaveTextContent('Tomas Reyes published the opening hoursA deleted property');
  expect(odd).toHaveTextContent('Tomas Reyes blessed the spas Spa days');
});

test('items in the bin link to it, and those deleted for good say so', async () => {
  server([
    line('3', { action: 'deleted', link: '/hotels/7/bin?item=9', gone: 'bin', gone_with: null }),
    line('2', { action: 'deleted', name: 'Brunch', link: null, gone: 'good', gone_with: null }),
    line('1', { kind: 'calendar-events', name: 'Quiz', link: '/hotels/7/bin?item=5', gone: 'bin', gone_with: 'calendars' }),
  ]);
  open();
  const [binned, removed, withAnother] = (await day('Sunday, November 22, 2026')).getAllByRole('listitem');
  expect(binned).toHaveTextContent(/In the bin(?! with)/);
  expect(within(binned!).getByRole('link', { name: 'Spa days' })).toHaveAttribute('href', '/hotels/7/bin?item=9');
  expect(removed).toHaveTextContent('Deleted for good');
  expect(within(removed!).queryByRole('link')).not.toBeInTheDocument();
  expect(withAnother).toHaveTextContent('In the bin with its calendar');
  expect(within(withAnother!).getByRole('link', { name: 'Quiz' })).toHaveAttribute('href', '/hotels/7/bin?item=5');
});

test('is filtered by person, kind, action, property and days; the address keeps the filter', async () => {
  const api = server();
  const { user, address } = open('?page=3');
  await screen.findByRole('option', { name: 'Saltmarsh' });
  await user.type(screen.getByRole('searchbox', { name: 'Filter by person' }), 'tom{Enter}');
  await waitFor(() => expect(address()).toBe('/activity?filter=tom'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Specials');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Published');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Property' }), 'Saltmarsh');
  expect(address()).toBe('/activity?filter=tom&kind=specials&action=published&property=7');
  const all = { by: 'i%%tom', kind: 'specials', action: 'published', property_id: '7', page: '1', per_page: '100' };
  await waitFor(() => expect(lastQuery(api)).toEqual(all));
});

test('days are whole days in the time zone of the page', async () => {
  const api = server();
  openOne('?from=2026-11-20&to=2026-11-21');
  await day('Sunday, November 22, 2026');
  expect(lastQuery(api)).toMatchObject({
    property_id: '7',
    from: '2026-11-20T05:00:00.000Z',
    to: '2026-11-22T05:00:00.000Z',
  });
  expect(screen.getByLabelText('From')).toHaveValue('2026-11-20');
  expect(screen.getByLabelText('To')).toHaveValue('2026-11-21');
});

test('a year that is being typed counts once it is whole, or when the field is left', async () => {
  const api = server();
  const { user, address } = open();
  await day('Sunday, November 22, 2026');
  const from = screen.getByLabelText('From');
  await user.click(from);
  // What a browser reports digit by digit.
  for (const typed of ['0002-11-21', '0020-11-21', '0202-11-21']) {
    fireEvent.change(from, { target: { value: typed } });
    expect(from).toHaveValue(typed);
    expect(address()).toBe('/activity');
  }
  fireEvent.change(from, { target: { value: '2026-11-21' } });
  expect(address()).toBe('/activity?from=2026-11-21');
  fireEvent.change(from, { target: { value: '0202-11-21' } });
  expect(address()).toBe('/activity?from=2026-11-21');
  await user.tab();
  expect(address()).toBe('/activity?from=0202-11-21');
  expect(from).toHaveValue('0202-11-21');
  await waitFor(() => expect(lastQuery(api)?.from).toBeDefined());
});

test('a day with a clock change is whole as well', async () => {
  const api = server();
  openOne('?from=2026-11-01&to=2026-11-01');
  await day('Sunday, November 22, 2026');
  expect(lastQuery(api)).toMatchObject({ from: '2026-11-01T04:00:00.000Z', to: '2026-11-02T05:00:00.000Z' });
});

test('the activity of a property uses its time zone and names no property', async () => {
  server();
  openOne();
  expect((await day('Sunday, November 22, 2026')).getByRole('listitem')).toHaveTextContent('Spa days9:05 AM');
  expect(screen.getByText(/America\/New_York/)).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Property' })).not.toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'Press items' })).not.toBeInTheDocument();
});

test('invalid values in the address are ignored', async () => {
  const api = server();
  open('?from=2026-02-31&to=never&kind=toString&action=known&page=-3');
  await day('Sunday, November 22, 2026');
  expect(lastQuery(api)).toEqual({ page: '1', per_page: '100' });
});

test('the next page keeps the focus, and a filter that finds nothing is announced', async () => {
  const api = server();
  api.set('GET /activity', listOf([line('2'), older], { count: 202, total_pages: 3 }));
  const { user } = open();
  const region = (await screen.findByText('1–100 of 202')).closest('[role=status]');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(lastQuery(api)).toMatchObject({ page: '2' }));
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveFocus();
  api.set('GET /activity', listOf([]));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Specials');
  const words = await screen.findByText('Nothing found.');
  expect(words.closest('[role=status]')).toBe(region);
});

test('when nothing matches, the filter can be cleared', async () => {
  server([]);
  const { user } = open('?filter=nobody');
  await user.click(await screen.findByRole('button', { name: 'Clear the filter' }));
  expect(await screen.findByText('No activity yet')).toBeInTheDocument();
});

test('an activity that fails to load shows the error and can be retried', async () => {
  const api = server();
  api.set('GET /activity', { status: 503, body: { message: 'The data cannot be reached right now.', code: 'x', fields: {} } });
  const { user } = open();
  expect(await screen.findByText('The data cannot be reached right now.')).toBeInTheDocument();
  api.set('GET /activity', listOf([older]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Coast')).toBeInTheDocument();
});

test('Export as CSV requests all pages of the filtered list and reports a failure', async () => {
  const api = server();
  const { user } = open('?kind=specials&page=2');
  await day('Sunday, November 22, 2026');
  const exportCalls: FakeCall[] = [];
  api.set('GET /activity', (call: FakeCall) => {
    exportCalls.push(call);
    return { status: 503, body: { message: 'The data cannot be reached right now.', code: 'x' } };
  });
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
  expect(await screen.findByText('The data cannot be reached right now.')).toBeInTheDocument();
  expect(exportCalls[0]?.headers.Accept).toBe('text/csv');
  expect(exportCalls[0]?.query).toEqual({ kind: 'specials' });
});

test('Export as CSV is not offered before the property’s clock is known', async () => {
  const api = server();
  let answer = () => {};
  const property = { data: { ...hotel('7', 'Saltmarsh'), timezone: 'America/New_York' } };
  api.set('GET /properties/7', () => new Promise((resolve) => (answer = () => resolve(property))));
  openOne();
  expect(await screen.findByRole('heading', { level: 1, name: 'Activity' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Export as CSV' })).not.toBeInTheDocument();
  answer();
  expect(await screen.findByRole('button', { name: 'Export as CSV' })).toBeInTheDocument();
});
