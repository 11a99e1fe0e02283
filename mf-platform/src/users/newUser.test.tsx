import { screen, waitFor } from '@testing-library/react';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { expectRefused } from 'shared-kit/testing/readers';
import { fillIn, openNew, passwordField, save, sentBodies, textField } from '../../testing/users/formSteps';
import { refusal, userApi, wireEntry, wireUser } from '../../testing/users/samples';

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

/** The keys of the attempts to create a user. */
const sentKeys = (api: ReturnType<typeof userApi>) =>
  api.calls.flatMap(({ method, path, headers }) => (`${method} ${path}` === 'POST /users' ? [headers['Idempotency-Key']] : []));

describe('New User', () => {
  test('has names, email, password and confirmation', async () => {
    userApi();
    openNew();
    expect(screen.getByRole('heading', { level: 1, name: 'New User' })).toBeInTheDocument();
    for (const name of ['First Name', 'Last Name', 'Email']) expect(textField(name)).toBeInTheDocument();
    for (const name of ['Password', 'Confirm Password']) expect(passwordField(name)).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /Generate Password/ })).not.toBeChecked();
    expect(screen.queryByRole('button', { name: 'End All Sessions' })).not.toBeInTheDocument();
    const search = () => screen.getByRole('combobox', { name: 'Copy rights from...' });
    await waitFor(() => expect(search()).toHaveAttribute('aria-autocomplete', 'list'));
  });

  test('empty fields show their messages, and nothing is sent', async () => {
    const api = userApi();
    const { user } = openNew();
    await save(user);
    for (const name of ['First Name', 'Last Name', 'Email']) {
      await waitFor(() => expect(textField(name)).toHaveAccessibleDescription('Required!'));
    }
    expect(passwordField('Password')).toHaveAccessibleDescription('Password must be at least 8 characters');
    expect(api.paths()).not.toContain('POST /users');
  });

  test('a malformed email, a short password and another confirmation', async () => {
    userApi();
    const { user } = openNew();
    await user.type(textField('Email'), 'mara');
    await user.type(passwordField('Password'), 'short');
    await user.type(passwordField('Confirm Password'), 'other');
    await save(user);
    await waitFor(() => expect(textField('Email')).toHaveAccessibleDescription('Email must be in email format'));
    expect(passwordField('Password')).toHaveAccessibleDescription('Password must be at least 8 characters');
    expect(passwordField('Confirm Password')).toHaveAccessibleDescription('Password must match confirmation');
  });

  test('Save sends the user, no permissions where none were granted, and returns to the list', async () => {
    const api = userApi();
    const { user, address } = openNew();
    await fillIn(user);
    await save(user);
    await waitFor(() => expect(address()).toBe('/users'));
    expect(sentBodies(api, 'POST', '/users')).toEqual([
      { first_name: 'Mara', last_name: 'Quist', email: 'mara.quist@calloway.example', password: 'long enough' },
    ]);
    expect(api.paths()).not.toContain('POST /users/5/permissions');
    expect(screen.getByText('User saved.')).toBeInTheDocument();
  });

  test('after a lost response, the form updates the user that was created', async () => {
    const api = userApi();
    api.set('POST /users', 'network gone');
    const { user } = openNew();
    await fillIn(user);
    await save(user);
    await screen.findByRole('button', { name: 'Try again' });
    api.set('POST /users', { status: 409, body: { message: 'This was created before.', code: 'conflict' } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sentKeys(api)).toHaveLength(2));
    expect(sentKeys(api)).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), sentKeys(api)[0]]);
    await waitFor(() => expect(api.paths()).toContain(`PUT /users/${sentKeys(api)[0]}`));
  });

  test('a user who arrived unnoticed and was deleted since can be saved as a new one', async () => {
    const api = userApi();
    const message = 'This was created before.';
    api.set('POST /users', refusal(409, message));
    api.set('PUT /users/:id', refusal(404, 'There is no such user.'));
    const { user, address } = openNew();
    await fillIn(user);
    await save(user);
    expect(await screen.findByText(message)).toBeInTheDocument();
    api.set('POST /users', { status: 201, body: { data: wireUser('6', 'Mara', 'Quist') } });
    await user.click(screen.getByRole('button', { name: 'Save as a new one' }));
    await waitFor(() => expect(address()).toBe('/users'));
    const [first, second] = sentKeys(api);
    expect(second).not.toBe(first);
  });

  test.each([
    ['unchanged', ''],
    ['changed', 'a'],
  ])('a user whom somebody else deletes before the permissions are saved can be saved as a new one, %s', async (_case, typed) => {
    const api = userApi();
    api.set('POST /users/:id/permissions', refusal(403, 'You cannot grant a right that you do not hold yourself.'));
    const { user, address } = openNew();
    await fillIn(user);
    await user.click(await screen.findByRole('checkbox', { name: 'Can Manage Assets' }));
    await save(user);
    await screen.findByText(/^The user is created\. The permissions are not/);
    api.set('PUT /users/:id', refusal(404, 'There is no such user.'));
    api.set('POST /users/:id/permissions', refusal(404, 'There is no such user.'));
    await user.click(screen.getByRole('checkbox', { name: 'Can Assign Alerts' }));
    if (typed) await user.type(textField('First Name'), typed);
    await save(user);
    await screen.findByText(/There is no such user\.$/);
    api.set('POST /users', { status: 201, body: { data: wireUser('6', 'Mara', 'Quist') } });
    api.set('POST /users/:id/permissions', { data: [], meta: {} });
    await user.click(screen.getByRole('button', { name: 'Save as a new one' }));
    await waitFor(() => expect(address()).toBe('/users'));
    const [first, second] = sentKeys(api);
    expect(second).not.toBe(first);
    expect(sentBodies(api, 'POST', '/users/6/permissions')).toHaveLength(1);
  });

  test('Generate Password hides the password fields and sends none', async () => {
    const api = userApi();
    const { user, address } = openNew();
    await fillIn(user, 'typed before', '');
    await user.click(screen.getByRole('checkbox', { name: /Generate Password/ }));
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Confirm Password')).not.toBeInTheDocument();
    await save(user);
    await waitFor(() => expect(address()).toBe('/users'));
    expect(sentBodies(api, 'POST', '/users')).toEqual([
      { first_name: 'Mara', last_name: 'Quist', email: 'mara.quist@calloway.example', generate_password: true },
    ]);
  });

  test('an email that is taken is reported at the field and below the form', async () => {
    const api = userApi();
    const taken = 'Another user already has this email.';
    api.set('POST /users', refusal(409, taken, { email: 'Already taken' }));
    api.set('PUT /users/:id', refusal(404, 'There is no such user.'));
    const { user } = openNew();
    await fillIn(user);
    await save(user);
    await waitFor(() => expect(document.getElementById('user-form-error')).toHaveTextContent(taken));
    expect(textField('Email')).toHaveAccessibleDescription('Already taken');
    expect(textField('First Name')).toHaveValue('Mara');
  });

  test('after Discard the form creates another user: the one created before stays as it is', async () => {
    const api = userApi();
    api.set('POST /users/:id/permissions', refusal(500, 'It broke.'));
    const { user } = openNew();
    await fillIn(user);
    await user.click(await screen.findByRole('checkbox', { name: 'Can Manage Assets' }));
    await save(user);
    await screen.findByText(/^The user is created\. The permissions are not/);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await fillIn(user);
    await save(user);
    await waitFor(() => expect(sentBodies(api, 'POST', '/users')).toHaveLength(2));
    expect(api.paths().filter((path) => path.startsWith('PUT'))).toEqual([]);
  });

  test('when the permissions are refused, the user is created, the message shows, and Save creates no second user', async () => {
    const api = userApi();
    const message = 'You cannot grant a right that you do not hold yourself.';
    api.set('POST /users/:id/permissions', refusal(403, message));
    const { user, address } = openNew();
    await fillIn(user);
    await user.click(await screen.findByRole('checkbox', { name: 'Can Manage Assets' }));
    await save(user);
    await waitFor(() =>
      expect(document.getElementById('user-form-error')).toHaveTextContent(
        `The user is created. The permissions are not: ${message}`,
      ),
    );
    expect(address()).toBe('/users/new');
    await user.click(screen.getByRole('checkbox', { name: 'Can Manage Assets' }));
    await user.click(screen.getByRole('checkbox', { name: 'Can Assign Alerts' }));
    api.set('POST /users/:id/permissions', { data: [], meta: {} });
    await save(user);
    await waitFor(() => expect(address()).toBe('/users'));
    expect(sentBodies(api, 'POST', '/users')).toHaveLength(1);
    expect(api.paths().filter((path) => path.startsWith('PUT'))).toEqual([]);
    expect(sentBodies(api, 'POST', '/users/5/permissions').at(-1)).toEqual([wireEntry('can_assign_alerts', null, 'rwx')]);
    expect(screen.getByText('User and permissions saved.')).toBeInTheDocument();
  });

  test('is refused to people who may only read users', async () => {
    signedInAs([granted('user', null, 'r')]);
    userApi();
    openNew();
    await expectRefused({ label: 'Users', href: '/users' });
  });

  test('passwords are never part of a draft; ticked permissions are, and can be restored', async () => {
    userApi();
    const view = openNew();
    await fillIn(view.user, 'very secret');
    await view.user.click(await screen.findByRole('checkbox', { name: 'Can Manage Users' }));
    const storedDrafts = () => Object.values({ ...localStorage }).join();
    await waitFor(() => expect(storedDrafts()).toContain('permission'));
    expect(storedDrafts()).toContain('Mara');
    expect(storedDrafts()).not.toContain('very secret');
    view.unmount();
    const { user } = openNew();
    await user.click(screen.getByRole('button', { name: 'Restore it' }));
    expect(textField('First Name')).toHaveValue('Mara');
    expect(screen.getByRole('checkbox', { name: 'Can Manage Users' })).toBeChecked();
    expect(passwordField('Password')).toHaveValue('');
  });
});
