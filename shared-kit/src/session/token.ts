import { inStore } from '../ui/inStore';

/** The token's key in localStorage, which all tabs of a browser share (document 1 §4). */
export const TOKEN_KEY = 'innkeeper.token';

/** @returns the token kept by this browser, or null */
export const readToken = (): string | null => inStore('localStorage', (store) => store.getItem(TOKEN_KEY), null);

/** @param token the new token, or null to forget it */
export function keepToken(token: string | null): void {
  inStore('localStorage', (store) => (token === null ? store.removeItem(TOKEN_KEY) : store.setItem(TOKEN_KEY, token)), undefined);
}

/** When somebody logged out in this browser, for its other tabs: a token also goes when a session expires. */
const OUT_KEY = 'innkeeper.out';
/** Other tabs notice it immediately. In milliseconds. */
const AT_ONCE = 10_000;

/** Tells other tabs that the token goes because somebody logs out. */
export const noteLogOut = (): void => inStore('localStorage', (store) => store.setItem(OUT_KEY, String(Date.now())), undefined);

/** @returns whether somebody has logged out in this browser since an instant, in milliseconds: a moment ago */
export const isLoggedOut = (since = Date.now() - AT_ONCE): boolean =>
  inStore('localStorage', (store) => Number(store.getItem(OUT_KEY)) > since, false);

/**
 * Replaces this page's token in the store, unless the browser holds somebody else's by now: another tab may have continued as
 * another person, and this page then keeps its token to itself (OP-148).
 * @param own the token that this page uses
 * @param next the new one, or null to forget it
 */
export function replaceToken(own: string | null, next: string | null): void {
  const kept = readToken();
  if (kept === own || kept === null) keepToken(next);
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
  window.history.replaceState(window.history.state, '', address.href);
  return token || null;
}
