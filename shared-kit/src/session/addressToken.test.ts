import { fakeApi } from '../../testing/fakeApi';
import { signedOut } from '../../testing/fakeSession';
import { nora, sessionApi, startSignedOut, storedToken, unauthenticated } from '../../testing/sessionApi';
import { chooseSession, getSession, retrySession, signOut, startSession, takeNotice } from './index';

startSignedOut();

describe('a token in the address while a session is stored', () => {
  const ivo = { ...nora, id: '2', first_name: 'Ivo' };
  /** Answers according to the token of the call. */
  const people = (byToken: Record<string, object | undefined>) =>
    fakeApi({
      ...sessionApi,
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

  test('asks first if it belongs to somebody else, and stores nothing before the answer', async () => {
    people({ 'token-1': nora, abc: ivo });
    await open();
    expect(getSession()).toMatchObject({ status: 'asking', token: 'token-1', profile: { firstName: 'Nora' } });
    expect(getSession().other).toMatchObject({ how: 'link', person: { firstName: 'Ivo' } });
    expect(storedToken()).toBe('token-1');
    expect(location.search).toBe('');
  });

  test.each([
    ['own', 'token-1', 'Nora'],
    ['other', 'abc', 'Ivo'],
  ] as const)('the choice %s continues with %s', async (choice, token, firstName) => {
    people({ 'token-1': nora, abc: ivo });
    await open();
    chooseSession(choice);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(getSession()).toMatchObject({ status: 'signedIn', token, profile: { firstName } });
    expect(getSession().other).toBeUndefined();
    expect(storedToken()).toBe(token);
  });

  test('is used without a question if it is the same person’s or if the session has ended', async () => {
    people({ 'token-1': nora, abc: nora });
    await open();
    expect([getSession().status, storedToken()]).toEqual(['signedIn', 'abc']);
    signedOut();
    people({ abc: ivo });
    await open();
    expect([getSession().profile?.firstName, storedToken()]).toEqual(['Ivo', 'abc']);
  });

  test('does not end the session if the link is used up', async () => {
    people({ 'token-1': nora });
    await open();
    expect(getSession()).toMatchObject({ status: 'asking', other: { how: 'deadLink' } });
    chooseSession('own');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect([getSession().status, storedToken()]).toEqual(['signedIn', 'token-1']);
  });

  test('does not keep the session from starting if the link has an API token', async () => {
    const forbidden = { status: 403, body: { message: 'It reads content.', code: 'forbidden' } };
    const api = people({ 'token-1': nora });
    api.set('GET /profile', ({ headers }) => (headers.Authorization === 'Bearer token-1' ? { data: nora } : forbidden));
    await open();
    expect(getSession()).toMatchObject({ status: 'asking', other: { how: 'deadLink' } });
  });

  test('changes nothing without a network, and asks at the next try', async () => {
    const api = people({ 'token-1': nora, abc: ivo });
    api.set('GET /profile', 'network gone');
    await open();
    expect([getSession().status, storedToken()]).toEqual(['failed', 'token-1']);
    people({ 'token-1': nora, abc: ivo });
    await retrySession();
    expect(getSession()).toMatchObject({ status: 'asking', other: { how: 'link' } });
  });

  test('does not ask again if the session could not be resumed after the answer', async () => {
    const api = people({ 'token-1': nora, abc: ivo });
    await open();
    api.set('GET /profile', { status: 500, body: '' });
    chooseSession('own');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(getSession().status).toBe('failed');
    people({ 'token-1': nora, abc: ivo });
    await retrySession();
    expect(getSession()).toMatchObject({ status: 'signedIn', token: 'token-1' });
  });

  test.each(['is known', 'cannot be determined'])('asks nobody who has signed out before its owner %s', async (outcome) => {
    const answers: ((canned: object | 'network gone') => void)[] = [];
    people({}).set('GET /profile', () => new Promise<object | 'network gone'>((resolve) => answers.push(resolve)));
    const opened = open();
    await new Promise((resolve) => setTimeout(resolve, 5));
    await signOut();
    answers.forEach((answer, index) => answer(outcome === 'is known' ? { data: index === 0 ? nora : ivo } : 'network gone'));
    await opened;
    expect(getSession()).toMatchObject({ status: 'signedOut', profile: null });
    expect(getSession().other).toBeUndefined();
  });

  test('is forgotten at sign-out if it could not be checked', async () => {
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

describe('a token in the address that signs nobody in', () => {
  test('an API token in the address, which reads no profile, is refused like an old one', async () => {
    history.replaceState(null, '', '/?token=ik_1');
    fakeApi({ 'GET /profile': { status: 403, body: { message: 'It reads content.', code: 'forbidden' } } });
    await startSession();
    expect([getSession().status, storedToken()]).toEqual(['signedOut', null]);
    expect(takeNotice()).toContain('no longer signs anybody in');
  });

  test('a token in the address that no header can carry is refused like an old one', async () => {
    history.replaceState(null, '', `/?token=${encodeURIComponent('a b\nc…')}`);
    fakeApi({
      'GET /profile': ({ headers }) => (/^Bearer [!-~]+$/.test(headers.Authorization ?? '') ? unauthenticated : 'network gone'),
    });
    await startSession();
    expect([getSession().status, storedToken()]).toEqual(['signedOut', null]);
    expect(takeNotice()).toContain('no longer signs anybody in');
  });
});
