import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signOut, startSession } from 'shared-kit/session';
import { fakeApi } from 'shared-kit/testing/fakeApi';
import { signedInAs } from 'shared-kit/testing/fakeSession';
import { beginSignedOut, loadSite, openApp, renderApp, working } from '../testing/app';

beginSignedOut();

describe('the start of a session', () => {
  test("a token in the query string signs in; a heading 'Loading...' shows meanwhile", async () => {
    let answer: (body: object) => void = () => undefined;
    const api = fakeApi({ ...working, 'GET /profile': () => new Promise((resolve) => (answer = resolve)) });
    window.history.replaceState(null, '', '/hotels/7?token=abc');
    void startSession();
    renderApp();
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
    renderApp();
    expect(await screen.findByRole('button', { name: /^Stay signed in as/ })).toBeInTheDocument();
    expect(screen.queryByText('The site at /hotels/7')).not.toBeInTheDocument();
  });

  test('a session that could not be started can be tried again', async () => {
    const api = fakeApi({ ...working, 'GET /profile': { status: 500, body: '' } });
    localStorage.setItem('innkeeper.token', 'token-1');
    await startSession();
    openApp('/');
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on the server.');
    api.set('GET /profile', working['GET /profile']);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The site at /')).toBeInTheDocument();
  });

  test('the page that says so has a heading, and another failure leaves the focus on its button', async () => {
    const api = fakeApi({ ...working, 'GET /profile': { status: 500, body: '' } });
    localStorage.setItem('innkeeper.token', 'token-1');
    await startSession();
    openApp('/');
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
    openApp('/');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The site at /')).toBeInTheDocument();
  });

  test('Log Out replaces the site with Sign In', async () => {
    signedInAs();
    fakeApi({ 'DELETE /auth': undefined });
    openApp('/');
    expect(await screen.findByText('The site at /')).toBeInTheDocument();
    await act(() => signOut());
    expect(screen.getByRole('heading', { name: 'Sign In' })).toBeInTheDocument();
    expect(screen.queryByText('The site at /')).not.toBeInTheDocument();
  });
});
