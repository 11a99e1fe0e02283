import { fakeApi } from '../../testing/fakeApi';
import { granted } from '../../testing/fakeSession';
import { keepRetryDelays } from '../../testing/retryDelays';
import { nora, readSpecials, sessionApi, startSignedOut, storedToken, unauthenticated } from '../../testing/sessionApi';
import { resetSession } from './state';
import { getSession, onSessionReset, retrySession, signOut, startSession } from './index';

const toRoot = startSignedOut();
keepRetryDelays();

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
