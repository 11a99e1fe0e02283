import type { Page } from 'playwright/test';

/** Whether a browser may translate the page: by the HTML attribute, and by the meta tag that keeps Chrome from offering it. */
export const isTranslatable = (page: Page): Promise<{ byAttribute: boolean; byMeta: boolean }> =>
  page.evaluate(() => ({
    byAttribute: document.documentElement.translate,
    byMeta: document.querySelector('meta[name=google][content=notranslate]') === null,
  }));
