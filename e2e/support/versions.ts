import type { Page } from 'playwright/test';

/**
 * Records which versions of a remote a page requests.
 * @returns a function that returns the versions whose files were requested since its last call, or since the page was last loaded
 */
export function requestedVersions(page: Page, remote: string): () => string[] {
  const file = new RegExp(`/${remote}/([^/]+)/`);
  const versions: string[] = [];
  // Until the new page has an answer, the one before may still load files ahead.
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) versions.length = 0;
  });
  page.on('request', (request) => {
    versions.push(...(file.exec(request.url())?.slice(1) ?? []));
  });
  return () => [...new Set(versions.splice(0))];
}
