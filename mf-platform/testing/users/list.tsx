import { screen } from '@testing-library/react';
import { fakeApi, listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { renderPage } from 'shared-kit/testing/renderPage';
import UsersPage from '../../src/users/UsersPage';
import { tomas, wireUser } from './samples';

export const nora = wireUser('1', 'Nora', 'Okafor', { role: 'Super User' });
export const ivo = wireUser('3', 'Ivo', 'Lane', { role: 'Super User' });

/** An API with three users, and a second page of others. */
export const server = () =>
  fakeApi({
    'GET /users': ({ query }: FakeCall) => {
      const text = query.name?.replace('i%%', '').toLowerCase() ?? '';
      const found = [nora, tomas, ivo].filter(({ email }) => email.includes(text));
      return listOf(found, { count: found.length + 100, total_pages: 2 });
    },
    'DELETE /users/:id': undefined,
  });

/** Opens the list. */
export const open = (address = '/users') => renderPage(<UsersPage />, '/users', address);

/** Opens the menu of the user with this name. */
export const menuOf = async (user: ReturnType<typeof open>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
  return screen.findByRole('menu', { name: `More for ${name}` });
};
