import { screen, waitFor } from '@testing-library/react';
import { getSession } from 'shared-kit/session';
import { page } from 'shared-kit/session/leave';
import { fakeApi, type FakeCall } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import { refusal, wireUser } from '../../testing/users/samples';
import ProfilePage from './ProfilePage';

const nora = wireUser('1', 'Nora', 'Okafor');
const server = (meta: object = {}) =>
  fakeApi({
    'GET /profile': { data: nora },
    'PUT /profile': ({ body }: FakeCall) => ({ data: { ...nora, ...(body as object), version: 5 }, meta }),
  });
const open = () => renderPage(<ProfilePage />, '/profile', '/profile');
const box = (name: string) => screen.findByRole('textbox', { name });
const password = (name: string) => screen.getByLabelText(name, { selector: 'input[type=password]' });
const save = (user: ReturnType<typeof open>['user']) => user.click(screen.getByRole('button', { name: 'Save' }));
const puts = (api: ReturnType<typeof server>) => api.calls.filter(({ method }) => method === 'PUT');

beforeEach(() => {
  localStorage.clear();
  signedInAs([granted('special', '7')]);
});

test('changes one’s own name, and leaves out the key of a blank password', async () => {
  const api = server();
  const { user, address } = open();
  expect(await box('Email')).toHaveValue(nora.email);
  expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeInTheDocument();
  await user.type(await box('First Name'), 'h');
  await save(user);
  expect(await screen.findByText('Profile saved.')).toBeInTheDocument();
  expect(puts(api).map(({ body }) => body)).toEqual([{ first_name: 'Norah', last_name: 'Okafor', email: nora.email }]);
  expect(puts(api)[0]?.headers['If-Match']).toBe('"4"');
  expect(address()).toBe('/profile');
  expect(getSession().profile?.firstName).toBe('Norah');
  expect(getSession().token).toBe('token-1');
});

test('a new password brings a new token, which is stored and used from then on', async () => {
  const api = server({ session: { token: 'token-2' } });
  const { user } = open();
  await box('Email');
  await user.type(password('Password'), 'quite long');
  await user.type(password('Confirm Password'), 'quite long');
  await user.type(password('Current Password'), 'the old one');
  await save(user);
  await screen.findByText('Profile saved.');
  expect(puts(api)[0]?.body).toMatchObject({ password: 'quite long', current_password: 'the old one' });
  expect(getSession().token).toBe('token-2');
  expect(localStorage.getItem('innkeeper.token')).toBe('token-2');
  await waitFor(() => expect(password('Password')).toHaveValue(''));
  await user.type(await box('First Name'), 'h');
  await save(user);
  await waitFor(() => expect(puts(api)).toHaveLength(2));
  expect(puts(api)[1]?.headers).toMatchObject({ Authorization: 'Bearer token-2', 'If-Match': '"5"' });
  expect(puts(api)[1]?.body).not.toHaveProperty('password');
});

test('names and email tell the browser that they are those of the person who fills them in', async () => {
  server();
  open();
  expect(await box('First Name')).toHaveAttribute('autocomplete', 'given-name');
  expect(await box('Last Name')).toHaveAttribute('autocomplete', 'family-name');
  expect(await box('Email')).toHaveAttribute('autocomplete', 'email');
});

test('names and email are each Required!', async () => {
  const api = server();
  const { user } = open();
  for (const name of ['First Name', 'Last Name', 'Email']) await user.clear(await box(name));
  await save(user);
  for (const name of ['First Name', 'Last Name', 'Email']) {
    const field = await box(name);
    await waitFor(() => expect(field).toHaveAccessibleDescription('Required!'));
  }
  expect(puts(api)).toEqual([]);
});

test('a malformed email, a short password and another confirmation', async () => {
  const api = server();
  const { user } = open();
  const email = await box('Email');
  await user.clear(email);
  await user.type(email, 'nora');
  await user.type(password('Password'), 'short');
  await user.type(password('Confirm Password'), 'other');
  await save(user);
  await waitFor(() => expect(email).toHaveAccessibleDescription('Email must be in email format'));
  expect(password('Password')).toHaveAccessibleDescription('Password must be at least 8 characters');
  expect(password('Confirm Password')).toHaveAccessibleDescription('Password must match confirmation');
  expect(puts(api)).toEqual([]);
});

test('what the server refuses is shown below the form; nothing typed is lost', async () => {
  const api = server();
  const taken = 'Another user already has this email.';
  api.set('PUT /profile', refusal(409, taken, { email: 'Already taken' }));
  const { user } = open();
  await user.type(await box('Email'), 'x');
  await user.type(password('Current Password'), 'the old one');
  await save(user);
  await waitFor(() => expect(document.getElementById('profile-error')).toHaveTextContent(taken));
  expect(await box('Email')).toHaveValue(`${nora.email}x`);
  expect(await box('Email')).toHaveAccessibleDescription('Already taken');
});

