/**
 * Uses one of the browser's stores. A store that is full, forbidden or unreadable must not interrupt the work.
 * @returns what `act` returns, or `fallback` if it throws
 */
export function withStorage<T>(name: 'localStorage' | 'sessionStorage', act: (store: Storage) => T, fallback: T): T {
  try {
    return act(window[name]);
  } catch (error) {
    console.warn('This browser could not store something, or read what it had stored.', error);
    return fallback;
  }
}
