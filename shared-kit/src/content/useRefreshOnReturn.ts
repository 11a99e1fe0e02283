import { useEffect } from 'react';
import { refreshQuietly } from 'shared-kit/api/resource';
import { refreshSession } from 'shared-kit/session';
import { hasUnsaved } from 'shared-kit/shellServices/unsaved';

/** Whoever looks away for less is not shown a page that moves, in milliseconds. */
const AWAY_MS = 10_000;

/** What the page shows now. A collection is in it once for each part of the page that shows it. */
const shown: string[] = [];
let left = 0;

function look() {
  if (document.hidden) left = Date.now();
  else if (Date.now() - left >= AWAY_MS && navigator.onLine && !hasUnsaved()) {
    void refreshSession();
    for (const path of new Set(shown)) void refreshQuietly(path);
  }
}

function show(path: string): () => void {
  if (shown.push(path) === 1) {
    left = Date.now();
    document.addEventListener('visibilitychange', look);
  }
  return () => {
    shown.splice(shown.indexOf(path), 1);
    if (shown.length === 0) document.removeEventListener('visibilitychange', look);
  };
}

/**
 * Loads a collection again when a person comes back to the page, from another tab or by the browser's Back: it may have stood there
 * since yesterday. So are the person's rights. Once, however many parts of the page show it. Not offline, and not while something is unsaved; where no answer
 * comes, as on a laptop that wakes up, what is shown stays.
 * @param path collection of the API; null for none
 */
export function useRefreshOnReturn(path: string | null): void {
  useEffect(() => (path === null ? undefined : show(path)), [path]);
}
