import { hasUnsaved, whenSaved } from 'shared-kit/shellServices/unsaved';
import { callQuietly, fetchProfile } from './loadProfile';
import { getSession, setSession, storedToken } from './state';

/** The shortest time between two refreshes, in milliseconds. */
const MIN_INTERVAL = 10_000;

let refreshedAt = 0;
let isWaiting = false;

function refreshOnceSaved(): void {
  if (isWaiting) return;
  isWaiting = true;
  whenSaved(() => {
    isWaiting = false;
    void refreshSession();
  });
}

/**
 * Loads profile and permissions again, which somebody else may have changed. If no answer arrives, the current ones stay, since
 * the server decides in any case. While something is unsaved, this waits until it is saved, since a form that becomes read-only
 * would hide it.
 */
export async function refreshSession(): Promise<void> {
  const { status, token, profile, permissions } = getSession();
  if (status !== 'signedIn' || Date.now() - refreshedAt < MIN_INTERVAL) return;
  if (hasUnsaved()) return refreshOnceSaved();
  refreshedAt = Date.now();
  const loaded = await fetchProfile(callQuietly, { combined: true }).catch(() => null);
  const isNew = JSON.stringify(loaded) !== JSON.stringify({ profile, permissions });
  if (!loaded || !isNew || token !== storedToken()) return;
  if (hasUnsaved()) {
    refreshedAt = 0;
    return refreshOnceSaved();
  }
  // The person may have saved their own profile meanwhile, which is newer.
  const current = getSession().profile;
  setSession({ ...loaded, profile: current === profile ? loaded.profile : current });
}
