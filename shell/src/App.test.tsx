import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSession } from 'shared-kit/session';
import { fakeApi } from 'shared-kit/testing/fakeApi';
import { beginSignedOut, loadSite, openApp, renderApp, working } from '../testing/app';
import { provideRegistry } from '../testing/fixtures';

const REFUSED = { status: 401, body: { message: 'Incorrect email and/or password.', code: 'unauthenticated' } };

const signIn = async (email = 'nora@calloway.example', password = 'innkeeper-1') => {
  if (email) await userEvent.type(await screen.findByLabelText('Email'), email);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
};

beginSignedOut();

describe('Sign In', () => {
  test('/ shows email, password and the link to /forgot-password to a signed-out person', async () => {
    const { container } = openApp('/');
    expect(screen.getByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/forgot-password');
    await waitFor(() => expect(container.querySelector('img, svg[viewBox="0 0 960 1080"]')).toBeInTheDocument());
  });

  test('Tab moves from the email to the password, and only then to the link beside its label', async () => {
    openApp('/');
    await userEvent.click(screen.getByLabelText('Email'));
    await userEvent.tab();
    expect(screen.getByLabelText('Password')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveFocus();
  });

  test('the document title has the name of the product, and the footer that of the vendor', () => {
    openApp('/');
    expect(document.title).toBe('Sign In | Innkeeper');
    expect(screen.getByText('Powered by Northlight')).toBeInTheDocument();
  });

  test.each([
    ['an empty email', '', 'innkeeper-1', 'Required!'],
    ['a malformed email', 'nora', 'innkeeper-1', 'Invalid email address'],
    ['an empty password', 'nora@calloway.example', '', 'Password must be at least 8 characters'],
    ['a short password', 'nora@calloway.example', '1234567', 'Password must be at least 8 characters'],
  ])('%s shows an error at the field, and nothing is sent', async (_, email, password, message) => {
    const api = fakeApi(working);
    openApp('/');
    await signIn(email, password);
    expect(screen.getByText(message)).toBeInTheDocument();
    const field = screen.getByLabelText(message.startsWith('Password') ? 'Password' : 'Email');
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(message);
    expect(api.calls).toEqual([]);
  });

  test('the error disappears when its field is changed', async () => {
    openApp('/');
    await signIn('', 'innkeeper-1');
    await userEvent.type(screen.getByLabelText('Email'), 'n');
    expect(screen.queryByText('Required!')).not.toBeInTheDocument();
  });

  test('a wrong password shows the message of the server, and keeps what was typed', async () => {
    fakeApi({ 'POST /auth': REFUSED });
    openApp('/');
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect email and/or password.');
    expect(screen.getByLabelText('Email')).toHaveValue('nora@calloway.example');
    await userEvent.type(screen.getByLabelText('Password'), '2');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a lost network is not reported as a wrong password', async () => {
    fakeApi({ 'POST /auth': 'network gone' });
    openApp('/');
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  });

  test('success fetches profile and permissions and goes to /', async () => {
    const api = fakeApi(working);
    openApp('/');
    await signIn();
    expect(await screen.findByText('The site at /')).toBeInTheDocument();
    expect(api.paths()).toEqual(['POST /auth', 'GET /profile', 'GET /profile/permissions']);
    expect(localStorage.getItem('innkeeper.token')).toBe('token-9');
  });

  test('the code of the site is fetched while the person types, not before', async () => {
    loadSite.mockClear();
    openApp('/');
    expect(loadSite).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Email'), 'ad');
    expect(loadSite).toHaveBeenCalledTimes(1);
  });
});

test('Sign In says that the session ended, and says it once', async () => {
  fakeApi({ 'GET /profile': REFUSED });
  localStorage.setItem('innkeeper.token', 'token-1');
  await startSession();
  const { unmount } = openApp('/');
  expect(screen.getByRole('status')).toHaveTextContent('Your session ended. Please sign in again.');
  unmount();
  openApp('/');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('Sign In says that the session ended even if that page was first reached after a change of the password', async () => {
  fakeApi(working);
  window.history.replaceState({ usr: { notice: 'Your password has been changed. Please sign in.' } }, '', '/');
  const { unmount } = renderApp();
  expect(screen.getByRole('status')).toHaveTextContent('Your password has been changed.');
  await signIn();
  expect(await screen.findByText('The site at /')).toBeInTheDocument();
  unmount();
  fakeApi({ 'GET /profile': REFUSED });
  await startSession();
  renderApp();
  expect(screen.getByRole('status')).toHaveTextContent('Your session ended. Please sign in again.');
});

describe('other addresses, signed out', () => {
  test('a private route leads to / and back after sign-in, with its query', async () => {
    fakeApi(working);
    openApp('/users?list=archived');
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
    expect(location.pathname).toBe('/');
    await signIn();
    expect(await screen.findByText('The site at /users?list=archived')).toBeInTheDocument();
  });

  test('the address to return to is kept during a visit to Forgot password', async () => {
    fakeApi(working);
    openApp('/users');
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Back to Sign In' }));
    await signIn();
    expect(await screen.findByText('The site at /users')).toBeInTheDocument();
  });

  test('an address of a remote that has no version left leads to / as well: it may be available after sign-in', async () => {
    provideRegistry([], ['/users/:id']);
    openApp('/users/7');
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
    expect(location.pathname).toBe('/');
  });

  test("an unknown path shows 'Oops... 404 Not Found'", async () => {
    openApp('/nothing-here');
    expect(await screen.findByRole('heading', { name: 'Oops... 404 Not Found' })).toBeInTheDocument();
    expect(document.title).toBe('404 Not Found | Innkeeper');
  });

  test('without a registry every path counts as private', async () => {
    window.innkeeper = {};
    fakeApi({ 'GET /remotes/registry.json': 'network gone' });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    openApp('/nothing-here');
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
  });
});
