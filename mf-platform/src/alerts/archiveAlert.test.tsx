import { screen, waitFor, within } from '@testing-library/react';
import { chooseInMenu } from 'shared-kit/testing/chooseInMenu';
import { listOf } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { alertNames, open, ready } from '../../testing/alerts/listings';
import { alert, alertServer, changes } from '../../testing/alerts/samples';

beforeEach(() => signedInAs());

test('archive sends the flag and refreshes list and counts; Undo restores flags and position', async () => {
  const api = alertServer();
  const { user } = open();
  await ready();
  await chooseInMenu(user, 'Harbour festival', 'Archive');
  expect(await screen.findByText('Harbour festival archived.')).toBeInTheDocument();
  expect(changes(api)).toEqual([['PUT /alerts/2', { archived: true }]]);
  await waitFor(() => expect(alertNames()).toEqual(['Pool closed', 'Book direct']));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(alertNames()).toContain('Harbour festival'));
  expect(changes(api).slice(-2)).toEqual([
    ['POST /alerts/2/versions/4/restore', undefined],
    ['PUT /alerts/2', { sort_index: 2 }],
  ]);
});

test.each([
  ['Archive', { archived: true }],
  ['Unpublish', { published: false }],
])('%s that is chosen again before the response is sent once', async (entry, flags) => {
  const api = alertServer();
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const stored = { data: alert('2', 'Harbour festival', { ...flags, version: 4 }) };
  api.set('PUT /alerts/:id', () => answered.then(() => stored));
  const { user } = open();
  await ready();
  await chooseInMenu(user, 'Harbour festival', entry);
  await chooseInMenu(user, 'Harbour festival', entry);
  answer();
  expect(await screen.findByText(/^Harbour festival (archived|unpublished)\.$/)).toBeInTheDocument();
  expect(changes(api)).toEqual([['PUT /alerts/2', flags]]);
});

const assigned = [
  { property: { id: '7', name: 'Saltmarsh', type: 'hotel' }, alert: { id: '1', name: 'Pool closed' }, override: true },
  { property: { id: '30', name: 'Marlowes', type: 'restaurant' }, alert: { id: '1', name: 'Pool closed' }, override: false },
];
const FREE = { alert_id: null, override: false };

