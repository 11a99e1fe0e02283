import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signOut, startSession } from 'shared-kit/session';
import { giveColourScheme } from 'shared-kit/testing/colourScheme';
import { fakeApi, listOf } from 'shared-kit/testing/fakeApi';
import { EVERYTHING, signedInAs, signedOut } from 'shared-kit/testing/fakeSession';
import { App, type StartSite } from './App';
import { provideRegistry } from '../testing/fixtures';

const working = {
  'POST /auth': { status: 201, body: { data: { token: { value: 'token-9' } } } },
  'GET /profile': { data: { id: '1', first_name: 'Nora', last_name: 'Okafor', email: 'nora@calloway.example' } },
  'GET /profile/permissions': listOf([EVERYTHING]),
};
const REFUSED = { status: 401, body: { message: 'Incorrect email and/or password.', code: 'unauthenticated' } };

/** Replaces the signed-in site; shows where it was started. */
const site: StartSite = (element) => {
  element.textContent = `The site at ${location.pathname}${location.search}`;
  return () => (element.textContent = '');
};
const loadSite = jest.fn(() => Promise.resolve(site));
const open = (path: string) => {
  window.history.replaceState(null, '', path);
  return render(<App loadSite={loadSite} />);
};
const signIn = async (email = 'nora@calloway.example', password = 'innkeeper-1') => {
  if (email) await userEvent.type(await screen.findByLabelText('Email'), email);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
};

beforeEach(() => {
  signedOut();
  giveColourScheme(false);
  provideRegistry();
  loadSite.mockImplementation(() => Promise.resolve(site));
  window.scrollTo = () => undefined;
});

