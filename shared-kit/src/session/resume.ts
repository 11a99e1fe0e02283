import { messageOf } from '../api/errors';
import { SESSION_ENDED, setNotice } from './leave';
import { callQuietly, isTokenRefused, loadProfile } from './loadProfile';
import { getSession, resetSession, setSession } from './state';
import { replaceToken } from './token';

/**
 * Signs in with an existing token; never throws, the outcome is the session's status.
 * @param endedMessage the message on Sign In when the token is no longer valid
 */
export async function resume(token: string, endedMessage = SESSION_ENDED): Promise<void> {
  setSession({ status: 'starting', token, error: null });
  try {
    await loadProfile(callQuietly, { combined: true });
  } catch (error) {
    if (getSession().token !== token) return;
    if (isTokenRefused(error)) {
      replaceToken(token, null);
      setNotice(endedMessage);
      resetSession('expired');
    } else {
      setSession({ status: 'failed', error: messageOf(error) });
    }
  }
}
