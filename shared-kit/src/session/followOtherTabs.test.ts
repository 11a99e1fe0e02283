import { fakeApi } from '../../testing/fakeApi';
import { signedInAs, signedOut } from '../../testing/fakeSession';
import { inOtherTab } from '../../testing/otherTab';
import { nora, sessionApi, startSignedOut, storedToken, unauthenticated } from '../../testing/sessionApi';
import { chooseSession, expire, followOtherTabs, getSession, onSessionReset, renew, startSession, takeNotice } from './index';

const toRoot = startSignedOut();

describe('other tabs', () => {
  const ivo = { ...nora, id: '2', first_name: 'Ivo', email: 'ivo.lane@calloway.example' };
  const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
  const reasons: string[] = [];
  let stopFollowing: () => void;
  let stopHook: () => void;
  beforeEach(() => {
    reasons.length = 0;
    stopFollowing = followOtherTabs();
    stopHook = onSessionReset((reason) => reasons.push(reason));
  });
  afterEach(() => {
    stopFollowing();
    stopHook();
  });
  /** Nora works here; Ivo signs in in another tab. */
  const meetIvo = async (token = 'token-2', person: object = ivo) => {
    fakeApi({ ...sessionApi, 'GET /profile': { data: person } });
    inOtherTab(token);
    await settle();
  };

  test('Log Out in another tab ends the session here and drops what was typed', () => {
    signedInAs();
    localStorage.setItem('innkeeper.out', String(Date.now()));
    inOtherTab(null);
    expect(getSession()).toMatchObject({ status: 'leaving', token: null });
    expect(toRoot()).toHaveBeenCalledTimes(1);
    expect(reasons).toEqual(['signOut']);
  });

  test('a session that expired in another tab keeps what was typed here, and the address to return to', () => {
    signedInAs();
    localStorage.removeItem('innkeeper.out');
    inOtherTab(null);
    expect(reasons).toEqual(['expired']);
    expect(toRoot()).toHaveBeenCalledWith(expect.objectContaining({ origin: expect.any(String) }));
    expect(takeNotice()).toBe('Your session ended. Please sign in again.');
  });

  test('a page restored from the browser’s back/forward cache notices a Log Out', () => {
    signedInAs();
    const hiddenAt = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(hiddenAt);
    window.dispatchEvent(new Event('pagehide'));
    localStorage.setItem('innkeeper.out', String(hiddenAt + 60_000));
    localStorage.removeItem('innkeeper.token');
    jest.spyOn(Date, 'now').mockReturnValue(hiddenAt + 600_000);
    window.dispatchEvent(new Event('pageshow'));
    expect(reasons).toEqual([]);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(reasons).toEqual(['signOut']);
    expect(takeNotice()).toBe('You have signed out in another tab.');
  });

  test('a page that was asleep while its person logged out is not shown to the next one, who is not asked about it', async () => {
    signedInAs();
    fakeApi({ ...sessionApi, 'GET /profile': { data: ivo } });
    window.dispatchEvent(new Event('pagehide'));
    localStorage.setItem('innkeeper.out', String(Date.now() + 60_000));
    localStorage.setItem('innkeeper.token', 'token-2');
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(getSession()).toMatchObject({ status: 'leaving', profile: null });
    expect(toRoot()).toHaveBeenCalledTimes(1);
    // What was typed went with the Log Out, and does not come back.
    expect(reasons).toEqual(['otherUser']);
    // Some browsers now deliver the events that the page slept through.
    window.dispatchEvent(new StorageEvent('storage', { key: 'innkeeper.token', newValue: 'token-2', oldValue: null }));
    await settle();
    expect(getSession()).toMatchObject({ status: 'leaving', profile: null });
    expect(storedToken()).toBe('token-2');
  });

  test('clearing the whole storage counts as a Log Out', () => {
    signedInAs();
    localStorage.removeItem('innkeeper.out');
    inOtherTab(null, null);
    expect(getSession()).toMatchObject({ status: 'leaving', token: null });
    expect(reasons).toEqual(['signOut']);
  });

  test('a sign-in by somebody else in another tab changes nothing here before a choice', async () => {
    signedInAs();
    await meetIvo();
    expect(getSession()).toMatchObject({ status: 'signedIn', token: 'token-1', profile: { firstName: 'Nora' } });
    expect(getSession().other).toMatchObject({ how: 'tab', person: { firstName: 'Ivo' } });
    expect(reasons).toEqual([]);
    expect(toRoot()).not.toHaveBeenCalled();
  });

  test('staying keeps the page, does not ask about the same person again, and leaves their sign-in alone', async () => {
    signedInAs();
    await meetIvo();
    chooseSession('own');
    expect(getSession().other).toBeUndefined();
    await meetIvo('token-3');
    expect(getSession().other).toBeUndefined();
    renew({ session: { token: 'token-1b' } });
    expect([getSession().token, storedToken()]).toEqual(['token-1b', 'token-3']);
    inOtherTab(null);
    expect(getSession()).toMatchObject({ status: 'signedIn', token: 'token-1b' });
    renew({ session: { token: 'token-1c' } });
    expect(storedToken()).toBe('token-1c');
    localStorage.setItem('innkeeper.token', 'token-4');
    expire();
    expect(storedToken()).toBe('token-4');
  });

  test('continuing as the other person reloads the page; drafts of the first person stay in the browser', async () => {
    signedInAs();
    await meetIvo();
    chooseSession('other');
    expect(getSession().status).toBe('leaving');
    expect(reasons).toEqual(['expired']);
    expect(storedToken()).toBe('token-2');
    expect(toRoot()).toHaveBeenCalledTimes(1);
  });

  test('while a link asks who continues, a sign-in in another tab changes nothing', async () => {
    localStorage.setItem('innkeeper.token', 'token-1');
    fakeApi({
      ...sessionApi,
      'GET /profile': ({ headers }) => ({ data: headers.Authorization === 'Bearer token-1' ? nora : ivo }),
    });
    await startSession('abc');
    await meetIvo();
    expect(getSession()).toMatchObject({ status: 'asking', token: 'token-1', other: { how: 'link', token: 'abc' } });
  });

  test('a new token of the same person is used without a question, and nothing typed is lost', async () => {
    signedInAs();
    await meetIvo('token-2', nora);
    expect(getSession()).toMatchObject({ status: 'signedIn', token: 'token-2' });
    expect(getSession().other).toBeUndefined();
    expect(reasons).toEqual([]);
  });

  test('and ends the question about somebody who signed in there before', async () => {
    signedInAs();
    await meetIvo();
    await meetIvo('token-3', nora);
    expect(getSession()).toMatchObject({ status: 'signedIn', token: 'token-3', profile: { firstName: 'Nora' } });
    expect(getSession().other).toBeUndefined();
  });

  test('an invalid token is ignored; for one that cannot be checked, the question names no person', async () => {
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

  test('a signed-out page follows the sign-in of another tab at once', async () => {
    await meetIvo();
    expect(getSession()).toMatchObject({ status: 'signedIn', token: 'token-2', profile: { firstName: 'Ivo' } });
  });

  test('a page that is starting follows the sign-in of another tab, and a late refusal of its own token ends nothing', async () => {
    let refuse: (canned: object) => void = () => undefined;
    fakeApi({
      ...sessionApi,
      'GET /profile': ({ headers }) =>
        headers.Authorization === 'Bearer token-2' ? { data: ivo } : new Promise<object>((resolve) => (refuse = resolve)),
    });
    localStorage.setItem('innkeeper.token', 'token-1');
    void startSession();
    await settle();
    inOtherTab('token-2');
    await settle();
    refuse(unauthenticated);
    await settle();
    expect(getSession()).toMatchObject({ status: 'signedIn', token: 'token-2', profile: { firstName: 'Ivo' } });
    expect(storedToken()).toBe('token-2');
    expect(reasons).toEqual(['otherUser']);
  });

  test('other keys and the own token change nothing', () => {
    signedInAs();
    const api = fakeApi(sessionApi);
    inOtherTab(null, 'innkeeper.theme');
    inOtherTab('token-1');
    expect([getSession().status, api.calls]).toEqual(['signedIn', []]);
    signedOut();
    inOtherTab(null);
    expect(toRoot()).not.toHaveBeenCalled();
  });
});
