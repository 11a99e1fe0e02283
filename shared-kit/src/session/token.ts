/** The token's key in localStorage, which all tabs of a browser share (document 1 §4). */
export const TOKEN_KEY = 'innkeeper.token';

/** Without storage a person can still work until the page is closed. */
function withStorage<T>(act: (storage: Storage) => T, otherwise: T): T {
  try {
    return act(window.localStorage);
  } catch {
    return otherwise;
  }
}

/** @returns the token kept by this browser, or null */
export const readToken = (): string | null => withStorage((storage) => storage.getItem(TOKEN_KEY), null);

/** Left by Log Out until somebody signs in: a token also goes when a session ends by itself, and other tabs only see that it went. */
const LOGGED_OUT_KEY = 'innkeeper.loggedOut';

/** @param token the new token, or null to forget it */
export function keepToken(token: string | null): void {
  withStorage((storage) => {
    if (token === null) return storage.removeItem(TOKEN_KEY);
    storage.removeItem(LOGGED_OUT_KEY);
    storage.setItem(TOKEN_KEY, token);
  }, undefined);
}

/** Tells other tabs that the token goes because of Log Out. @param own the token that this page uses */
export function noteLogOut(own: string | null): void {
  if (own !== null && readToken() === own) withStorage((storage) => storage.setItem(LOGGED_OUT_KEY, 'true'), undefined);
}

/** Whether the token went because of Log Out. */
export const wasLogOut = (): boolean => withStorage((storage) => storage.getItem(LOGGED_OUT_KEY) !== null, false);

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
