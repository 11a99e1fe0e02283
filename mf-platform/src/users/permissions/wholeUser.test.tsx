import { screen, waitFor } from '@testing-library/react';
import { listOf, type FakeCall } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { refusal, tomas, userApi, wireEntry } from '../../../testing/users/samples';
import { checkbox, clickButton, open, saveAndGetBody } from '../../../testing/users/permissionSteps';

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

describe('the checkboxes', () => {
  test.each([
    ['Can Assign Alerts', ['can_assign_alerts']],
    ['Can Manage Users', ['user', 'permission']],
    ['Can Manage Assets', ['asset']],
  ])('%s grants r, w and x on %j', async (label, resources) => {
    const api = userApi();
    const { user } = open();
    await user.click(await checkbox(label));
    expect(await saveAndGetBody(user, api)).toEqual(resources.map((resource) => wireEntry(resource, null, 'rwx')));
  });

  test('both entries tick it, one alone makes it mixed', async () => {
    userApi([wireEntry('user', null, 'rwx'), wireEntry('asset', null, 'rwx')]);
    open();
    expect(await checkbox('Can Manage Users')).toBePartiallyChecked();
    expect(await checkbox('Can Manage Assets')).toBeChecked();
  });
});

describe('super users', () => {
  test('converting clears the permissions, shows a note for the grid and saves one full wildcard', async () => {
    const api = userApi([wireEntry('special', '7')]);
    const { user } = open();
    await clickButton(user, 'Convert to Super User');
    expect(await screen.findByRole('dialog', { name: 'Convert to Super User' })).toHaveTextContent('are lost when you save');
    await clickButton(user, 'Convert');
    expect(await screen.findByText('A super user holds all rights, on every property and every page.')).toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: 'Can Manage Users' })).not.toBeInTheDocument();
    expect(await saveAndGetBody(user, api)).toEqual([wireEntry('*', null, 'rwx')]);
  });

  test('converting back resets the permissions', async () => {
    userApi([wireEntry('special', '7', 'rw')]);
    const { user } = open();
    await clickButton(user, 'Convert to Super User');
    await clickButton(user, 'Convert');
    await clickButton(user, 'Convert Back to User');
    expect(await checkbox('Write Specials')).toBeChecked();
    expect(screen.getByText('No unsaved changes')).toBeInTheDocument();
  });

  test('a stored super user who is converted back keeps no right from the wildcard', async () => {
    const api = userApi([wireEntry('*', null, 'rwx')]);
    api.set('GET /users/:id', { data: { ...tomas, role: 'Super User' } });
    const { user } = open();
    await clickButton(user, 'Convert Back to User');
    expect(await saveAndGetBody(user, api)).toEqual([]);
  });

  test('only super users convert', async () => {
    signedInAs([granted('user', null, 'rwx'), granted('permission', null, 'rwx')], { id: '9' });
    userApi([wireEntry('special', '7')]);
    open();
    await checkbox('Read Specials');
    expect(screen.queryByRole('button', { name: 'Convert to Super User' })).not.toBeInTheDocument();
  });
});

describe('rights that must not get lost', () => {
  test('the list is read to its last page before it is replaced', async () => {
    const api = userApi();
    api.set('GET /users/:id/permissions', ({ query }: FakeCall) => {
      const next = 'https://api.example/api/users/2/permissions?per_page=2000&page=2';
      return query.page === '2'
        ? listOf([wireEntry('special', '8')])
        : listOf([wireEntry('special', '7')], { links: { previous: null, next } });
    });
    const { user } = open();
    await user.click(await checkbox('Write Specials'));
    expect(await saveAndGetBody(user, api)).toEqual([wireEntry('special', '7', 'rw'), wireEntry('special', '8')]);
    const listCalls = api.calls.filter(({ method, path }) => method === 'GET' && path === '/users/2/permissions');
    expect(listCalls.map(({ query }) => query)).toEqual([{ per_page: '2000' }, { per_page: '2000', page: '2' }]);
  });

  test('when a page of the list fails to load, there is no form to save', async () => {
    const api = userApi();
    api.set('GET /users/:id/permissions', refusal(403, 'You may not read permissions.'));
    open();
    expect(await screen.findByText('You may not read permissions.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  test('rights on properties that the person cannot see stay', async () => {
    const api = userApi([wireEntry('special', '7'), wireEntry('special', 'hidden', 'rw')]);
    const { user } = open();
    expect(await screen.findByText('Rights on 1 property that you cannot see stay as they are.')).toBeInTheDocument();
    await user.click(await checkbox('Write Specials'));
    expect(await saveAndGetBody(user, api)).toContainEqual(wireEntry('special', 'hidden', 'rw'));
  });

  test('when the server refuses a right that one does not hold, the message shows and the ticks stay', async () => {
    const api = userApi([wireEntry('special', '7')]);
    const message = 'You cannot grant a right that you do not hold yourself.';
    api.set('POST /users/:id/permissions', refusal(403, message));
    const { user, address } = open();
    await user.click(await checkbox('Write Specials'));
    await clickButton(user, 'Save');
    await waitFor(() => expect(document.getElementById('user-form-error')).toHaveTextContent(message));
    expect(screen.queryByText(/The user is saved/)).not.toBeInTheDocument();
    expect(await checkbox('Write Specials')).toBeChecked();
    expect(address()).toBe('/users/2/edit');
  });
});
