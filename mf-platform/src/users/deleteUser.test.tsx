import { act, screen, waitFor, within } from '@testing-library/react';
import { modalNow, openModal } from 'shared-kit/shellServices/modal';
import { fakeApi, listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { menuOf, open, server } from '../../testing/users/list';
import { refusal, tomas, wireUser } from '../../testing/users/samples';

beforeEach(() => signedInAs());

test('Delete asks in a dialog named Delete User first', async () => {
  const api = server();
  const { user } = open();
  const menu = await menuOf(user, 'Tomas Reyes');
  await user.click(within(menu).getByRole('menuitem', { name: 'Delete' }));
  const shown = await screen.findByRole('dialog', { name: 'Delete User' });
  expect(shown).toHaveStyle({ width: '50rem' });
  const dialog = within(shown);
  expect(dialog.getByText('Tomas Reyes')).toBeInTheDocument();
  expect(api.paths()).not.toContain('DELETE /users/2');
  await user.click(dialog.getByRole('button', { name: 'Delete User' }));
  await screen.findByText('Tomas Reyes deleted.');
  expect(api.paths()).toContain('DELETE /users/2');
});

test('the delete dialog, which needs rights to be loaded first, does not open after the page was left', async () => {
  signedInAs([granted('user', null, 'rwx'), granted('permission', null, 'rwx')], { id: '9' });
  const api = server();
  let answer: (canned: object) => void = () => undefined;
  api.set('GET /users/:id/permissions', () => new Promise<object>((resolve) => (answer = resolve)));
  const { user, unmount } = open();
  await user.click(within(await menuOf(user, 'Tomas Reyes')).getByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(api.paths()).toContain('GET /users/2/permissions'));
  unmount();
  await act(async () => answer(listOf([])));
  expect(modalNow()).toBeNull();
});

test.each([
  ['4', '2'],
  ['2', '4'],
])(
  'of two deletions that wait for rights, only the later one asks, in whatever order the rights arrive (%s, %s)',
  async (...order) => {
    signedInAs([granted('user', null, 'rwx'), granted('permission', null, 'rwx')], { id: '9' });
    const mila = wireUser('4', 'Mila', 'Sand');
    const answers = new Map<string, (canned: object) => void>();
    fakeApi({
      'GET /users': listOf([tomas, mila]),
      'GET /users/:id/permissions': ({ path }: FakeCall) =>
        new Promise<object>((resolve) => answers.set(path.split('/')[2] ?? '', resolve)),
    });
    const { user } = open();
    for (const name of ['Tomas Reyes', 'Mila Sand'])
      await user.click(within(await menuOf(user, name)).getByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect([...answers.keys()]).toEqual(['2', '4']));
    for (const id of order) await act(async () => answers.get(id)?.(listOf([])));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete User' }));
    expect(dialog.getByText('Mila Sand')).toBeInTheDocument();
  },
);

test('the delete dialog does not take the place of one that was opened while rights were loaded', async () => {
  signedInAs([granted('user', null, 'rwx'), granted('permission', null, 'rwx')], { id: '9' });
  const api = server();
  let answer: (canned: object) => void = () => undefined;
  api.set('GET /users/:id/permissions', () => new Promise<object>((resolve) => (answer = resolve)));
  const { user } = open();
  await user.click(within(await menuOf(user, 'Tomas Reyes')).getByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(api.paths()).toContain('GET /users/2/permissions'));
  act(() => openModal({ name: 'Other', title: 'Other', body: null }));
  await act(async () => answer(listOf([])));
  expect(modalNow()?.name).toBe('Other');
});

test('whether somebody may be deleted whose rights the person may not read is left to the server', async () => {
  signedInAs([granted('user', null, 'rwx')], { id: '9' });
  const api = server();
  const { user } = open();
  await user.click(within(await menuOf(user, 'Tomas Reyes')).getByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete User' }));
  await user.click(dialog.getByRole('button', { name: 'Delete User' }));
  await screen.findByText('Tomas Reyes deleted.');
  expect(api.paths()).not.toContain('GET /users/2/permissions');
});

test('a refusal is shown in the dialog, which stays open', async () => {
  const api = server();
  const last = 'This is the last super user. Make somebody else a super user first.';
  api.set('DELETE /users/:id', refusal(409, last));
  const { user } = open();
  await user.click(within(await menuOf(user, 'Ivo Lane')).getByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete User' }));
  await user.click(dialog.getByRole('button', { name: 'Delete User' }));
  expect(await dialog.findByText(last)).toBeInTheDocument();
});

test('one’s own row has no Delete', async () => {
  server();
  const { user } = open();
  const menu = within(await menuOf(user, 'Nora Okafor'));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Edit']);
  expect(menu.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('href', '/profile');
});

test('Delete is offered only with the right to delete users, and for super users only to super users', async () => {
  signedInAs([granted('user', null, 'rw')], { id: '9' });
  server();
  const view = open();
  expect(within(await menuOf(view.user, 'Tomas Reyes')).getAllByRole('menuitem')).toHaveLength(1);
  view.unmount();
  signedInAs([granted('user', null, 'rwx')], { id: '9' });
  const { user } = open();
  expect(within(await menuOf(user, 'Ivo Lane')).getAllByRole('menuitem')).toHaveLength(1);
});