describe('Sign In', () => {
  test('/ shows email, password and the link to /forgot-password to a signed-out person', async () => {
    const { container } = open('/');
    expect(screen.getByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/forgot-password');
    await waitFor(() => expect(container.querySelector('img, svg[viewBox="0 0 960 1080"]')).toBeInTheDocument());
  });

  test('Tab moves from the email to the password, and only then to the link beside its label', async () => {
    open('/');
    await userEvent.click(screen.getByLabelText('Email'));
    await userEvent.tab();
    expect(screen.getByLabelText('Password')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveFocus();
  });

  test('the document title has the name of the product, and the footer that of the vendor', () => {
    open('/');
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
    open('/');
    await signIn(email, password);
    expect(screen.getByText(message)).toBeInTheDocument();
    const field = screen.getByLabelText(message.startsWith('Password') ? 'Password' : 'Email');
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(message);
    expect(api.calls).toEqual([]);
  });

  test('the error disappears when its field is changed', async () => {
    open('/');
    await signIn('', 'innkeeper-1');
    await userEvent.type(screen.getByLabelText('Email'), 'n');
    expect(screen.queryByText('Required!')).not.toBeInTheDocument();
  });

  test('a wrong password shows the message of the server, and keeps what was typed', async () => {
    fakeApi({ 'POST /auth': REFUSED });
    open('/');
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect email and/or password.');
    expect(screen.getByLabelText('Email')).toHaveValue('nora@calloway.example');
    await userEvent.type(screen.getByLabelText('Password'), '2');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a lost network is not reported as a wrong password', async () => {
    fakeApi({ 'POST /auth': 'network gone' });
    open('/');
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  });

  test('success fetches profile and permissions and goes to /', async () => {
    const api = fakeApi(working);
    open('/');
    await signIn();
    expect(await screen.findByText('The site at /')).toBeInTheDocument();
    expect(api.paths()).toEqual(['POST /auth', 'GET /profile', 'GET /profile/permissions']);
    expect(localStorage.getItem('innkeeper.token')).toBe('token-9');
  });

  test('the code of the site is fetched while the person types, not before', async () => {
    loadSite.mockClear();
    open('/');
    expect(loadSite).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Email'), 'ad');
    expect(loadSite).toHaveBeenCalledTimes(1);
  });
});

test('Sign In says that the session ended, and says it once', async () => {
  fakeApi({ 'GET /profile': REFUSED });
  localStorage.setItem('innkeeper.token', 'token-1');
  await startSession();
  const { unmount } = open('/');
  expect(screen.getByRole('status')).toHaveTextContent('Your session ended. Please sign in again.');
  unmount();
  open('/');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('Sign In says that the session ended even if that page was first reached after a change of the password', async () => {
  fakeApi(working);
  window.history.replaceState({ usr: { notice: 'Your password has been changed. Please sign in.' } }, '', '/');
  const { unmount } = render(<App loadSite={loadSite} />);
  expect(screen.getByRole('status')).toHaveTextContent('Your password has been changed.');
  await signIn();
  expect(await screen.findByText('The site at /')).toBeInTheDocument();
  unmount();
  fakeApi({ 'GET /profile': REFUSED });
  await startSession();
  render(<App loadSite={loadSite} />);
  expect(screen.getByRole('status')).toHaveTextContent('Your session ended. Please sign in again.');
});

describe('other addresses, signed out', () => {
  test('a private route leads to / and back after sign-in, with its query', async () => {
    fakeApi(working);
    open('/users?list=archived');
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
    expect(location.pathname).toBe('/');
    await signIn();
    expect(await screen.findByText('The site at /users?list=archived')).toBeInTheDocument();
  });

  test('the address to return to is kept during a visit to Forgot password', async () => {
    fakeApi(working);
    open('/users');
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Back to Sign In' }));
    await signIn();
    expect(await screen.findByText('The site at /users')).toBeInTheDocument();
  });

  test('an address of a remote that has no version left leads to / as well: it may be available after sign-in', async () => {
    provideRegistry([], ['/users/:id']);
    open('/users/7');
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
    expect(location.pathname).toBe('/');
  });

  test("an unknown path shows 'Oops... 404 Not Found'", async () => {
    open('/nothing-here');
    expect(await screen.findByRole('heading', { name: 'Oops... 404 Not Found' })).toBeInTheDocument();
    expect(document.title).toBe('404 Not Found | Innkeeper');
  });

  test('without a registry every path counts as private', async () => {
    window.innkeeper = {};
    fakeApi({ 'GET /remotes/registry.json': 'network gone' });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    open('/nothing-here');
    expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
  });
});

describe('the start of a session', () => {
  test("a token in the query string signs in; a heading 'Loading...' shows meanwhile", async () => {
    let answer: (body: object) => void = () => undefined;
    const api = fakeApi({ ...working, 'GET /profile': () => new Promise((resolve) => (answer = resolve)) });
    window.history.replaceState(null, '', '/hotels/7?token=abc');
    void startSession();
    render(<App loadSite={loadSite} />);
    expect(screen.getByRole('heading', { name: 'Loading...' })).toBeInTheDocument();
    await waitFor(() => expect(api.calls).toHaveLength(1));
    await act(async () => answer(working['GET /profile']));
    expect(await screen.findByText('The site at /hotels/7')).toBeInTheDocument();
  });

  test('before a link signs in somebody else, the question is asked, and no site is behind it', async () => {
    const profile = working['GET /profile'].data;
    const linked = ({ headers }: { headers: Record<string, string> }) => headers.Authorization === 'Bearer abc';
    fakeApi({ ...working, 'GET /profile': (call) => ({ data: { ...profile, id: linked(call) ? '2' : '1' } }) });
    localStorage.setItem('innkeeper.token', 'token-1');
    window.history.replaceState(null, '', '/hotels/7?token=abc');
    await startSession();
    render(<App loadSite={loadSite} />);
    expect(await screen.findByRole('button', { name: /^Stay signed in as/ })).toBeInTheDocument();
    expect(screen.queryByText('The site at /hotels/7')).not.toBeInTheDocument();
  });

  test('a session that could not be started can be tried again', async () => {
    const api = fakeApi({ ...working, 'GET /profile': { status: 500, body: '' } });
    localStorage.setItem('innkeeper.token', 'token-1');
    await startSession();
    open('/');
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on the server.');
    api.set('GET /profile', working['GET /profile']);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The site at /')).toBeInTheDocument();
  });

  test('the page that says so has a heading, and another failure leaves the focus on its button', async () => {
    const api = fakeApi({ ...working, 'GET /profile': { status: 500, body: '' } });
    localStorage.setItem('innkeeper.token', 'token-1');
    await startSession();
    open('/');
    expect(screen.getByRole('heading', { level: 1, name: 'Innkeeper could not be started' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const attempts = () => api.paths().filter((path) => path === 'GET /profile');
    await waitFor(() => expect(attempts()).toHaveLength(2));
    expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus();
  });

  test('a site whose code fails to load can be tried again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    signedInAs();
    loadSite.mockImplementationOnce(() => Promise.reject(new Error('gone')));
    open('/');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The site at /')).toBeInTheDocument();
  });

  test('Log Out replaces the site with Sign In', async () => {
    signedInAs();
    fakeApi({ 'DELETE /auth': undefined });
    open('/');
    expect(await screen.findByText('The site at /')).toBeInTheDocument();
    await act(() => signOut());
    expect(screen.getByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
    expect(screen.queryByText('The site at /')).not.toBeInTheDocument();
  });
});
