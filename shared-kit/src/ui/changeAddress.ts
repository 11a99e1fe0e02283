/**
 * Changes the address of the page, and what is stored with it, without loading anything. Browsers refuse after some hundred changes
 * of the address within ten seconds, such as while a key is held down: Safari and Firefox throw, Chrome does nothing. Then only the
 * address stays the same; the caller continues.
 *
 * Every entry keeps its place in the tab's history as `idx`, through sign-in and reloads, so that a refused Back can be undone.
 * @param method 'pushState' for a new entry of the browser's history, 'replaceState' for the current one
 * @param state what is stored with the entry
 */
export function changeAddress(method: 'pushState' | 'replaceState', state: object | null, address?: string | URL): void {
  const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
  try {
    window.history[method]({ ...state, idx: method === 'pushState' ? idx + 1 : idx }, '', address);
  } catch (error) {
    if ((error as Error).name !== 'SecurityError') throw error;
  }
}
