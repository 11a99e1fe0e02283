import { screen, waitFor, within } from '@testing-library/react';
import { listOf } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { openEdit, passwordField, save, sentBodies } from '../../testing/users/formSteps';
import { refusal, tomas, userApi } from '../../testing/users/samples';

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

describe('Edit User', () => {
  test('sends the version, but no blank passwords and no unchanged permissions', async () => {
    const api = userApi();
    const { user, address } = openEdit();
    const first = await screen.findByRole('textbox', { name: 'First Name' });
    expect(screen.getByRole('heading', { level: 1, name: 'Edit User' })).toBeInTheDocument();
    await user.clear(first);
    await user.type(first, 'Tom');
    await save(user);
    await waitFor(() => expect(address()).toBe('/users'));
    expect(sentBodies(api, 'PUT', '/users/2')).toEqual([{ first_name: 'Tom', last_name: 'Reyes', email: tomas.email }]);
    expect(api.calls.find(({ method }) => method === 'PUT')?.headers['If-Match']).toBe('"4"');
    expect(api.paths()).not.toContain('POST /users/2/permissions');
    expect(screen.getByText('User saved.')).toBeInTheDocument();
  });

  test('a password that was typed is validated', async () => {
    userApi();
    const { user } = openEdit();
    await screen.findByRole('textbox', { name: 'First Name' });
    await user.type(passwordField('Password'), 'short');
    await save(user);
    await waitFor(() => expect(passwordField('Password')).toHaveAccessibleDescription('Password must be at least 8 characters'));
    expect(passwordField('Confirm Password')).toHaveAccessibleDescription('Password must match confirmation');
  });

  test('a user who does not exist is reported below the heading of the page, with a link back', async () => {
    const api = userApi();
    api.set('GET /users/:id', refusal(404, 'There is no such user.'));
    openEdit();
    expect(await screen.findByText('This user no longer exists')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Edit User' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Users' })).toHaveAttribute('href', '/users');
  });

  test('one’s own id leads to /profile', () => {
    userApi();
    expect(openEdit('1').address()).toBe('/profile');
  });

  test('when somebody else saved in the meantime, both changes can be kept', async () => {
    const api = userApi();
    const current = { ...tomas, last_name: 'Reyes-Vega', version: 9, updated_by: { id: '3', name: 'Ivo Lane' } };
    api.set('PUT /users/:id', ({ headers, body }) =>
      headers['If-Match'] === '"9"'
        ? { data: { ...current, ...(body as object), version: 10 } }
        : { status: 412, body: { message: 'Stale.', code: 'stale', fields: {}, current } },
    );
    const { user, address } = openEdit();
    await user.type(await screen.findByRole('textbox', { name: 'First Name' }), 'ito');
    await save(user);
    await user.click(await screen.findByRole('button', { name: 'Save both changes' }));
    await waitFor(() => expect(address()).toBe('/users'));
    expect(sentBodies(api, 'PUT', '/users/2').at(-1)).toMatchObject({ first_name: 'Tomasito', last_name: 'Reyes-Vega' });
  });

  test('says that the user is saved and the permissions are not, although the user cannot be loaded again', async () => {
    const api = userApi();
    api.set('PUT /users/:id', ({ body }) => {
      api.set('GET /users/:id', 'network gone');
      return { data: { ...tomas, ...(body as object), version: 5 } };
    });
    api.set('POST /users/:id/permissions', refusal(500, 'It broke.'));
    const { user } = openEdit();
    await user.type(await screen.findByRole('textbox', { name: 'First Name' }), 'ito');
    await user.click(screen.getByRole('checkbox', { name: 'Can Manage Assets' }));
    await save(user);
    expect(await screen.findByText(/^The user is saved\. The permissions are not/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'First Name' })).toHaveValue('Tomasito');
  });

  test('after such a save and Discard, the next one is over the version that was saved', async () => {
    const api = userApi();
    api.set('POST /users/:id/permissions', refusal(500, 'It broke.'));
    const { user, address } = openEdit();
    await user.type(await screen.findByRole('textbox', { name: 'First Name' }), 'ito');
    await user.click(screen.getByRole('checkbox', { name: 'Can Manage Assets' }));
    await save(user);
    await screen.findByText(/^The user is saved\. The permissions are not/);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await user.type(screen.getByRole('textbox', { name: 'First Name' }), '!');
    await save(user);
    await waitFor(() => expect(address()).toBe('/users'));
    const versions = api.calls.flatMap(({ method, headers }) => (method === 'PUT' ? [headers['If-Match']] : []));
    expect(versions).toEqual(['"4"', '"5"']);
  });

  test('only super users may change a super user: others see a read-only page', async () => {
    signedInAs([granted('user', null, 'rwx'), granted('permission', null, 'rwx')], { id: '9' });
    const api = userApi();
    api.set('GET /users/:id', { data: { ...tomas, role: 'Super User' } });
    openEdit();
    expect(await screen.findByText('Only a super user may change a super user.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'End All Sessions' })).not.toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: /Hotels/ })).not.toBeInTheDocument();
  });
});

