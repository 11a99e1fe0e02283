import { screen, waitFor } from '@testing-library/react';
import type * as Router from 'shared-kit/router';
import { listOf } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import { checkbox, clickButton } from '../../../testing/users/permissionSteps';
import { userApi, wireEntry, wireUser } from '../../../testing/users/samples';
import NewUserPage from '../NewUserPage';

// On the real site, a changed address reaches the page a moment later, and the page may render before that.
jest.mock('shared-kit/router', () => {
  const router = jest.requireActual<typeof Router>('shared-kit/router');
  return {
    ...router,
    useSearchParams() {
      const [params, setParams] = router.useSearchParams();
      return [params, (...args: Parameters<typeof setParams>) => void setTimeout(() => setParams(...args), 20)];
    },
  };
});

test('the rights of the user in the address are loaded once, and Undo takes them back', async () => {
  localStorage.clear();
  signedInAs();
  const api = userApi();
  api.set('GET /users/:id', { data: wireUser('5', 'Priya', 'Raman') });
  api.set('GET /users/:id/permissions', listOf([wireEntry('special', '7', 'rw')]));
  const { user, address } = renderPage(<NewUserPage />, '/users/new', '/users/new?rights=5');
  expect(await checkbox('Write Specials')).toBeChecked();
  await waitFor(() => expect(address()).toBe('/users/new'));
  expect(api.paths().filter((path) => path === 'GET /users/5/permissions')).toHaveLength(1);
  await clickButton(user, 'Undo');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Write Specials' })).not.toBeInTheDocument());
});
