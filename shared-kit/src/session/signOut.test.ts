import { fakeApi } from '../../testing/fakeApi';
import { signedInAs } from '../../testing/fakeSession';
import { sessionApi, startSignedOut, storedToken, unauthenticated } from '../../testing/sessionApi';
import { getSession, onSessionReset, signOut } from './index';

const toRoot = startSignedOut();

describe('sign out', () => {
  test('calls DELETE /auth with the token and resets all state', async () => {
    signedInAs();
    const reasons: string[] = [];
    const stop = onSessionReset((reason) => reasons.push(reason));
    const api = fakeApi(sessionApi);
    await expect(signOut()).resolves.toBe(true);
    stop();
    expect(api.calls[0]).toMatchObject({ method: 'DELETE', path: '/auth', headers: { Authorization: 'Bearer token-1' } });
    expect(storedToken()).toBeNull();
    expect(getSession()).toEqual({ status: 'signedOut', token: null, profile: null, permissions: [], error: null });
    expect(reasons).toEqual(['signOut']);
  });

  test.each([
    { canned: 'network gone' as const, isEnded: false },
    { canned: unauthenticated, isEnded: true },
    { canned: { status: 500, body: { message: 'Sorry.', code: 'internal' } }, isEnded: false },
  ])(
    'clears the state even if DELETE /auth fails, and says whether the session has ended on the server ($isEnded)',
    async ({ canned, isEnded }) => {
      signedInAs();
      fakeApi({ 'DELETE /auth': canned });
      expect(await signOut()).toBe(isEnded);
      expect(storedToken()).toBeNull();
      expect(getSession().status).toBe('signedOut');
      expect(toRoot()).not.toHaveBeenCalled();
    },
  );

  test('Log Out waits five seconds for a server that does not answer', async () => {
    jest.useFakeTimers();
    signedInAs();
    fakeApi({ 'DELETE /auth': 'no answer' });
    const answered = jest.fn();
    void signOut().then(answered);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(answered).toHaveBeenCalledWith(false);
    jest.useRealTimers();
  });
});
