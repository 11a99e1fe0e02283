import type { Page } from 'playwright/test';

/** Whether a browser may translate the page: as HTML says it, and as Chrome is told not even to offer it. */
export const isTranslatable = (page: Page): Promise<{ byAttribute: boolean; byMeta: boolean }> =>
  page.evaluate(() => ({
    byAttribute: document.documentElement.translate,
    byMeta: document.querySelector('meta[name=google][content=notranslate]') === null,
  }));
