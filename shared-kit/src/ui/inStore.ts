/**
 * Does something with what this browser stores, for good or until the tab is closed. A store that is full, forbidden or unreadable
 * must not interrupt the work.
 * @returns what `act` returns, or `otherwise`
 */
export function inStore<T>(name: 'localStorage' | 'sessionStorage', act: (store: Storage) => T, otherwise: T): T {
  try {
    return act(window[name]);
  } catch (error) {
    console.warn('This browser could not store something, or read what it had stored.', error);
    return otherwise;
  }
}
