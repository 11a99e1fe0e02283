import { screen, waitFor } from '@testing-library/react';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import EditUserPage from './EditUserPage';
import NewUserPage from './NewUserPage';
import { refusal, tomas, userApi, wireEntry } from './testing';

const openNew = () => renderPage(<NewUserPage />, '/users/new', '/users/new');
const openEdit = (id = '2') => renderPage(<EditUserPage />, '/users/:id/edit', `/users/${id}/edit`);
type Person = ReturnType<typeof openNew>['user'];
const box = (name: string) => screen.getByRole('textbox', { name });
const password = (name: string) => screen.getByLabelText(name, { selector: 'input[type=password]' });
const save = (user: Person) => user.click(screen.getByRole('button', { name: 'Save' }));
const sent = (api: ReturnType<typeof userApi>, method: string, path: string) =>
  api.calls.filter((call) => call.method === method && call.path === path).map(({ body }) => body);

async function fillIn(user: Person, secret = 'long enough', again = secret) {
  await user.type(box('First Name'), 'Mara');
  await user.type(box('Last Name'), 'Quist');
  await user.type(box('Email'), 'mara.quist@calloway.example');
  if (secret) await user.type(password('Password'), secret);
  if (again) await user.type(password('Confirm Password'), again);
}

beforeEach(() => {
  localStorage.clear();
  signedInAs();
});

