import { screen, waitFor } from '@testing-library/react';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { expectRefused } from 'shared-kit/testing/readers';
import { box, fillIn, openNew, password, save, sent } from '../../testing/users/formSteps';
import { refusal, userApi, wireEntry } from '../../testing/users/samples';

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

describe('New User', () => {
  test('has names, email, password and confirmation', async () => {
    userApi();
    openNew();
    expect(screen.getByRole('heading', { level: 1, name: 'New User' })).toBeInTheDocument();
    for (const name of ['First Name', 'Last Name', 'Email']) expect(box(name)).toBeInTheDocument();
    for (const name of ['Password', 'Confirm Password']) expect(password(name)).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /Generate Password/ })).not.toBeChecked();
    expect(screen.queryByRole('button', { name: 'End All Sessions' })).not.toBeInTheDocument();
  });

  test('empty fields show their messages, and nothing is sent', async () => {
    const api = userApi();
    const { user } = openNew();
    await save(user);
    for (const name of ['First Name', 'Last Name', 'Email']) {
      await waitFor(() => expect(box(name)).toHaveAccessibleDescription('Required!'));
    }
    expect(password('Password')).toHaveAccessibleDescription('Password must be at least 8 characters');
    expect(api.paths()).not.toContain('POST /users');
  });

  test('a malformed email, a short password and another confirmation', async () => {
    userApi();
    const { user } = openNew();
    await user.type(box('Email'), 'mara');
    await user.type(password('Password'), 'short');
    await user.type(password('Confirm Password'), 'other');
    await save(user);
    await waitFor(() => expect(box('Email')).toHaveAccessibleDescription('Email must be in email format'));
    expect(password('Password')).toHaveAccessibleDescription('Password must be at least 8 characters');
    expect(password('Confirm Password')).toHaveAccessibleDescription('Password must match confirmation');
  });

  test('Save sends the user, no permissions where none were given, and leads to the list', async () => {
    const api = userApi();
    const { user, address } = openNew();
    await fillIn(user);
    await save(user);
    await waitFor(() => expect(address()).toBe('/users'));
    expect(sent(api, 'POST', '/users')).toEqual([
      { first_name: 'Mara', last_name: 'Quist', email: 'mara.quist@calloway.example', password: 'long enough' },
    ]);
    expect(api.paths()).not.toContain('POST /users/5/permissions');
    expect(screen.getByText('User saved.')).toBeInTheDocument();
  });

  test('after a lost answer what stands in the form goes over what was made', async () => {
    const api = userApi();
    api.set('POST /users', 'network gone');
    const { user } = openNew();
    await fillIn(user);
    await save(user);
    await screen.findByRole('button', { name: 'Try again' });
    api.set('POST /users', { status: 409, body: { message: 'This was created before.', code: 'conflict' } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const keys = () =>
      api.calls.flatMap(({ path, method, headers }) =>
        `${method} ${path}` === 'POST /users' ? [headers['Idempotency-Key']] : [],
      );
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(keys()).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys()[0]]);
    await waitFor(() => expect(api.paths()).toContain(`PUT /users/${keys()[0]}`));
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
    expect(sent(api, 'POST', '/users')).toEqual([
      { first_name: 'Mara', last_name: 'Quist', email: 'mara.quist@calloway.example', generate_password: true },
    ]);
  });

  test('an email that is taken is told at the field and below the form', async () => {
    const api = userApi();
    const taken = 'Another user already has this email.';
    api.set('POST /users', refusal(409, taken, { email: 'Already taken' }));
    api.set('PUT /users/:id', refusal(404, 'There is no such user.'));
    const { user } = openNew();
    await fillIn(user);
    await save(user);
    await waitFor(() => expect(document.getElementById('user-form-error')).toHaveTextContent(taken));
    expect(box('Email')).toHaveAccessibleDescription('Already taken');
    expect(box('First Name')).toHaveValue('Mara');
  });

  test('what is typed after Discard is another person: the one that was created stays as it is', async () => {
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
    await waitFor(() => expect(sent(api, 'POST', '/users')).toHaveLength(2));
    expect(api.paths().filter((path) => path.startsWith('PUT'))).toEqual([]);
  });

  test('contract §3 refused permissions: the user stands, the sentence shows, and Save makes no second user', async () => {
    const api = userApi();
    const sentence = 'You cannot grant a right that you do not hold yourself.';
    api.set('POST /users/:id/permissions', refusal(403, sentence));
    const { user, address } = openNew();
    await fillIn(user);
    await user.click(await screen.findByRole('checkbox', { name: 'Can Manage Assets' }));
    await save(user);
    await waitFor(() =>
      expect(document.getElementById('user-form-error')).toHaveTextContent(
        `The user is created. The permissions are not: ${sentence}`,
      ),
    );
    expect(address()).toBe('/users/new');
    await user.click(screen.getByRole('checkbox', { name: 'Can Manage Assets' }));
    await user.click(screen.getByRole('checkbox', { name: 'Can Assign Alerts' }));
    api.set('POST /users/:id/permissions', { data: [], meta: {} });
    await save(user);
    await waitFor(() => expect(address()).toBe('/users'));
    expect(sent(api, 'POST', '/users')).toHaveLength(1);
    expect(api.paths().filter((path) => path.startsWith('PUT'))).toEqual([]);
    expect(sent(api, 'POST', '/users/5/permissions').at(-1)).toEqual([wireEntry('can_assign_alerts', null, 'rwx')]);
    expect(screen.getByText('User and permissions saved.')).toBeInTheDocument();
  });

  test('is refused to those who may only look at users', async () => {
    signedInAs([granted('user', null, 'r')]);
    userApi();
    openNew();
    await expectRefused({ label: 'Users', href: '/users' });
  });

  test('passwords never go into a draft; ticked permissions do, and come back', async () => {
    userApi();
    const view = openNew();
    await fillIn(view.user, 'very secret');
    await view.user.click(await screen.findByRole('checkbox', { name: 'Can Manage Users' }));
    const kept = () => Object.values({ ...localStorage }).join();
    await waitFor(() => expect(kept()).toContain('permission'));
    expect(kept()).toContain('Mara');
    expect(kept()).not.toContain('very secret');
    view.unmount();
    const { user } = openNew();
    await user.click(screen.getByRole('button', { name: 'Restore it' }));
    expect(box('First Name')).toHaveValue('Mara');
    expect(screen.getByRole('checkbox', { name: 'Can Manage Users' })).toBeChecked();
    expect(password('Password')).toHaveValue('');
  });
});
