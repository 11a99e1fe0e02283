import { screen } from '@testing-library/react';
import { renderPage } from 'shared-kit/testing/renderPage';
import EditUserPage from '../../src/users/EditUserPage';
import NewUserPage from '../../src/users/NewUserPage';
import type { userApi } from './samples';

export const openNew = () => renderPage(<NewUserPage />, '/users/new', '/users/new');
export const openEdit = (id = '2') => renderPage(<EditUserPage />, '/users/:id/edit', `/users/${id}/edit`);
type Person = ReturnType<typeof openNew>['user'];
export const textField = (name: string) => screen.getByRole('textbox', { name });
export const passwordField = (name: string) => screen.getByLabelText(name, { selector: 'input[type=password]' });
export const save = (user: Person) => user.click(screen.getByRole('button', { name: 'Save' }));
export const sentBodies = (api: ReturnType<typeof userApi>, method: string, path: string) =>
  api.calls.filter((call) => call.method === method && call.path === path).map(({ body }) => body);

/** Fills in a new user. @param confirmation what is typed to confirm the password */
export async function fillIn(user: Person, secret = 'long enough', confirmation = secret) {
  await user.type(textField('First Name'), 'Mara');
  await user.type(textField('Last Name'), 'Quist');
  await user.type(textField('Email'), 'mara.quist@calloway.example');
  if (secret) await user.type(passwordField('Password'), secret);
  if (confirmation) await user.type(passwordField('Confirm Password'), confirmation);
}
