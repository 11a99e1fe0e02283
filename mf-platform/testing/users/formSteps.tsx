import { screen } from '@testing-library/react';
import { renderPage } from 'shared-kit/testing/renderPage';
import EditUserPage from '../../src/users/EditUserPage';
import NewUserPage from '../../src/users/NewUserPage';
import type { userApi } from './samples';

export const openNew = () => renderPage(<NewUserPage />, '/users/new', '/users/new');
export const openEdit = (id = '2') => renderPage(<EditUserPage />, '/users/:id/edit', `/users/${id}/edit`);
type Person = ReturnType<typeof openNew>['user'];
export const box = (name: string) => screen.getByRole('textbox', { name });
export const password = (name: string) => screen.getByLabelText(name, { selector: 'input[type=password]' });
export const save = (user: Person) => user.click(screen.getByRole('button', { name: 'Save' }));
export const sent = (api: ReturnType<typeof userApi>, method: string, path: string) =>
  api.calls.filter((call) => call.method === method && call.path === path).map(({ body }) => body);

export async function fillIn(user: Person, secret = 'long enough', again = secret) {
  await user.type(box('First Name'), 'Mara');
  await user.type(box('Last Name'), 'Quist');
  await user.type(box('Email'), 'mara.quist@calloway.example');
  if (secret) await user.type(password('Password'), secret);
  if (again) await user.type(password('Confirm Password'), again);
}