test('when somebody else changed the profile in the meantime, both changes can be kept', async () => {
  const api = server();
  const current = { ...nora, last_name: 'Okafor-Bell', version: 9, updated_by: { id: '3', name: 'Ivo Lane' } };
  api.set('PUT /profile', ({ headers, body }: FakeCall) =>
    headers['If-Match'] === '"9"'
      ? { data: { ...current, ...(body as object), version: 10 } }
      : { status: 412, body: { message: 'Stale.', code: 'stale', fields: {}, current } },
  );
  const { user } = open();
  await user.type(await box('First Name'), 'h');
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'Save both changes' }));
  await screen.findByText('Profile saved.');
  expect(puts(api).at(-1)?.body).toMatchObject({ first_name: 'Norah', last_name: 'Okafor-Bell' });
});

test('when saving both changes fails as well, the message shows and both are still there', async () => {
  const api = server();
  const current = { ...nora, last_name: 'Okafor-Bell', version: 9, updated_by: { id: '3', name: 'Ivo Lane' } };
  api.set('PUT /profile', ({ headers }: FakeCall) =>
    headers['If-Match'] === '"9"'
      ? { status: 500, body: { message: 'Something went wrong on the server.', code: 'internal', fields: {} } }
      : { status: 412, body: { message: 'Stale.', code: 'stale', fields: {}, current } },
  );
  const { user } = open();
  await user.type(await box('First Name'), 'h');
  await save(user);
  await user.click(await screen.findByRole('button', { name: 'Save both changes' }));
  expect(await screen.findByText('Something went wrong on the server.')).toBeInTheDocument();
  expect(await box('First Name')).toHaveValue(`${nora.first_name}h`);
  expect(await box('Last Name')).toHaveValue('Okafor-Bell');
});

test('a new email or password asks for the current one, and says so at the field when it is missing or wrong', async () => {
  const api = server();
  const { user } = open();
  await user.type(await box('First Name'), 'h');
  expect(screen.queryByLabelText('Current Password')).not.toBeInTheDocument();
  await user.type(await box('Email'), 'x');
  await save(user);
  await waitFor(() => expect(password('Current Password')).toHaveAccessibleDescription('Required!'));
  expect(puts(api)).toEqual([]);
  const wrong = 'This is not your current password';
  api.set('PUT /profile', refusal(422, wrong, { current_password: wrong }));
  await user.type(password('Current Password'), 'not the one');
  await save(user);
  await waitFor(() => expect(password('Current Password')).toHaveAccessibleDescription(wrong));
  expect(await box('First Name')).toHaveValue('Norah');
});

test('a current password that is no longer required does not count as a change, and is not sent', async () => {
  const api = server();
  const { user } = open();
  await box('First Name');
  await user.type(password('Password'), 'quite long');
  await user.type(password('Current Password'), 'the old one');
  await user.clear(password('Password'));
  expect(screen.queryByLabelText('Current Password')).not.toBeInTheDocument();
  expect(await screen.findByText('No unsaved changes')).toBeInTheDocument();
  await user.type(await box('First Name'), 'h');
  await save(user);
  await waitFor(() => expect(puts(api)).toHaveLength(1));
  expect(puts(api)[0]?.body).not.toHaveProperty('current_password');
});

test('passwords are never part of a draft', async () => {
  server();
  const { user } = open();
  await user.type(await box('First Name'), 'h');
  await user.type(password('Password'), 'very secret');
  const storedDrafts = () => Object.values({ ...localStorage }).join();
  await waitFor(() => expect(storedDrafts()).toContain('Norah'));
  expect(storedDrafts()).not.toContain('very secret');
});

test('shows who else is editing this profile', async () => {
  server().set('GET /presence/users/1', { data: [{ id: '2', name: 'Hanna Lindqvist' }], meta: {} });
  open();
  expect(await screen.findByText(/Hanna Lindqvist is editing this/, undefined, { timeout: 4000 })).toBeInTheDocument();
});

test('a session that has ended is reported by a save as by any other request', async () => {
  const toRoot = jest.spyOn(page, 'toRoot').mockImplementation(() => undefined);
  sessionStorage.clear();
  const api = server();
  const { user } = open();
  await user.type(await box('First Name'), 'h');
  api.set('PUT /profile', { status: 401, body: { message: 'Over.', code: 'unauthenticated' } });
  await save(user);
  await waitFor(() => expect(toRoot).toHaveBeenCalledTimes(1));
  expect(sessionStorage.getItem('innkeeper.notice')).toMatch(/^Your session ended\./);
  toRoot.mockRestore();
});
