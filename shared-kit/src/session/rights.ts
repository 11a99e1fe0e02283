import { callQuietly, fetchProfile } from './load';
import { hasUnsaved, whenSaved } from 'shared-kit/shellServices/unsaved';
import { getSession, setSession, storedToken } from './state';

/** Whoever comes back or is refused again within it is not asked about again, in milliseconds. */
const APART_MS = 10_000;

let asked = 0;
let isWaiting = false;

function ask(): void {
  isWaiting = false;
  void refreshSession();
}

/**
 * Loads profile and rights again, which somebody else may have changed. Where no answer comes, what is known stays: the server decides in any
 * case. Not while something is unsaved, since a form that becomes read-only would hide it, but then.
 */
export async function refreshSession(): Promise<void> {
  const { status, token, profile, permissions } = getSession();
  if (status !== 'signedIn' || Date.now() - asked < APART_MS) return;
  if (hasUnsaved()) {
    if (!isWaiting) whenSaved(ask);
    isWaiting = true;
    return;
  }
  asked = Date.now();
  const found = await fetchProfile(callQuietly, true).catch(() => null);
  const isNew = JSON.stringify(found) !== JSON.stringify({ profile, permissions });
  if (found && isNew && token === storedToken()) setSession(found);
}
