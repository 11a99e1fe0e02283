import { currentPlace, leave, SESSION_ENDED, SIGNED_OUT_ELSEWHERE } from './leave';
import { meetOtherTab } from './otherPerson';
import { setSession, storedToken } from './state';
import { hasLoggedOut, readToken, TOKEN_KEY } from './token';

type Change = Pick<StorageEvent, 'key' | 'newValue' | 'oldValue'>;

/** @param since when this page last followed changes, if it could not follow them in the meantime */
function followChange({ key, newValue, oldValue }: Change, since?: number): void {
  const isCleared = key === null;
  if (key !== TOKEN_KEY && !isCleared) return;
  if (newValue === storedToken()) return;
  if (newValue !== null) {
    // The page was asleep while somebody logged out, perhaps its own person: the next person must not see it.
    if (since && hasLoggedOut(since)) return leave({ reason: 'otherUser', returnPlace: currentPlace() });
    return void meetOtherTab(newValue);
  }
  // Somebody else logged out, not the person of this page.
  if (oldValue !== null && oldValue !== storedToken()) return setSession({ other: undefined });
  // People who leave a shared computer may clear the whole storage.
  if (isCleared || hasLoggedOut(since)) return leave({ message: SIGNED_OUT_ELSEWHERE, reason: 'signOut' });
  leave({ message: SESSION_ENDED, returnPlace: currentPlace() });
}

/**
 * Follows what other tabs do: a Log Out there ends the session here, a new token of the same person is adopted here, and before
 * adopting somebody else's the session asks (OP-148).
 * A page that the browser kept in memory for its Back button gets no events, and checks when it is shown again.
 * @returns a function that stops it
 */
export function followOtherTabs(): () => void {
  let hiddenAt = 0;
  const onPageHide = () => void (hiddenAt = Date.now());
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) followChange({ key: TOKEN_KEY, newValue: readToken(), oldValue: storedToken() }, hiddenAt);
  };
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('storage', followChange, { signal });
  window.addEventListener('pagehide', onPageHide, { signal });
  window.addEventListener('pageshow', onPageShow, { signal });
  return () => controller.abort();
}
