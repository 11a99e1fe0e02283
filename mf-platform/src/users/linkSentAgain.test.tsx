import { screen, waitFor } from '@testing-library/react';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { openEdit, passwordField, save, sentBodies } from '../../testing/users/formSteps';
import { tomas, userApi } from '../../testing/users/samples';

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

const stale = (by: string) => ({
  status: 412,
  body: { message: 'Stale.', code: 'stale', fields: {}, current: { ...tomas, version: 5, updated_by: { id: by, name: 'Ada' } } },
});

/** What is not answered with the user cannot be compared: a password, or that a link was mailed. */
describe('A save of a password or a link whose answer was lost', () => {
  const openAndLose = async (enter: (user: ReturnType<typeof openEdit>['user']) => Promise<void>) => {
    const api = userApi();
    const { user, address } = openEdit();
    await screen.findByRole('textbox', { name: 'First Name' });
    await enter(user);
    api.set('PUT /users/:id', 'network gone');
    await save(user);
    const tryAgain = await screen.findByRole('button', { name: 'Try again' });
    return { api, user, address, tryAgain };
  };
  const sendLink = (user: ReturnType<typeof openEdit>['user']) =>
    user.click(screen.getByRole('checkbox', { name: /^Generate Password/ }));
  const typePassword = async (user: ReturnType<typeof openEdit>['user'], password: string) => {
    for (const label of ['Password', 'Confirm Password']) {
      await user.clear(passwordField(label));
      await user.type(passwordField(label), password);
    }
  };

  test('is found at the next attempt, which mails no second link', async () => {
    const { api, user, address, tryAgain } = await openAndLose(sendLink);
    api.set('PUT /users/:id', stale('1'));
    await user.click(tryAgain);
    await waitFor(() => expect(address()).toBe('/users'));
    expect(screen.getByText('User saved.')).toBeInTheDocument();
    expect(sentBodies(api, 'PUT', '/users/2')).toHaveLength(2);
  });

  test('is not taken for what somebody else has saved', async () => {
    const { api, user, tryAgain } = await openAndLose(sendLink);
    api.set('PUT /users/:id', stale('3'));
    await user.click(tryAgain);
    expect(await screen.findByRole('button', { name: 'Save both changes' })).toBeInTheDocument();
  });

  test('does not count for another password than the one that was sent', async () => {
    const { api, user } = await openAndLose((typing) => typePassword(typing, 'quite long enough'));
    api.set('PUT /users/:id', stale('1'));
    await typePassword(user, 'long enough as well');
    await save(user);
    expect(await screen.findByRole('button', { name: 'Save both changes' })).toBeInTheDocument();
  });
});
