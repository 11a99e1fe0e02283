import { useEffect } from 'react';
import { refreshQuietly } from 'shared-kit/api/resource';
import { hasUnsaved } from 'shared-kit/shellServices/unsaved';

/** Whoever looks away for less is not shown a list that moves, in milliseconds. */
const AWAY_MS = 10_000;

/**
 * Loads a list again when a person comes back to the page, from another tab or by the browser's Back: it may have stood there since
 * yesterday. Not offline, and not while something is unsaved; where no answer comes, as on a laptop that wakes up, the list stays.
 * @param path collection of the API
 */
export function useRefreshOnReturn(path: string): void {
  useEffect(() => {
    let left = Date.now();
    const look = () => {
      if (document.hidden) left = Date.now();
      else if (Date.now() - left >= AWAY_MS && navigator.onLine && !hasUnsaved()) void refreshQuietly(path);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [path]);
}
