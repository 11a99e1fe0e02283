/** The key of the API's address, as last read from the settings. */
export const BASE_KEY = 'innkeeper.api';
/** The key of the registry's routes, as the last page read them. */
export const ROUTES_KEY = 'innkeeper.routes';

/** @returns a value stored in this browser; null when there is none, or the storage cannot be read */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
