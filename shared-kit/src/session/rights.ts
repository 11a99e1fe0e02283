import { callQuietly, fetchProfile } from './load';
import { getSession, setSession, storedToken } from './state';

/** Whoever looks away for less, or is refused twice within it, is not asked about again, in milliseconds. */
const APART_MS = 10_000;

let mayChange = () => false;
let asked = 0;

/**
 * Loads profile and rights again, since somebody else may have changed them. Where no answer comes, what is known stays: the server decides in
 * any case.
 */
export async function refreshSession(): Promise<void> {
  const { status, token, profile, permissions } = getSession();
  if (status !== 'signedIn' || !mayChange() || Date.now() - asked < APART_MS) return;
  asked = Date.now();
  const found = await fetchProfile(callQuietly, true).catch(() => null);
  const isNew = JSON.stringify(found) !== JSON.stringify({ profile, permissions });
  if (found && isNew && token === storedToken() && mayChange()) setSession(found);
}

/**
 * Keeps profile and rights as the server has them: they are loaded again when a person comes back to the page, and after a refusal.
 * @param may whether the page may change now: not while something is unsaved, which a form that becomes read-only would hide
 * @returns a function that stops it
 */
export function followRights(may: () => boolean): () => void {
  mayChange = may;
  let left = Date.now();
  const look = () => {
    if (document.hidden) left = Date.now();
    else if (Date.now() - left >= APART_MS) void refreshSession();
  };
  document.addEventListener('visibilitychange', look);
  return () => {
    mayChange = () => false;
    document.removeEventListener('visibilitychange', look);
  };
}
