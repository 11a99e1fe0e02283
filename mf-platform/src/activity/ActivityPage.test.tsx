import { screen, waitFor, within } from '@testing-library/react';
import { listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { hotel } from 'shared-kit/testing/properties';
import { day, line, older, open, openOne, server } from '../../testing/activity';

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
  expect(newest.getByText('2:05 PM')).toHaveAttribute('datetime', '2026-11-22T14:05:00.000Z');
  expect(newest.getByRole('link', { name: 'Spa days' })).toHaveAttribute('href', '/hotels/7/specials/9/edit?history=4');
  const older = await day('Saturday, November 21, 2026');
  expect(older.getByRole('listitem')).toHaveTextContent('The system moved the region Coast in the order9:00 AM');
  expect(older.queryByRole('link')).not.toBeInTheDocument();
});

test('shows items without a name, deleted properties, unknown kinds and copies too', async () => {
  server([
    line('3', { kind: 'hours', name: '', link: '/restaurants/8/hours', property: { id: '8', name: null } }),
    line('2', { kind: 'spas', action: 'blessed' }),
    line('1', { action: 'cloned' }),
  ]);
  open();
  const [hours, odd, copy] = (await day('Sunday, November 22, 2026')).getAllByRole('listitem');
  expect(hours).toHaveTextContent('Tomas Reyes published the opening hoursA deleted property');
  expect(odd).toHaveTextContent('Tomas Reyes blessed the spas Spa days');
  expect(copy).toHaveTextContent('Tomas Reyes made a copy: the special Spa days');
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

test('the activity of a property uses its time zone and names no property', async () => {
  server();
  openOne();
  expect((await day('Sunday, November 22, 2026')).getByRole('listitem')).toHaveTextContent('Spa days9:05 AM');
  expect(screen.getByText(/America\/New_York/)).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Property' })).not.toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'Press items' })).not.toBeInTheDocument();
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
