import { ApiError, messageOf } from '../api/errors';
import { callQuietly, loadProfile } from './load';
import { getSession, resetSession, setSession } from './state';
import { replaceToken } from './token';

/** Signs in with a token that is already there; never throws, the outcome is the session's status. */
export async function resume(token: string): Promise<void> {
  setSession({ status: 'starting', token, error: null });
  try {
    await loadProfile(callQuietly);
  } catch (error) {
    if (getSession().token !== token) return;
    if (error instanceof ApiError && error.status === 401) {
      replaceToken(token, null);
      resetSession('expired');
    } else {
      setSession({ status: 'failed', error: messageOf(error) });
    }
  }
}
