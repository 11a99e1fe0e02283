import { ApiError } from '../api/errors';
import type { User } from '../rules/entities';
import { call, callQuietly, loadProfile } from './loadProfile';
import { resetSession, setSession, storedToken } from './state';
import { keepToken, recordLogOut, replaceToken } from './token';

/** A code of an authenticator app, a recovery code, or what the browser answered for a passkey. */
export interface SecondFactorShown {
  code?: string;
  passkey?: string;
}

/**
 * Signs in: POST /auth, then GET /profile, then GET /profile/permissions (document 1 §2 and §7).
 * @param second the second factor of a person who has one: without it `second_factor_required` is thrown
 * @throws ApiError; a failed login carries 'Incorrect email and/or password.' (document 1 §8). Nothing is stored unless
 * all three calls succeed
 */
export async function signIn(email: string, password: string, second: SecondFactorShown = {}): Promise<void> {
  const body = { username: email, password, ...second };
  const { data } = await call<{ token: { value: string } }>('POST', '/auth', { body });
  const token = data.token.value;
  setSession({ token });
  try {
    await loadProfile(callQuietly);
  } catch (error) {
    if (storedToken() === token) resetSession('signOut');
    throw error;
  }
  keepToken(token);
}

/**
 * Logs out: all state is reset to unauthenticated even if the server cannot be reached (document 1 §4, OP-20).
 * @returns true when the server ended the session too
 */
export async function signOut(): Promise<boolean> {
  const serverAnswer = storedToken() === null ? Promise.resolve(true) : endOnServer();
  // At once, not after the answer: the next person must not see the last one's data while a call hangs.
  recordLogOut();
  replaceToken(storedToken(), null);
  resetSession('signOut');
  return serverAnswer;
}

async function endOnServer(): Promise<boolean> {
  try {
    await call('DELETE', '/auth', { timeout: 5000 });
    return true;
  } catch (error) {
    if (error instanceof ApiError) return error.status === 401;
    throw error;
  }
}

/**
 * Stores what an answer contains about one's own session: a renewed token after a password change, the changed profile (document
 * 1 §4, "Profile update may renew the token").
 * @param meta `meta` of the answer; `meta.session.token` is the new token if there is one
 */
export function renew(meta: { session?: { token?: string } } | Record<string, unknown>): void {
  const token = (meta as { session?: { token?: string } }).session?.token;
  if (!token) return;
  replaceToken(storedToken(), token);
  setSession({ token });
}

/** @param profile one's own user, as returned by the server */
export function setProfile(profile: User): void {
  setSession({ profile });
}
