/**
 * Changes the address of the page, and what is stored with it, without loading anything. A browser refuses when the address changes
 * some hundred times in ten seconds, as under a key that is held down: Safari and Firefox throw, Chrome does nothing. What follows
 * happens all the same; only the address stays.
 * @param method 'pushState' for a new entry of the browser's history, 'replaceState' for the present one
 * @param state what is stored with the entry
 */
export function changeAddress(method: 'pushState' | 'replaceState', state: unknown, address?: string | URL): void {
  try {
    window.history[method](state, '', address);
  } catch (error) {
    if ((error as Error).name !== 'SecurityError') throw error;
  }
}
