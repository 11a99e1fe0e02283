import { screen, waitFor } from '@testing-library/react';
import { page } from 'shared-kit/session/leave';
import { fakeApi } from 'shared-kit/testing/fakeApi';
import { granted, signedInAs } from 'shared-kit/testing/fakeSession';
import { renderPage } from 'shared-kit/testing/renderPage';
import { wireUser } from '../../testing/users/samples';
import ProfilePage from './ProfilePage';

const over = { status: 401, body: { message: 'Your session has ended.', code: 'unauthenticated' } };
const CHANGED = 'Your password has been changed. Please sign in.';
const storedNotice = () => sessionStorage.getItem('innkeeper.notice');

/** Opens the profile and types another email or a new password, or both. */
async function typeAccess({ email, password }: { email?: string; password?: string }) {
  const api = fakeApi({ 'GET /profile': { data: wireUser('1', 'Nora', 'Okafor') } });
  const { user } = renderPage(<ProfilePage />, '/profile', '/profile');
  const emailField = await screen.findByRole('textbox', { name: 'Email' });
  const type = (name: string, text: string) => user.type(screen.getByLabelText(name, { selector: 'input[type=password]' }), text);
  if (email) {
    await user.clear(emailField);
    await user.type(emailField, email);
  }
  if (password) for (const name of ['Password', 'Confirm Password']) await type(name, password);
  await type('Current Password', 'the old one');
  return { api, user, save: () => user.click(screen.getByRole('button', { name: 'Save' })) };
}

const typePassword = () => typeAccess({ password: 'quite long' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signedInAs([granted('special', '7')]);
  jest.spyOn(page, 'toRoot').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a new password whose answer was lost is reported as changed when it has ended the session', async () => {
  const { api, save } = await typePassword();
  api.set('PUT /profile', 'network gone');
  api.set('GET /profile', over);
  await save();
  await waitFor(() => expect(storedNotice()).toBe(CHANGED));
  expect(page.toRoot).toHaveBeenCalledTimes(1);
});

test('a new password whose answer was lost is reported by the next attempt when the first could not find out', async () => {
  const { api, user, save } = await typePassword();
  api.set('PUT /profile', 'network gone');
  api.set('GET /profile', 'network gone');
  await save();
  expect(await screen.findByText(/It may have been done all the same\./)).toBeInTheDocument();
  api.set('PUT /profile', over);
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
  await waitFor(() => expect(storedNotice()).toBe(CHANGED));
});

test('a new password that did not arrive is only a failure', async () => {
  const { api, save } = await typePassword();
  api.set('PUT /profile', 'network gone');
  await save();
  expect(await screen.findByText(/The server could not be reached/)).toBeInTheDocument();
  expect(storedNotice()).toBeNull();
});

const refused = { status: 422, body: { message: 'Refused.', code: 'validation_failed', fields: { email: 'Taken.' } } };
const saved = { data: wireUser('1', 'Nora', 'Okafor', { version: 2 }), meta: {} };

test.each([
  ['refused', refused],
  ['made', saved],
])('a session that ends after a later change was %s has not ended because of the password', async (_, answer) => {
  const { api, user, save } = await typePassword();
  api.set('PUT /profile', 'network gone');
  api.set('GET /profile', 'network gone');
  await save();
  await screen.findByText(/It may have been done all the same\./);
  api.set('PUT /profile', answer);
  api.set('GET /profile', saved);
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
  await screen.findByText(answer === refused ? 'Taken.' : 'Profile saved.');
  api.set('PUT /profile', over);
  await user.type(screen.getByRole('textbox', { name: 'First Name' }), 'x');
  await save();
  await waitFor(() => expect(page.toRoot).toHaveBeenCalledTimes(1));
  expect(storedNotice()).not.toBe(CHANGED);
});

// The server ends the session after a new email too, and the old one no longer signs anybody in (OP-143).
test.each([
  [{}, 'Your email has been changed. Please sign in with the new one.'],
  [{ password: 'quite long' }, 'Your email and password have been changed. Please sign in with the new ones.'],
])('a new email whose answer was lost is reported as changed when it has ended the session: %j', async (access, notice) => {
  const { api, save } = await typeAccess({ email: 'nora@calloway.example', ...access });
  api.set('PUT /profile', 'network gone');
  api.set('GET /profile', over);
  await save();
  await waitFor(() => expect(storedNotice()).toBe(notice));
  expect(page.toRoot).toHaveBeenCalledTimes(1);
});
