import { fakeApi, listOf } from '../../testing/fakeApi';
import { granted, signedInAs, signedOut } from '../../testing/fakeSession';
import { page } from './leave';
import { resetSession, setSession } from './state';
import {
  chooseSession,
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

const nora = { id: '1', first_name: 'Nora', last_name: 'Okafor', email: 'nora.okafor@calloway.example' };
const readSpecials = {
  resource: 'special',
  permissionable_type: 'PropertyPermission',
  permissionable_id: '7',
  r: true,
  w: false,
  x: false,
};
const good = {
  'POST /auth': { status: 201, body: { data: { token: { value: 'token-9', expires_on: '2026-12-01T00:00:00.000Z' } } } },
  'GET /profile': { data: nora },
  'GET /profile/permissions': listOf([readSpecials]),
  'DELETE /auth': undefined,
};
const unauthenticated = { status: 401, body: { message: 'Please sign in again.', code: 'unauthenticated' } };
const kept = () => localStorage.getItem('innkeeper.token');

let toRoot: jest.SpyInstance;
beforeEach(() => {
  signedOut();
  history.replaceState(null, '', '/');
  toRoot = jest.spyOn(page, 'toRoot').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('sign in', () => {
  test('calls POST /auth, GET /profile, GET /profile/permissions in this order', async () => {
    const api = fakeApi(good);
    await signIn('nora.okafor@calloway.example', 'innkeeper-1');
    expect(api.paths()).toEqual(['POST /auth', 'GET /profile', 'GET /profile/permissions']);
    expect(api.calls[0]?.body).toEqual({ username: 'nora.okafor@calloway.example', password: 'innkeeper-1' });
    expect(api.calls[1]?.headers.Authorization).toBe('Bearer token-9');
  });

  test('stores the token and holds profile, permissions and token', async () => {
    fakeApi(good);
    await signIn('a@b.example', 'innkeeper-1');
    expect(kept()).toBe('token-9');
    expect(getSession()).toMatchObject({ status: 'signedIn', token: 'token-9', profile: { firstName: 'Nora' } });
    expect(getSession().permissions).toEqual([granted('special', '7')]);
  });

  test('asks for 2000 permissions a page and follows links.next', async () => {
    const next = 'http://elsewhere.example/api/profile/permissions?per_page=2000&page=2';
    const api = fakeApi({
      ...good,
      'GET /profile/permissions': ({ query }) =>
        query.page === '2'
          ? listOf([{ ...readSpecials, resource: 'faq' }])
          : listOf([readSpecials], { links: { previous: null, next } }),
    });
    await signIn('a@b.example', 'innkeeper-1');
    expect(api.calls.slice(2).map(({ query }) => query)).toEqual([{ per_page: '2000' }, { per_page: '2000', page: '2' }]);
    expect(getSession().permissions.map(({ resource }) => resource)).toEqual(['special', 'faq']);
  });

  test('a failed login throws the sentence of the server, stores nothing and reloads nothing', async () => {
    const message = 'Incorrect email and/or password.';
    fakeApi({ ...good, 'POST /auth': { status: 401, body: { message, code: 'unauthenticated' } } });
    await expect(signIn('a@b.example', 'wrong-password')).rejects.toThrow(message);
    expect(kept()).toBeNull();
    expect(getSession().status).toBe('signedOut');
    expect(toRoot).not.toHaveBeenCalled();
  });

  test('a profile that cannot be fetched leaves nobody half signed in', async () => {
    fakeApi({ ...good, 'GET /profile/permissions': 'network gone' });
    await expect(signIn('a@b.example', 'innkeeper-1')).rejects.toThrow('could not be reached');
    expect(kept()).toBeNull();
    expect(getSession()).toMatchObject({ status: 'signedOut', token: null });
  });
});

describe('sign out', () => {
  test('calls DELETE /auth with the token and resets all state', async () => {
    signedInAs();
    const reasons: string[] = [];
    const stop = onSessionReset((reason) => reasons.push(reason));
    const api = fakeApi(good);
    await expect(signOut()).resolves.toBe(true);
    stop();
    expect(api.calls[0]).toMatchObject({ method: 'DELETE', path: '/auth', headers: { Authorization: 'Bearer token-1' } });
    expect(kept()).toBeNull();
    expect(getSession()).toEqual({ status: 'signedOut', token: null, profile: null, permissions: [], error: null });
    expect(reasons).toEqual(['signOut']);
  });

  test.each(['network gone' as const, unauthenticated, { status: 500, body: { message: 'Sorry.', code: 'internal' } }])(
    'clears the state even if DELETE /auth fails (%#)',
    async (canned) => {
      signedInAs();
      fakeApi({ 'DELETE /auth': canned });
      await signOut();
      expect(kept()).toBeNull();
      expect(getSession().status).toBe('signedOut');
      expect(toRoot).not.toHaveBeenCalled();
    },
  );
});

describe('start', () => {
  test('a token in the query string is stored, removed from the address and used to sign in', async () => {
    history.replaceState(null, '', '/hotels/7?token=abc&tab=grid#top');
    const api = fakeApi(good);
    const started = startSession();
    expect(getSession().status).toBe('starting');
    expect(location.pathname + location.search + location.hash).toBe('/hotels/7?tab=grid#top');
    await started;
    expect(api.paths()).toEqual(['GET /profile', 'GET /profile/permissions']);
    expect(api.calls[0]?.headers.Authorization).toBe('Bearer abc');
    expect(kept()).toBe('abc');
    expect(getSession().status).toBe('signedIn');
  });

  test('profile and permissions come in one call', async () => {
    localStorage.setItem('innkeeper.token', 'token-1');
    const api = fakeApi({ ...good, 'GET /profile': { data: nora, meta: { permissions: [readSpecials] } } });
    await startSession();
    expect(api.paths()).toEqual(['GET /profile']);
    expect(api.calls[0]?.query).toEqual({ include: 'permissions' });
    expect(getSession().permissions).toEqual([granted('special', '7')]);
  });

  test('a server of before the upgrade, which refuses the parameter, is asked for one after the other', async () => {
    localStorage.setItem('innkeeper.token', 'token-1');
    const refused = { status: 400, body: { message: 'include is unknown.', code: 'bad_request' } };
    const api = fakeApi({ ...good, 'GET /profile': ({ query }) => (query.include ? refused : { data: nora }) });
    await startSession();
    expect(api.paths()).toEqual(['GET /profile', 'GET /profile', 'GET /profile/permissions']);
    expect(getSession()).toMatchObject({ status: 'signedIn', permissions: [granted('special', '7')] });
  });

  test('a refused token means signed out, without a reload', async () => {
    history.replaceState(null, '', '/?token=old');
    fakeApi({ 'GET /profile': unauthenticated });
    await startSession();
    expect(getSession().status).toBe('signedOut');
    expect(kept()).toBeNull();
    expect(toRoot).not.toHaveBeenCalled();
  });

  test('a stored token survives a network that is gone and can be tried again', async () => {
    localStorage.setItem('innkeeper.token', 'token-1');
    const api = fakeApi({ ...good, 'GET /profile': 'network gone' });
    await startSession();
    expect(getSession()).toMatchObject({ status: 'failed', error: expect.stringContaining('could not be reached') });
    expect(kept()).toBe('token-1');
    api.set('GET /profile', { data: nora });
    await retrySession();
    expect(getSession()).toMatchObject({ status: 'signedIn', error: null });
  });

  test('without a token nothing is asked for', async () => {
    const api = fakeApi(good);
    await startSession();
    expect(api.calls).toEqual([]);
    expect(getSession().status).toBe('signedOut');
  });

  test('a session that ended while its profile was on the way stays ended', async () => {
    let answer: (body: object) => void = () => undefined;
    localStorage.setItem('innkeeper.token', 'token-1');
    fakeApi({ ...good, 'GET /profile': () => new Promise((resolve) => (answer = resolve)) });
    const started = startSession();
    await new Promise((resolve) => setTimeout(resolve));
    resetSession('signOut');
    answer({ data: nora });
    await started;
    expect(getSession()).toMatchObject({ status: 'signedOut', profile: null });
  });
});

describe('what Sign In has to say', () => {
  beforeEach(() => sessionStorage.clear());

  test('a session that ended during the work is said to have ended, once', () => {
    signedInAs();
    expire();
    expect(takeNotice()).toBe('Your session ended. Please sign in again.');
    expect(takeNotice()).toBeNull();
  });

  test('where something was typed, it says that the text is kept, and remembers whose place it was', () => {
    window.history.replaceState(null, '', '/hotels/7/specials/1/edit?tab=2');
    signedInAs();
    const stop = onSessionReset(() => 'kept');
    expire();
    stop();
    expect(takeNotice()).toMatch(/^Your session ended\. Your text is kept/);
    expect(toRoot).toHaveBeenCalledWith({ origin: '/hotels/7/specials/1/edit?tab=2', originOf: '1' });
    window.history.replaceState(null, '', '/');
  });

  test('so is one that ended while nobody was there, and a link that is used up', async () => {
    fakeApi({ 'GET /profile': unauthenticated });
    localStorage.setItem('innkeeper.token', 'token-1');
    await startSession();
    expect(takeNotice()).toBe('Your session ended. Please sign in again.');
    await startSession('old');
    expect(takeNotice()).toBe('The link that you opened no longer signs anybody in. Please sign in.');
  });

  test('Log Out says nothing here, and says so in another tab', async () => {
    const stop = followOtherTabs();
    signedInAs();
    fakeApi(good);
    await signOut();
    expect(takeNotice()).toBeNull();
    signedInAs();
    window.dispatchEvent(new StorageEvent('storage', { key: 'innkeeper.token', newValue: null, oldValue: 'token-1' }));
    expect(takeNotice()).toBe('You have signed out in another tab.');
    stop();
  });
});

describe('a token in the address while a session is stored', () => {
  const ivo = { ...nora, id: '2', first_name: 'Ivo' };
  /** Answers according to the token of the call. */
  const people = (byToken: Record<string, object | undefined>) =>
    fakeApi({
      ...good,
      'GET /profile': ({ headers }) => {
        const person = byToken[String(headers.Authorization).replace('Bearer ', '')];
        return person ? { data: person } : unauthenticated;
      },
    });
  const open = () => {
    localStorage.setItem('innkeeper.token', 'token-1');
    history.replaceState(null, '', '/hotels/7?token=abc');
    return startSession();
  };

  test("somebody else's asks first: nothing is stored and no other tab hears of it", async () => {
    people({ 'token-1': nora, abc: ivo });
    await open();
    expect(getSession()).toMatchObject({ status: 'asking', token: 'token-1', profile: { firstName: 'Nora' } });
    expect(getSession().other).toMatchObject({ how: 'link', person: { firstName: 'Ivo' } });
    expect(kept()).toBe('token-1');
    expect(location.search).toBe('');
  });

  test.each([
    ['own', 'token-1', 'Nora'],
    ['other', 'abc', 'Ivo'],
  ] as const)('the choice %s goes on with %s', async (choice, token, firstName) => {
    people({ 'token-1': nora, abc: ivo });
    await open();
    chooseSession(choice);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(getSession()).toMatchObject({ status: 'signedIn', token, profile: { firstName } });
    expect(getSession().other).toBeUndefined();
    expect(kept()).toBe(token);
  });

  test('the own one is taken without a word, and that of a session that has ended is replaced', async () => {
    people({ 'token-1': nora, abc: nora });
    await open();
    expect([getSession().status, kept()]).toEqual(['signedIn', 'abc']);
    signedOut();
    people({ abc: ivo });
    await open();
    expect([getSession().profile?.firstName, kept()]).toEqual(['Ivo', 'abc']);
  });

  test('a link that is used up throws nobody out', async () => {
    people({ 'token-1': nora });
    await open();
    expect(getSession()).toMatchObject({ status: 'asking', other: { how: 'deadLink' } });
    chooseSession('own');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect([getSession().status, kept()]).toEqual(['signedIn', 'token-1']);
  });

  test('a network that is gone changes nothing, and the next try asks', async () => {
    const api = people({ 'token-1': nora, abc: ivo });
    api.set('GET /profile', 'network gone');
    await open();
    expect([getSession().status, kept()]).toEqual(['failed', 'token-1']);
    people({ 'token-1': nora, abc: ivo });
    await retrySession();
    expect(getSession()).toMatchObject({ status: 'asking', other: { how: 'link' } });
  });

  test('a link that could not be asked about is forgotten with the session', async () => {
    people({ 'token-1': nora, abc: ivo }).set('GET /profile', 'network gone');
    await open();
    await signOut();
    const api = people({ 'token-3': nora });
    localStorage.setItem('innkeeper.token', 'token-3');
    await startSession();
    await retrySession();
    expect(getSession()).toMatchObject({ status: 'signedIn', token: 'token-3' });
    expect(new Set(api.calls.map(({ headers }) => headers.Authorization))).toEqual(new Set(['Bearer token-3']));
  });
});

test('meta.session.token replaces the stored token', () => {
  signedInAs();
  renew({ session: { token: 'token-2' } });
  expect(kept()).toBe('token-2');
  expect(getSession()).toMatchObject({ status: 'signedIn', token: 'token-2' });
  renew({});
  expect(kept()).toBe('token-2');
});

describe('other tabs', () => {
  const ivo = { ...nora, id: '2', first_name: 'Ivo', email: 'ivo.lane@calloway.example' };
  const inOtherTab = (newValue: string | null, key: string | null = 'innkeeper.token') => {
    const oldValue = localStorage.getItem('innkeeper.token');
    if (key === 'innkeeper.token' && newValue !== null) localStorage.setItem(key, newValue);
    if (key !== 'innkeeper.theme' && newValue === null) localStorage.removeItem('innkeeper.token');
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, oldValue: key === null ? null : oldValue }));
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
  const reasons: string[] = [];
  let stop: () => void;
  let stopHook: () => void;
  beforeEach(() => {
    reasons.length = 0;
    stop = followOtherTabs();
    stopHook = onSessionReset((reason) => reasons.push(reason));
  });
  afterEach(() => {
    stop();
    stopHook();
  });
  /** Nora works here; Ivo signs in in another tab. */
  const meetIvo = async (token = 'token-2', person: object = ivo) => {
    fakeApi({ ...good, 'GET /profile': { data: person } });
    inOtherTab(token);
    await settle();
  };

  test('a Log Out in another tab ends the session here, and what was typed goes with it', () => {
    signedInAs();
    localStorage.setItem('innkeeper.out', String(Date.now()));
    inOtherTab(null);
    expect(getSession()).toMatchObject({ status: 'leaving', token: null });
    expect(toRoot).toHaveBeenCalledTimes(1);
    expect(reasons).toEqual(['signOut']);
  });

  test('a session that expired in another tab keeps what was typed here, and the way back to it', () => {
    signedInAs();
    localStorage.removeItem('innkeeper.out');
    inOtherTab(null);
    expect(reasons).toEqual(['expired']);
    expect(toRoot).toHaveBeenCalledWith(expect.objectContaining({ origin: expect.any(String) }));
    expect(takeNotice()).toBe('Your session ended. Please sign in again.');
  });

  test('a page that the browser kept asleep learns of a Log Out when it is shown again', () => {
    signedInAs();
    const at = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(at);
    window.dispatchEvent(new Event('pagehide'));
    localStorage.setItem('innkeeper.out', String(at + 60_000));
    localStorage.removeItem('innkeeper.token');
    jest.spyOn(Date, 'now').mockReturnValue(at + 600_000);
    window.dispatchEvent(new Event('pageshow'));
    expect(reasons).toEqual([]);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(reasons).toEqual(['signOut']);
    expect(takeNotice()).toBe('You have signed out in another tab.');
  });

  test('storage that was cleared as a whole counts as a Log Out', () => {
    signedInAs();
    inOtherTab(null, null);
    expect(getSession()).toMatchObject({ status: 'leaving', token: null });
  });

  test('somebody else who signs in in another tab changes nothing here before a choice', async () => {
    signedInAs();
    await meetIvo();
    expect(getSession()).toMatchObject({ status: 'signedIn', token: 'token-1', profile: { firstName: 'Nora' } });
    expect(getSession().other).toMatchObject({ how: 'tab', person: { firstName: 'Ivo' } });
    expect(reasons).toEqual([]);
    expect(toRoot).not.toHaveBeenCalled();
  });

  test('who stays keeps the page, is not asked about the same person again, and never touches their sign-in', async () => {
    signedInAs();
    await meetIvo();
    chooseSession('own');
    expect(getSession().other).toBeUndefined();
    await meetIvo('token-3');
    expect(getSession().other).toBeUndefined();
    renew({ session: { token: 'token-1b' } });
    expect([getSession().token, kept()]).toEqual(['token-1b', 'token-3']);
    inOtherTab(null);
    expect(getSession()).toMatchObject({ status: 'signedIn', token: 'token-1b' });
    localStorage.setItem('innkeeper.token', 'token-4');
    expire();
    expect(kept()).toBe('token-4');
  });

  test('who goes on as the other finds the page loaded anew; drafts of the first stay in the browser', async () => {
    signedInAs();
    await meetIvo();
    chooseSession('other');
    expect(getSession().status).toBe('leaving');
    expect(reasons).toEqual(['expired']);
    expect(kept()).toBe('token-2');
    expect(toRoot).toHaveBeenCalledTimes(1);
  });

  test('a new token of the same person is taken over in silence: nothing typed is lost', async () => {
    signedInAs();
    await meetIvo('token-2', nora);
    expect(getSession()).toMatchObject({ status: 'signedIn', token: 'token-2' });
    expect(getSession().other).toBeUndefined();
    expect(reasons).toEqual([]);
  });

  test('a token that opens nothing asks nothing; one that cannot be asked about is asked about without a name', async () => {
    signedInAs();
    fakeApi({ 'GET /profile': unauthenticated });
    inOtherTab('nonsense');
    await settle();
    expect(getSession().other).toBeUndefined();
    fakeApi({ 'GET /profile': 'network gone' });
    inOtherTab('token-2');
    await settle();
    expect(getSession()).toMatchObject({ token: 'token-1', other: { how: 'unknownTab', person: null } });
  });

  test('a page without a person takes the sign-in of another tab over at once', async () => {
    await meetIvo();
    expect(getSession()).toMatchObject({ status: 'signedIn', token: 'token-2', profile: { firstName: 'Ivo' } });
  });

  test('other keys and the own token change nothing', () => {
    signedInAs();
    inOtherTab(null, 'innkeeper.theme');
    inOtherTab('token-1');
    expect(getSession().status).toBe('signedIn');
    setSession({});
    expect(toRoot).not.toHaveBeenCalled();
  });
});