test('archiving an assigned alert says where it was shown, and Undo restores it there', async () => {
  const api = alertServer();
  api.set('GET /alerts/assigned', listOf(assigned));
  const { user } = open();
  await ready();
  await chooseInMenu(user, 'Pool closed', 'Archive');
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

test('archiving says where the alert was shown by then, and Undo restores all of it', async () => {
  const api = alertServer();
  const { user } = open();
  await screen.findByText('Global Alert');
  // Somebody else assigns it and makes it the global one.
  const harbour = { id: '2', name: 'Harbour festival' };
  const saltmarsh = { id: '7', name: 'Saltmarsh', type: 'hotel' };
  api.set('GET /alerts/:id', { data: { ...alert('2', harbour.name), properties: [saltmarsh] } });
  api.set('GET /alerts/global', { data: alert('2', harbour.name) });
  api.set('GET /alerts/assigned', listOf([{ property: saltmarsh, alert: harbour, override: true }]));
  await chooseInMenu(user, 'Harbour festival', 'Archive');
  const text = 'Harbour festival archived. It was assigned to 1 property and was the global alert.';
  expect(await screen.findByText(text)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Harbour festival is as it was before.')).toBeInTheDocument();
  expect(changes(api).slice(-2)).toEqual([
    ['PUT /alerts/assign', { property_id: '7', alert_id: '2', override: true, expected: FREE }],
    ['PUT /alerts/2/global', undefined],
  ]);
});

test('Undo keeps what somebody else assigned since, and says where', async () => {
  const api = alertServer();
  api.set('GET /alerts/assigned', listOf(assigned));
  const { user } = open();
  await ready();
  await chooseInMenu(user, 'Pool closed', 'Archive');
  const stale = { status: 412, body: { message: 'It was changed.', code: 'stale', current: {} } };
  api.set('PUT /alerts/assign', ({ body }) => ((body as { property_id: string }).property_id === '30' ? stale : { data: {} }));
  const theirs = { ...assigned[1], alert: { id: '2', name: 'Harbour festival' } };
  api.set('GET /alerts/assigned', listOf([assigned[0], theirs]));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const message = 'Pool closed is back as far as possible. Somebody else has changed the alert of Marlowes since.';
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test('an Undo counts as done although the response was lost', async () => {
  const api = alertServer();
  api.set('GET /alerts/assigned', listOf(assigned));
  const { user } = open();
  await ready();
  await chooseInMenu(user, 'Pool closed', 'Archive');
  api.set('PUT /alerts/assign', 'network gone');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Pool closed is as it was before.')).toBeInTheDocument();
});

test('archiving the global alert can be undone as well', async () => {
  const api = alertServer();
  const { user } = open();
  await screen.findByText('Global Alert');
  await chooseInMenu(user, 'Book direct', 'Archive');
  expect(await screen.findByText('Book direct archived. It was the global alert.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Book direct is as it was before.')).toBeInTheDocument();
  const last = api.calls.filter(({ method }) => method === 'PUT').at(-1);
  expect(last).toMatchObject({ path: '/alerts/3/global', query: { expected: 'none' } });
});

test('no Undo is offered that could not restore everything', async () => {
  alertServer();
  signedInAs([granted('alert', null, 'rwx')]);
  const { user } = open();
  await ready();
  await chooseInMenu(user, 'Pool closed', 'Archive');
  expect(await screen.findByText('Pool closed archived. It was assigned to 2 properties.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('an archive that is refused says why and leaves the list as it is', async () => {
  const api = alertServer();
  api.set('PUT /alerts/:id', { status: 500, body: { message: 'It broke.', code: 'internal', fields: {} } });
  const { user } = open();
  await ready();
  await chooseInMenu(user, 'Harbour festival', 'Archive');
  expect(await screen.findByText('Harbour festival was not archived. It broke.')).toBeInTheDocument();
  expect(alertNames()).toContain('Harbour festival');
});

test('Delete asks for confirmation, and says what shows the alert', async () => {
  const api = alertServer();
  const { user } = open();
  await ready();
  await screen.findByText('Global Alert');
  await chooseInMenu(user, 'Book direct', 'Delete');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Alert' }));
  expect(dialog.getByText('It is the global alert. No site will show it any more.')).toBeInTheDocument();
  expect(changes(api)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Delete Alert' }));
  await waitFor(() => expect(alertNames()).toEqual(['Pool closed', 'Harbour festival']));
  expect(changes(api)).toEqual([['DELETE /alerts/3', undefined]]);
  expect(api.calls.find(({ method }) => method === 'DELETE')?.query).toEqual({
    expected_properties: '0',
    expected_global: 'true',
  });
});

test('an alert that other places show by now is deleted only after the dialog named them', async () => {
  const api = alertServer();
  const { user } = open();
  await ready();
  const properties = [{ id: '7', name: 'Saltmarsh', type: 'hotel' }];
  const current = { ...alert('2', 'Harbour festival'), properties };
  const message = 'Somebody else changed this in the meantime.';
  api.set('DELETE /alerts/:id', ({ query }) =>
    query.expected_properties === '1' ? undefined : { status: 412, body: { message, code: 'stale', current } },
  );
  await chooseInMenu(user, 'Harbour festival', 'Delete');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Alert' }));
  await user.click(dialog.getByRole('button', { name: 'Delete Alert' }));
  expect(await dialog.findByText(message)).toBeInTheDocument();
  expect(dialog.getByText('It is assigned to 1 property. Its site will no longer show it.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete Alert' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('archiving, publishing and moving are reported as done although the response was lost', async () => {
  const api = alertServer();
  const { user } = open();
  await ready();
  api.lose('PUT /alerts/:id');
  await chooseInMenu(user, 'Pool closed', 'Unpublish');
  expect(await screen.findByText('Pool closed unpublished.')).toBeInTheDocument();
  api.lose('PUT /alerts/:id');
  await chooseInMenu(user, 'Pool closed', 'Move down');
  expect(await screen.findByText('Pool closed moved.')).toBeInTheDocument();
  api.lose('PUT /alerts/:id');
  await chooseInMenu(user, 'Pool closed', 'Archive');
  expect(await screen.findByText(/^Pool closed archived\./)).toBeInTheDocument();
});

test('archiving an alert that properties show which the person cannot see counts them, and has no Undo that would leave them out', async () => {
  alertServer({ alerts: { '1': { hidden_properties: 1 } } });
  const { user } = open();
  await ready();
  await chooseInMenu(user, 'Pool closed', 'Archive');
  expect(await screen.findByText('Pool closed archived. It was assigned to 3 properties.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
