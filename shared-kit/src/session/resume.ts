import { ApiError, messageOf } from '../api/errors';
import { SESSION_ENDED, messageForSignIn } from './leave';
import { callQuietly, loadProfile } from './load';
import { getSession, resetSession, setSession } from './state';
import { replaceToken } from './token';

/**
 * Signs in with an existing token; never throws, the outcome is the session's status.
 * @param ended the message on Sign In when the token is no longer valid
 */
export async function resume(token: string, ended = SESSION_ENDED): Promise<void> {
  setSession({ status: 'starting', token, error: null });
  try {
    await loadProfile(callQuietly, true);
  } catch (error) {
    if (getSession().token !== token) return;
    if (error instanceof ApiError && error.status === 401) {
      replaceToken(token, null);
      messageForSignIn(ended);
      resetSession('expired');
    } else {
      setSession({ status: 'failed', error: messageOf(error) });
    }
  }
}
