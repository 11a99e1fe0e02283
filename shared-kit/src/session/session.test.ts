import { fakeApi, listOf } from '../../testing/fakeApi';
import { granted, signedInAs } from '../../testing/fakeSession';
import { readSpecials, sessionApi, startSignedOut, storedToken, unauthenticated } from '../../testing/sessionApi';
import { expire, followOtherTabs, getSession, onSessionReset, renew, signIn, signOut, startSession, takeNotice } from './index';

const toRoot = startSignedOut();

describe('sign in', () => {
  test('calls POST /auth, GET /profile, GET /profile/permissions in this order', async () => {
    const api = fakeApi(sessionApi);
    await signIn('nora.okafor@calloway.example', 'innkeeper-1');
    expect(api.paths()).toEqual(['POST /auth', 'GET /profile', 'GET /profile/permissions']);
    expect(api.calls[0]?.body).toEqual({ username: 'nora.okafor@calloway.example', password: 'innkeeper-1' });
    expect(api.calls[1]?.headers.Authorization).toBe('Bearer token-9');
  });

  test('stores the token and holds profile, permissions and token', async () => {
    fakeApi(sessionApi);
    await signIn('a@b.example', 'innkeeper-1');
    expect(storedToken()).toBe('token-9');
    expect(getSession()).toMatchObject({ status: 'signedIn', token: 'token-9', profile: { firstName: 'Nora' } });
    expect(getSession().permissions).toEqual([granted('special', '7')]);
  });

  test('asks for 2000 permissions a page and follows links.next', async () => {
    const next = 'http://elsewhere.example/api/profile/permissions?per_page=2000&page=2';
    const api = fakeApi({
      ...sessionApi,
      'GET /profile/permissions': ({ query }) =>
        query.page === '2'
          ? listOf([{ ...readSpecials, resource: 'faq' }])
          : listOf([readSpecials], { links: { previous: null, next } }),
    });
    await signIn('a@b.example', 'innkeeper-1');
    expect(api.calls.slice(2).map(({ query }) => query)).toEqual([{ per_page: '2000' }, { per_page: '2000', page: '2' }]);
    expect(getSession().permissions.map(({ resource }) => resource)).toEqual(['special', 'faq']);
  });

  test('a failed login throws the message of the server, stores nothing and does not reload', async () => {
    const message = 'Incorrect email and/or password.';
    fakeApi({ ...sessionApi, 'POST /auth': { status: 401, body: { message, code: 'unauthenticated' } } });
    await expect(signIn('a@b.example', 'wrong-password')).rejects.toThrow(message);
    expect(storedToken()).toBeNull();
    expect(getSession().status).toBe('signedOut');
    expect(toRoot()).not.toHaveBeenCalled();
  });

  test('a profile that cannot be fetched leaves nobody half signed in', async () => {
    fakeApi({ ...sessionApi, 'GET /profile/permissions': 'network gone' });
    await expect(signIn('a@b.example', 'innkeeper-1')).rejects.toThrow('could not be reached');
    expect(storedToken()).toBeNull();
    expect(getSession()).toMatchObject({ status: 'signedOut', token: null });
  });

  test('and signs nobody out whose sign-in in another tab this page follows meanwhile', async () => {
    fakeApi({
      ...sessionApi,
      'GET /profile': () => {
        signedInAs([], { id: '2', firstName: 'Ivo' });
        return 'network gone';
      },
    });
    await expect(signIn('a@b.example', 'innkeeper-1')).rejects.toThrow('could not be reached');
    expect(getSession()).toMatchObject({ status: 'signedIn', token: 'token-1', profile: { firstName: 'Ivo' } });
    expect(storedToken()).toBe('token-1');
  });
});

describe('the message on Sign In after a session has ended', () => {
  beforeEach(() => sessionStorage.clear());

  test('is shown once', () => {
    signedInAs();
    expire();
    expect(takeNotice()).toBe('Your session ended. Please sign in again.');
    expect(takeNotice()).toBeNull();
  });

  test('the browser does not ask before the page reloads, even if something is unsaved', () => {
    signedInAs();
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isAsked()).toBe(true);
    expire();
    expect(isAsked()).toBe(false);
    window.removeEventListener('beforeunload', ask);
  });

  test('says that typed text is kept; the address and its person are remembered', () => {
    window.history.replaceState(null, '', '/hotels/7/specials/1/edit?tab=2#content');
    signedInAs();
    const stop = onSessionReset(() => 'kept');
    expire();
    expect(takeNotice()).toMatch(/^Your session ended\. Your text is kept/);
    expect(toRoot()).toHaveBeenCalledWith({ origin: '/hotels/7/specials/1/edit?tab=2#content', originOf: '1' });
    signedInAs();
    expire('Your password was changed.');
    stop();
    expect(takeNotice()).toBe('Your password was changed.');
    window.history.replaceState(null, '', '/');
  });

  test('is also shown for a stored session that has ended, and another one for a link that is used up', async () => {
    fakeApi({ 'GET /profile': unauthenticated });
    localStorage.setItem('innkeeper.token', 'token-1');
    await startSession();
    expect(takeNotice()).toBe('Your session ended. Please sign in again.');
    await startSession('old');
    expect(takeNotice()).toBe('The link that you opened no longer signs anybody in. Please sign in.');
  });

  test('is not shown after Log Out here, and another one is shown after Log Out in another tab', async () => {
    const stop = followOtherTabs();
    signedInAs();
    fakeApi(sessionApi);
    await signOut();
    expect(takeNotice()).toBeNull();
    signedInAs();
    window.dispatchEvent(new StorageEvent('storage', { key: 'innkeeper.token', newValue: null, oldValue: 'token-1' }));
    expect(takeNotice()).toBe('You have signed out in another tab.');
    stop();
  });
});

test('meta.session.token replaces the stored token', () => {
  signedInAs();
  renew({ session: { token: 'token-2' } });
  expect(storedToken()).toBe('token-2');
  expect(getSession()).toMatchObject({ status: 'signedIn', token: 'token-2' });
  renew({});
  expect(storedToken()).toBe('token-2');
});
