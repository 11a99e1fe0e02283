import type { Page } from 'playwright/test';

/**
 * Watches which versions of a remote a page asks for.
 * @returns the versions whose files it asked for since the last time, or since it was last loaded: until then a page may fetch a
 *   form of its own version ahead at any moment
 */
export function versionsAskedFor(page: Page, remote: string): () => string[] {
  const file = new RegExp(`/${remote}/([^/]+)/`);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.length = 0;
    asked.push(...(file.exec(request.url())?.slice(1) ?? []));
  });
  return () => [...new Set(asked.splice(0))];
}
