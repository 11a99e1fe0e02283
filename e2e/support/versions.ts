import type { Page } from 'playwright/test';

/**
 * Records which versions of a remote a page requests.
 * @returns a function that returns the versions whose files were requested since its last call, or since the page was last loaded
 */
export function requestedVersions(page: Page, remote: string): () => string[] {
  const file = new RegExp(`/${remote}/([^/]+)/`);
  const versions: string[] = [];
  // Until the new page replaces the previous one, that may still prefetch files.
  let isLoading = false;
  page.on('response', (response) => {
    isLoading ||= response.request().isNavigationRequest();
  });
  page.on('framenavigated', (frame) => {
    // If the address changes without a load, the page stays.
    if (frame !== page.mainFrame() || !isLoading) return;
    versions.length = 0;
    isLoading = false;
  });
  page.on('request', (request) => {
    versions.push(...(file.exec(request.url())?.slice(1) ?? []));
  });
  return () => [...new Set(versions.splice(0))];
}
