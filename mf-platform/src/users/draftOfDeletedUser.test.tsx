import { screen, waitFor, within } from '@testing-library/react';
import { draftStore } from 'shared-kit/form/draftStore';
import { chooseInMenu } from 'shared-kit/testing/chooseInMenu';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import * as activity from '../../testing/activity';
import { tomas } from '../../testing/users/samples';
import UsersPage from './UsersPage';

const typedInto = (id: string) => draftStore('1', `/users/${id}/edit`);
const gone = activity.line('5', {
  kind: 'users',
  action: 'deleted',
  item_id: '2',
  name: 'Tomas Reyes',
  gone: 'good',
  link: null,
});

beforeEach(() => {
  localStorage.clear();
  signedInAs();
  for (const id of ['2', '4']) {
    typedInto(id).keep({ values: { firstName: 'Tomasito' }, version: 1 });
    typedInto(id).markSent(1);
  }
});

test('what was typed into the form of a user goes when that user is deleted from the list, here and on the server', async () => {
  const api = fakeApi({ 'GET /users': listOf([tomas]), 'DELETE /users/:id': undefined, 'DELETE /profile/drafts': undefined });
  const { user } = renderPage(<UsersPage />, '/users', '/users');
  await chooseInMenu(user, 'Tomas Reyes', 'Delete');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete User' }));
  expect(typedInto('2').all()).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Delete User' }));
  await screen.findByText('Tomas Reyes deleted.');
  expect([typedInto('2').all().length, typedInto('4').all().length]).toEqual([0, 1]);
  const discards = () => api.calls.filter(({ method, path }) => method === 'DELETE' && path === '/profile/drafts');
  await waitFor(() => expect(discards().map(({ query }) => query.path)).toEqual(['/users/2/edit']));
});

test('it goes when that user is forgotten from the activity', async () => {
  const api = activity.server([gone]);
  api.set('POST /users/:id/forget', undefined);
  api.set('DELETE /profile/drafts', undefined);
  const { user } = activity.open();
  await user.click(await screen.findByRole('button', { name: 'Forget This Person... (Tomas Reyes)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Forget Tomas Reyes' }));
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Tomas Reyes{Enter}');
  expect(await screen.findByText(/^Forgotten\./)).toBeInTheDocument();
  expect([typedInto('2').all().length, typedInto('4').all().length]).toEqual([0, 1]);
});
