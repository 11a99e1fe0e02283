import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { BROKEN, globalAlert, LATE, open } from '../../testing/alerts/assignments';
import { alert, alertServer, changes } from '../../testing/alerts/samples';

const shows = async (name: string) => waitFor(async () => expect(await globalAlert()).toHaveDisplayValue(name));
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Global Alert' }));

/** Chooses an alert in the dropdown, which asks for confirmation. */
const choose = async (user: ReturnType<typeof open>['user'], name: string) => {
  await shows('Book direct');
  await user.selectOptions(await globalAlert(), name);
  return dialog();
};

beforeEach(() => signedInAs());

test('choosing an alert sets it after a confirmation that says what every site will show', async () => {
  const api = alertServer();
  const { user } = open();
  const confirmation = await choose(user, 'Pool closed');
  expect(confirmation.getByText(/The sites of all hotels and restaurants will show/)).toHaveTextContent(
    'will show Pool closed instead of Book direct, except those with Override, which show their own alert where it is published.',
  );
  expect(changes(api)).toEqual([]);
  await user.click(confirmation.getByRole('button', { name: 'Show on every site' }));
  expect(await screen.findByText('Pool closed is now the global alert.')).toBeInTheDocument();
  expect(changes(api)).toEqual([['PUT /alerts/1/global', undefined]]);
  await shows('Pool closed');
});

test('an arrow key on the closed dropdown changes no site, and Cancel leaves everything as it was', async () => {
  const api = alertServer();
  const { user } = open();
  const confirmation = await choose(user, 'Pool closed');
  await user.click(confirmation.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await shows('Book direct');
  expect(changes(api)).toEqual([]);
});

test('choosing None removes it after confirmation; Undo restores it', async () => {
  const api = alertServer();
  const { user } = open();
  const confirmation = await choose(user, 'None');
  await user.click(confirmation.getByRole('button', { name: 'Take it off every site' }));
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

/** Takes the alert off every site and presses Undo, to which the server gives an answer. */
async function undoWith(api: ReturnType<typeof alertServer>, answer: typeof BROKEN) {
  const { user } = open();
  await user.click((await choose(user, 'None')).getByRole('button', { name: 'Take it off every site' }));
  await screen.findByText('There is no global alert now.');
  api.set('PUT /alerts/:id/global', answer);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
}

test('an Undo that fails says why', async () => {
  const api = alertServer();
  await undoWith(api, BROKEN);
  expect(await screen.findByText('The global alert was not changed back. It broke.')).toBeInTheDocument();
});

test('an Undo that fails is offered again', async () => {
  const api = alertServer();
  await undoWith(api, BROKEN);
  api.set('PUT /alerts/:id/global', { data: alert('3', 'Book direct') });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Book direct is the global alert again.')).toBeInTheDocument();
});

test('a change counts as made although the response was lost', async () => {
  const api = alertServer();
  api.set('PUT /alerts/:id/global', 'network gone');
  const { user } = open();
  const confirmation = await choose(user, 'Pool closed');
  api.set('GET /alerts/global', { data: alert('1', 'Pool closed') });
  await user.click(confirmation.getByRole('button', { name: 'Show on every site' }));
  expect(await screen.findByText('Pool closed is now the global alert.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a change that an earlier attempt made counts as made', async () => {
  const api = alertServer();
  const { user } = open();
  const confirmation = await choose(user, 'Pool closed');
  api.set('GET /alerts/global', { data: alert('1', 'Pool closed') });
  api.set('PUT /alerts/:id/global', LATE);
  await user.click(confirmation.getByRole('button', { name: 'Show on every site' }));
  expect(await screen.findByText('Pool closed is now the global alert.')).toBeInTheDocument();
});

test('an Undo that comes too late keeps what somebody else chose', async () => {
  const api = alertServer();
  await undoWith(api, LATE);
  const message = 'The global alert was not changed back. Somebody else changed it in the meantime, so it stays as it is.';
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(api.calls.filter(({ method }) => method === 'PUT').at(-1)?.query).toEqual({ expected: 'none' });
});

test('a change that fails is reported in the dialog, which stays open', async () => {
  const api = alertServer();
  api.set('PUT /alerts/:id/global', BROKEN);
  const { user } = open();
  const confirmation = await choose(user, 'Pool closed');
  await user.click(confirmation.getByRole('button', { name: 'Show on every site' }));
  expect(await confirmation.findByText('It broke.')).toBeInTheDocument();
  await user.click(confirmation.getByRole('button', { name: 'Cancel' }));
  await shows('Book direct');
});

test('a global alert that the confirmation did not name is not replaced until the dialog names it', async () => {
  const api = alertServer();
  const { user } = open();
  const confirmation = await choose(user, 'Pool closed');
  api.set('GET /alerts/global', { data: alert('2', 'Harbour festival') });
  api.set('PUT /alerts/:id/global', ({ query }) => (query.expected === '2' ? { data: alert('1', 'Pool closed') } : LATE));
  await user.click(confirmation.getByRole('button', { name: 'Show on every site' }));
  expect(await confirmation.findByText('Somebody else changed this in the meantime.')).toBeInTheDocument();
  expect(confirmation.getByText(/will show/)).toHaveTextContent('will show Pool closed instead of Harbour festival');
  await user.click(confirmation.getByRole('button', { name: 'Show on every site' }));
  expect(await screen.findByText('Pool closed is now the global alert.')).toBeInTheDocument();
});

test('a draft is marked in the confirmation and next to the dropdown', async () => {
  alertServer({ alerts: { '1': { published: false } } });
  const { user } = open();
  const confirmation = await choose(user, 'Pool closed (Draft)');
  expect(confirmation.getByText('It is a draft: guests see it once it is published.')).toBeInTheDocument();
  await user.click(confirmation.getByRole('button', { name: 'Show on every site' }));
  expect(await screen.findByRole('button', { name: 'Publish now: the global alert Pool closed' })).toBeInTheDocument();
});
