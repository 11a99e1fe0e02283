import { fakeApi, listOf } from '../../testing/fakeApi';
import { granted, signedInAs } from '../../testing/fakeSession';
import { nora, readSpecials, sessionApi, startSignedOut, storedToken, unauthenticated } from '../../testing/sessionApi';
import { resetSession } from './state';
import {
  expire,
  followOtherTabs,
  getSession,
  onSessionReset,
  renew,
  retrySession,
  signIn,
  signOut,
  startSession,
  takeNotice,
} from './index';

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

describe('start', () => {
  test('a token in the query string is stored, removed from the address and used to sign in', async () => {
    history.replaceState(null, '', '/hotels/7?token=abc&tab=grid#top');
    const api = fakeApi(sessionApi);
    const started = startSession();
    expect(getSession().status).toBe('starting');
    expect(location.pathname + location.search + location.hash).toBe('/hotels/7?tab=grid#top');
    await started;
    expect(api.paths()).toEqual(['GET /profile', 'GET /profile/permissions']);
    expect(api.calls[0]?.headers.Authorization).toBe('Bearer abc');
    expect(storedToken()).toBe('abc');
    expect(getSession().status).toBe('signedIn');
  });

  test('profile and permissions are read with one request', async () => {
    localStorage.setItem('innkeeper.token', 'token-1');
    const api = fakeApi({ ...sessionApi, 'GET /profile': { data: nora, meta: { permissions: [readSpecials] } } });
    await startSession();
    expect(api.paths()).toEqual(['GET /profile']);
    expect(api.calls[0]?.query).toEqual({ include: 'permissions' });
    expect(getSession().permissions).toEqual([granted('special', '7')]);
  });

  test('an older server, which refuses the parameter, gets one request for each', async () => {
    localStorage.setItem('innkeeper.token', 'token-1');
    const refused = { status: 400, body: { message: 'include is unknown.', code: 'bad_request' } };
    const api = fakeApi({ ...sessionApi, 'GET /profile': ({ query }) => (query.include ? refused : { data: nora }) });
    await startSession();
    expect(api.paths()).toEqual(['GET /profile', 'GET /profile', 'GET /profile/permissions']);
    expect(getSession()).toMatchObject({ status: 'signedIn', permissions: [granted('special', '7')] });
  });

  test('a refused token means signed out, without a reload; what was typed is kept', async () => {
    history.replaceState(null, '', '/?token=old');
    fakeApi({ 'GET /profile': unauthenticated });
    const reasons: string[] = [];
    const stop = onSessionReset((reason) => reasons.push(reason));
    await startSession();
    stop();
    expect(reasons).toEqual(['expired']);
    expect(getSession().status).toBe('signedOut');
    expect(storedToken()).toBeNull();
    expect(toRoot()).not.toHaveBeenCalled();
  });

  test('a 403 that is not the API’s, such as a proxy’s, ends no session', async () => {
    localStorage.setItem('innkeeper.token', 'token-1');
    fakeApi({ 'GET /profile': { status: 403, body: { message: 'Blocked.' } } });
    await startSession();
    expect([getSession().status, storedToken()]).toEqual(['failed', 'token-1']);
  });

  test('a stored token survives a network that is gone and can be tried again', async () => {
    localStorage.setItem('innkeeper.token', 'token-1');
    const api = fakeApi({ ...sessionApi, 'GET /profile': 'network gone' });
    jest.useFakeTimers();
    void startSession();
    await jest.advanceTimersByTimeAsync(3000);
    jest.useRealTimers();
    expect(api.paths()).toEqual(['GET /profile', 'GET /profile', 'GET /profile']);
    expect(getSession()).toMatchObject({ status: 'failed', error: expect.stringContaining('could not be reached') });
    expect(storedToken()).toBe('token-1');
    api.set('GET /profile', { data: nora });
    await retrySession();
    expect(getSession()).toMatchObject({ status: 'signedIn', error: null });
  });

  test.each(['network gone', { status: 502, body: '' }, { status: 503, body: { message: 'Starting.' } }] as const)(
    'a page that opens while the server is restarted waits for it: %j',
    async (outage) => {
      localStorage.setItem('innkeeper.token', 'token-1');
      const api = fakeApi({ ...sessionApi, 'GET /profile': outage });
      jest.useFakeTimers();
      void startSession();
      await jest.advanceTimersByTimeAsync(900);
      expect([getSession().status, api.calls.length]).toEqual(['starting', 1]);
      api.set('GET /profile', { data: nora });
      await jest.advanceTimersByTimeAsync(200);
      jest.useRealTimers();
      expect(getSession()).toMatchObject({ status: 'signedIn', error: null });
    },
  );

  test('whoever signs out meanwhile is not asked for again', async () => {
    localStorage.setItem('innkeeper.token', 'token-1');
    const api = fakeApi({ ...sessionApi, 'GET /profile': { status: 502, body: '' } });
    jest.useFakeTimers();
    void startSession();
    await jest.advanceTimersByTimeAsync(500);
    await signOut();
    await jest.advanceTimersByTimeAsync(5000);
    jest.useRealTimers();
    expect(api.paths().filter((path) => path === 'GET /profile')).toHaveLength(1);
    expect(getSession().status).toBe('signedOut');
  });

  test('without a token no request is made', async () => {
    const api = fakeApi(sessionApi);
    await startSession();
    expect(api.calls).toEqual([]);
    expect(getSession().status).toBe('signedOut');
  });

  test('a session that ended while its profile was on the way stays ended', async () => {
    let answer: (body: object) => void = () => undefined;
    localStorage.setItem('innkeeper.token', 'token-1');
    fakeApi({ ...sessionApi, 'GET /profile': () => new Promise((resolve) => (answer = resolve)) });
    const started = startSession();
    await new Promise((resolve) => setTimeout(resolve));
    resetSession('signOut');
    answer({ data: nora });
    await started;
    expect(getSession()).toMatchObject({ status: 'signedOut', profile: null });
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
