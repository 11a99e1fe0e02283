import { changeAddress } from '../ui/changeAddress';
import { withStorage } from '../ui/withStorage';

/** The token's key in localStorage, which all tabs of a browser share (document 1 §4). */
export const TOKEN_KEY = 'innkeeper.token';

/** @returns the token kept by this browser, or null */
export const readToken = (): string | null => withStorage('localStorage', (store) => store.getItem(TOKEN_KEY), null);

/** @param token the new token, or null to remove it */
export function keepToken(token: string | null): void {
  withStorage(
    'localStorage',
    (store) => (token === null ? store.removeItem(TOKEN_KEY) : store.setItem(TOKEN_KEY, token)),
    undefined,
  );
}

/** When somebody logged out in this browser, for its other tabs: a token is also removed when a session expires. */
const LOG_OUT_KEY = 'innkeeper.out';
/** Other tabs notice it within this time, in milliseconds. */
const RECENT = 10_000;

/** Tells other tabs that the token is removed because somebody logs out. */
export const recordLogOut = (): void =>
  withStorage('localStorage', (store) => store.setItem(LOG_OUT_KEY, String(Date.now())), undefined);

/** @returns whether somebody has logged out in this browser since an instant; by default a moment ago */
export const hasLoggedOut = (since = Date.now() - RECENT): boolean =>
  withStorage('localStorage', (store) => Number(store.getItem(LOG_OUT_KEY)) > since, false);

/**
 * Replaces this page's token in the store, unless the browser now holds somebody else's: another tab may have continued as another
 * person, and this page then keeps its token to itself (OP-148).
 * @param current the token that this page uses
 * @param next the new one, or null to remove it
 */
export function replaceToken(current: string | null, next: string | null): void {
  const stored = readToken();
  if (stored === current || stored === null) keepToken(next);
}

/**
 * Removes `?token=` from the address, so that it is not shared by copy and paste (OP-03).
 * @returns the token, or null when the address holds none
 */
export function takeQueryToken(): string | null {
  const address = new URL(window.location.href);
  const token = address.searchParams.get('token');
  if (token === null) return null;
  address.searchParams.delete('token');
  changeAddress('replaceState', window.history.state, address);
  return token || null;
}
