import { useEffect } from 'react';
import { refreshQuietly } from 'shared-kit/api/resource';
import { refreshSession } from 'shared-kit/session';
import { hasUnsaved } from 'shared-kit/shellServices/unsaved';

/** After a shorter absence nothing is reloaded, since the page would move for no reason. */
const MIN_ABSENCE_MS = 10_000;

/** The collections on the page, listed once for every part of the page that shows them. */
const shownPaths: string[] = [];
let leftAt = 0;

function reload() {
  if (document.hidden || !navigator.onLine || hasUnsaved()) return;
  void refreshSession();
  for (const path of new Set(shownPaths)) void refreshQuietly(path);
}

function onVisibilityChange() {
  if (document.hidden) leftAt = Date.now();
  else if (Date.now() - leftAt >= MIN_ABSENCE_MS) reload();
}

function register(path: string): () => void {
  if (shownPaths.push(path) === 1) {
    leftAt = Date.now();
    document.addEventListener('visibilitychange', onVisibilityChange);
    window.addEventListener('online', reload);
  }
  return () => {
    shownPaths.splice(shownPaths.indexOf(path), 1);
    if (shownPaths.length > 0) return;
    document.removeEventListener('visibilitychange', onVisibilityChange);
    window.removeEventListener('online', reload);
  };
}

/**
 * Reloads a collection and the person's rights when the person returns to the page, from another tab or by the browser's Back:
 * the page may have been open since yesterday. It also does so when the connection is back. Each collection is loaded once, however
 * many parts of the page show it. Nothing is loaded offline or while something is unsaved; if no answer arrives, as on a laptop that is
 * just waking up, what is shown stays.
 * @param path collection of the API; null for none
 */
export function useRefreshOnReturn(path: string | null): void {
  useEffect(() => (path === null ? undefined : register(path)), [path]);
}