describe('sessions', () => {
  const end = () => screen.findByRole('button', { name: 'End All Sessions' });
  const question = async () => within(await screen.findByRole('dialog', { name: 'End All Sessions' }));
  const confirm = async (user: ReturnType<typeof openEdit>['user']) => {
    await user.click(await end());
    await user.click((await question()).getByRole('button', { name: 'End all sessions' }));
  };

  test('a progress message, then the confirmation', async () => {
    const api = userApi();
    let finish: () => void = () => undefined;
    api.set('DELETE /users/:id/sessions', () => new Promise((resolve) => (finish = () => resolve(undefined))));
    const { user } = openEdit();
    await confirm(user);
    expect(await screen.findByText('Ending all sessions...')).toBeInTheDocument();
    finish();
    expect(await screen.findByText('All sessions have been ended.')).toBeInTheDocument();
    const call = api.calls.find(({ path }) => path === '/users/2/sessions');
    expect(call?.headers['Content-Type']).toBe('application/json');
  });

  test('a failure is logged and shown, and can be retried', async () => {
    const api = userApi();
    api.set('DELETE /users/:id/sessions', refusal(500, 'It broke.'));
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = openEdit();
    await confirm(user);
    expect(await (await question()).findByText('It broke.')).toBeInTheDocument();
    expect(log).toHaveBeenCalled();
    expect(screen.queryByText('Ending all sessions...')).not.toBeInTheDocument();
    log.mockRestore();
  });

  test('when the right was lost, the button disappears and Close remains', async () => {
    const api = userApi();
    api.set('DELETE /users/:id/sessions', refusal(403, 'You may not.'));
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = openEdit();
    await confirm(user);
    expect(await (await question()).findByText('You may not.')).toBeInTheDocument();
    expect((await question()).queryByRole('button', { name: 'End all sessions' })).not.toBeInTheDocument();
    expect((await question()).getByRole('button', { name: 'Close' })).toHaveFocus();
    log.mockRestore();
  });

  test('they are ended although the response was lost', async () => {
    const api = userApi();
    api.set('DELETE /users/:id/sessions', undefined);
    api.lose('DELETE /users/:id/sessions');
    const { user } = openEdit();
    await confirm(user);
    expect(await screen.findByText('All sessions have been ended.')).toBeInTheDocument();
  });

  test('nothing ends before it is confirmed', async () => {
    const api = userApi();
    const { user } = openEdit();
    await user.click(await end());
    await user.click((await question()).getByRole('button', { name: 'Cancel' }));
    expect(api.paths()).not.toContain('DELETE /users/2/sessions');
  });

  test('cannot be ended without the right to delete users', async () => {
    signedInAs([granted('user', null, 'rw')], { id: '9' });
    userApi();
    openEdit();
    await screen.findByRole('textbox', { name: 'First Name' });
    expect(screen.queryByRole('button', { name: 'End All Sessions' })).not.toBeInTheDocument();
  });
});

describe('The history of a user', () => {
  const versions = (api: ReturnType<typeof userApi>) => {
    const entry = (version: number, action: string) => ({
      ...{ id: String(version), version, action, at: '2026-11-21T14:05:00.000Z', changes: {}, group_id: null },
      by: { id: '1', name: 'Nora Okafor' },
    });
    api.set('GET /users/2/versions', listOf([entry(4, 'changed'), entry(3, 'created')]));
    api.set('GET /users/2/versions/4', { data: tomas });
    api.set('GET /users/2/versions/3', { data: { ...tomas, first_name: 'Tomasz', version: 3 } });
  };

  test('shows who changed what last, without passwords, and restores a version', async () => {
    const api = userApi();
    versions(api);
    const { user } = openEdit();
    expect(await screen.findByText(/^Last changed/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'History' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'History' }));
    expect((await dialog.findAllByRole('term')).map(({ textContent }) => textContent)).toEqual(['First Name']);
    const restored = { ...tomas, first_name: 'Tomasz', version: 5 };
    api.set('POST /users/2/versions/3/restore', () => {
      api.set('GET /users/:id', { data: restored });
      return { data: restored, meta: { left_out: [] } };
    });
    await user.click(dialog.getByRole('button', { name: /Version 3/ }));
    await user.click(await dialog.findByRole('button', { name: 'Restore version 3' }));
    expect(await screen.findByText('Version 3 is back.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'First Name' })).toHaveValue('Tomasz'));
  });

  test('people who may only read users cannot restore a version', async () => {
    signedInAs([granted('user', '*', 'r')]);
    versions(userApi());
    const { user } = openEdit();
    await user.click(await screen.findByRole('button', { name: 'History' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'History' }));
    await user.click(await dialog.findByRole('button', { name: /Version 3/ }));
    await dialog.findByRole('region', { name: 'Version 3' });
    expect(dialog.queryByRole('button', { name: /^Restore/ })).not.toBeInTheDocument();
  });
});