describe('New User', () => {
  test('P-018 P-147 C-068 has names, email, password and confirmation', async () => {
    userApi();
    openNew();
    expect(screen.getByRole('heading', { level: 1, name: 'New User' })).toBeInTheDocument();
    for (const name of ['First Name', 'Last Name', 'Email']) expect(box(name)).toBeInTheDocument();
    for (const name of ['Password', 'Confirm Password']) expect(password(name)).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /Generate Password/ })).not.toBeChecked();
    expect(screen.queryByRole('button', { name: 'End All Sessions' })).not.toBeInTheDocument();
  });

  test('P-221 P-222 P-223 P-225 C-101 C-102 empty fields show their messages, and nothing is sent', async () => {
    const api = userApi();
    const { user } = openNew();
    await save(user);
    for (const name of ['First Name', 'Last Name', 'Email']) {
      await waitFor(() => expect(box(name)).toHaveAccessibleDescription('Required!'));
    }
    expect(password('Password')).toHaveAccessibleDescription('Password must be at least 8 characters');
    expect(api.paths()).not.toContain('POST /users');
  });

  test('P-224 P-225 P-227 C-101 C-102 a malformed email, a short password and another confirmation', async () => {
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

  test('P-270 C-121 Save sends the user, no permissions where none were given, and leads to the list', async () => {
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

  test('P-225 OP-126 Generate Password hides the password fields and sends none', async () => {
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

  test('P-270 an email that is taken is told at the field and below the form', async () => {
    const api = userApi();
    const taken = 'Another user has this email already.';
    api.set('POST /users', refusal(409, taken, { email: 'Already taken' }));
    const { user } = openNew();
    await fillIn(user);
    await save(user);
    await waitFor(() => expect(document.getElementById('user-error')).toHaveTextContent(taken));
    expect(box('Email')).toHaveAccessibleDescription('Already taken');
    expect(box('First Name')).toHaveValue('Mara');
  });

  test('P-273 contract §3 refused permissions: the user stands, the sentence shows, and Save makes no second user', async () => {
    const api = userApi();
    const sentence = 'You cannot grant a right that you do not hold yourself.';
    api.set('POST /users/:id/permissions', refusal(403, sentence));
    const { user, address } = openNew();
    await fillIn(user);
    await user.click(await screen.findByRole('checkbox', { name: 'Can Manage Assets' }));
    await save(user);
    await waitFor(() =>
      expect(document.getElementById('user-error')).toHaveTextContent(
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

  test('P-018 who may not create users is led to the list', async () => {
    signedInAs([granted('user', null, 'r')]);
    userApi();
    expect(openNew().address()).toBe('/users');
  });

  test('OP-130 passwords never go into a draft; ticked permissions do, and come back', async () => {
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

describe('Edit User', () => {
  test('P-019 P-226 blank passwords are left out, the version goes along, unchanged permissions are not sent', async () => {
    const api = userApi();
    const { user, address } = openEdit();
    const first = await screen.findByRole('textbox', { name: 'First Name' });
    expect(screen.getByRole('heading', { level: 1, name: 'Edit User' })).toBeInTheDocument();
    await user.clear(first);
    await user.type(first, 'Tom');
    await save(user);
    await waitFor(() => expect(address()).toBe('/users'));
    expect(sent(api, 'PUT', '/users/2')).toEqual([{ first_name: 'Tom', last_name: 'Reyes', email: tomas.email }]);
    expect(api.calls.find(({ method }) => method === 'PUT')?.headers['If-Match']).toBe('"4"');
    expect(api.paths()).not.toContain('POST /users/2/permissions');
    expect(screen.getByText('User saved.')).toBeInTheDocument();
  });

  test('P-225 P-227 a password that was typed is held to its rules', async () => {
    userApi();
    const { user } = openEdit();
    await screen.findByRole('textbox', { name: 'First Name' });
    await user.type(password('Password'), 'short');
    await save(user);
    await waitFor(() => expect(password('Password')).toHaveAccessibleDescription('Password must be at least 8 characters'));
    expect(password('Confirm Password')).toHaveAccessibleDescription('Password must match confirmation');
  });

  test('P-099 the own id leads to /profile', () => {
    userApi();
    expect(openEdit('1').address()).toBe('/profile');
  });

  test('contract §1 (412) somebody else saved meanwhile: both changes can be kept', async () => {
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
    expect(sent(api, 'PUT', '/users/2').at(-1)).toMatchObject({ first_name: 'Tomasito', last_name: 'Reyes-Vega' });
  });

  test('contract §3 a super user is not changed by others: the page only shows who it is', async () => {
    signedInAs([granted('user', null, 'rwx'), granted('permission', null, 'rwx')], { id: '9' });
    const api = userApi();
    api.set('GET /users/:id', { data: { ...tomas, role: 'Super User' } });
    openEdit();
    expect(await screen.findByText('Only a super user may change a super user.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'End All Sessions' })).not.toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: /Hotels/ })).not.toBeInTheDocument();
  });

  test('a user that is gone says so', async () => {
    const api = userApi();
    api.set('GET /users/:id', refusal(404, 'There is no such user.'));
    openEdit('99');
    expect(await screen.findByText('There is no such user.')).toBeInTheDocument();
  });
});

describe('sessions', () => {
  const end = () => screen.findByRole('button', { name: 'End All Sessions' });

  test('P-193 P-194 P-274 C-083 C-114 OP-33 a progress message, then the confirmation', async () => {
    const api = userApi();
    let finish: () => void = () => undefined;
    api.set('DELETE /users/:id/sessions', () => new Promise((resolve) => (finish = () => resolve(undefined))));
    const { user } = openEdit();
    await user.click(await end());
    expect(await screen.findByText('Ending all sessions...')).toBeInTheDocument();
    finish();
    expect(await screen.findByText('All sessions have been ended.')).toBeInTheDocument();
    const call = api.calls.find(({ path }) => path === '/users/2/sessions');
    expect(call?.headers['Content-Type']).toBe('application/json');
  });

  test('P-193 C-125 a failure is only logged, and the loading state clears', async () => {
    const api = userApi();
    api.set('DELETE /users/:id/sessions', refusal(500, 'It broke.'));
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = openEdit();
    await user.click(await end());
    await waitFor(() => expect(log).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryByText('Ending all sessions...')).not.toBeInTheDocument());
    expect(screen.queryByText('It broke.')).not.toBeInTheDocument();
    expect(await end()).not.toHaveAttribute('aria-busy', 'true');
    log.mockRestore();
  });

  test('P-254 C-107 needs delete on user', async () => {
    signedInAs([granted('user', null, 'rw')], { id: '9' });
    userApi();
    openEdit();
    await screen.findByRole('textbox', { name: 'First Name' });
    expect(screen.queryByRole('button', { name: 'End All Sessions' })).not.toBeInTheDocument();
  });
});
