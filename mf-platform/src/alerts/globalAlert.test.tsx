import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import AlertAssignmentsPage from './AlertAssignmentsPage';
import { alert, alertServer, changes } from '../../testing/alerts/samples';

const open = () => renderPage(<AlertAssignmentsPage />, '/hotels/alerts', '/hotels/alerts');
const global = () => screen.findByRole('combobox', { name: 'Global Alert' });
const shows = async (name: string) => waitFor(async () => expect(await global()).toHaveDisplayValue(name));
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Global Alert' }));
const late = { status: 412, body: { message: 'Somebody else changed this in the meantime.', code: 'stale', fields: {} } };
const broken = { status: 500, body: { message: 'It broke.', code: 'internal', fields: {} } };

/** Chooses an alert in the dropdown, which asks for confirmation. */
const choose = async (user: ReturnType<typeof open>['user'], name: string) => {
  await shows('Book direct');
  await user.selectOptions(await global(), name);
  return dialog();
};

beforeEach(() => signedInAs());

test('choosing an alert asks, says what every site will show, and then sets it', async () => {
  const api = alertServer();
  const { user } = open();
  const asked = await choose(user, 'Pool closed');
  expect(asked.getByText(/The sites of all hotels and restaurants will show/)).toHaveTextContent(
    'will show Pool closed instead of Book direct, except those with Override, which show their own alert where it is published.',
  );
  expect(changes(api)).toEqual([]);
  await user.click(asked.getByRole('button', { name: 'Show on every site' }));
  expect(await screen.findByText('Pool closed is now the global alert.')).toBeInTheDocument();
  expect(changes(api)).toEqual([['PUT /alerts/1/global', undefined]]);
  await shows('Pool closed');
});

test('an arrow key on the closed dropdown changes no site, and Cancel leaves everything as it was', async () => {
  const api = alertServer();
  const { user } = open();
  const asked = await choose(user, 'Pool closed');
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await shows('Book direct');
  expect(changes(api)).toEqual([]);
});

test('choosing None asks and deletes it; Undo brings it back', async () => {
  const api = alertServer();
  const { user } = open();
  const asked = await choose(user, 'None');
  await user.click(asked.getByRole('button', { name: 'Take it off every site' }));
  expect(await screen.findByText('There is no global alert now.')).toBeInTheDocument();
  await shows('None');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Book direct is the global alert again.')).toBeInTheDocument();
  await shows('Book direct');
  expect(changes(api)).toEqual([
    ['DELETE /alerts/global', undefined],
    ['PUT /alerts/3/global', undefined],
  ]);
});

/** Takes the alert off every site and presses Undo, which the server answers as told. */
async function undoneAgainst(api: ReturnType<typeof alertServer>, answer: typeof broken) {
  const { user } = open();
  await user.click((await choose(user, 'None')).getByRole('button', { name: 'Take it off every site' }));
  await screen.findByText('There is no global alert now.');
  api.set('PUT /alerts/:id/global', answer);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
}

test('an Undo that fails says why', async () => {
  const api = alertServer();
  await undoneAgainst(api, broken);
  expect(await screen.findByText('The global alert was not changed back. It broke.')).toBeInTheDocument();
});

test('an Undo that does not reach the server is offered again', async () => {
  const api = alertServer();
  await undoneAgainst(api, broken);
  api.set('PUT /alerts/:id/global', { data: alert('3', 'Book direct') });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Book direct is the global alert again.')).toBeInTheDocument();
});

test('a change that arrived and whose answer was lost is done, and is nobody else’s', async () => {
  const api = alertServer();
  api.set('PUT /alerts/:id/global', 'network gone');
  const { user } = open();
  const asked = await choose(user, 'Pool closed');
  api.set('GET /alerts/global', { data: alert('1', 'Pool closed') });
  await user.click(asked.getByRole('button', { name: 'Show on every site' }));
  expect(await screen.findByText('Pool closed is now the global alert.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('one that is already there at the next press, after a lost answer, is done as well', async () => {
  const api = alertServer();
  const { user } = open();
  const asked = await choose(user, 'Pool closed');
  api.set('GET /alerts/global', { data: alert('1', 'Pool closed') });
  api.set('PUT /alerts/:id/global', late);
  await user.click(asked.getByRole('button', { name: 'Show on every site' }));
  expect(await screen.findByText('Pool closed is now the global alert.')).toBeInTheDocument();
});

test('an Undo that comes too late leaves what somebody else chose', async () => {
  const api = alertServer();
  await undoneAgainst(api, late);
  const told = 'The global alert was not changed back. Somebody else changed it in the meantime, so it stays as it is.';
  expect(await screen.findByText(told)).toBeInTheDocument();
  expect(api.calls.filter(({ method }) => method === 'PUT').at(-1)?.query).toEqual({ expected: 'none' });
});

test('a change that fails is told in the dialog, which stays for another try', async () => {
  const api = alertServer();
  api.set('PUT /alerts/:id/global', broken);
  const { user } = open();
  const asked = await choose(user, 'Pool closed');
  await user.click(asked.getByRole('button', { name: 'Show on every site' }));
  expect(await asked.findByText('It broke.')).toBeInTheDocument();
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  await shows('Book direct');
});

test('another global alert than the question named is not replaced; the question names it first', async () => {
  const api = alertServer();
  const { user } = open();
  const asked = await choose(user, 'Pool closed');
  api.set('GET /alerts/global', { data: alert('2', 'Harbour festival') });
  api.set('PUT /alerts/:id/global', ({ query }) => (query.expected === '2' ? { data: alert('1', 'Pool closed') } : late));
  await user.click(asked.getByRole('button', { name: 'Show on every site' }));
  expect(await asked.findByText('Somebody else changed this in the meantime.')).toBeInTheDocument();
  expect(asked.getByText(/will show/)).toHaveTextContent('will show Pool closed instead of Harbour festival');
  await user.click(asked.getByRole('button', { name: 'Show on every site' }));
  expect(await screen.findByText('Pool closed is now the global alert.')).toBeInTheDocument();
});

test('a draft says so before it is made global, and beside the dropdown', async () => {
  alertServer({ alerts: { '1': { published: false } } });
  const { user } = open();
  const asked = await choose(user, 'Pool closed (Draft)');
  expect(asked.getByText('It is a draft: guests see it once it is published.')).toBeInTheDocument();
  await user.click(asked.getByRole('button', { name: 'Show on every site' }));
  expect(await screen.findByRole('button', { name: 'Publish now: the global alert Pool closed' })).toBeInTheDocument();
});
