import type { Page } from 'playwright/test';

/**
 * Records which versions of a remote a page requests.
 * @returns a function that returns the versions whose files were requested since its last call, or since the page was last loaded:
 *   before that, the page may still prefetch files of its own version
 */
export function requestedVersions(page: Page, remote: string): () => string[] {
  const file = new RegExp(`/${remote}/([^/]+)/`);
  const versions: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) versions.length = 0;
    versions.push(...(file.exec(request.url())?.slice(1) ?? []));
  });
  return () => [...new Set(versions.splice(0))];
}
