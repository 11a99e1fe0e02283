import type { Page } from 'playwright/test';
import { cutText, sidewaysFaults } from './cutText';

/** The spacing that people may set (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/**
 * @param part a selector of the part to check
 * @returns a sentence for each text that is cut off once letters, words and lines are spaced, and one if the page then
 * scrolls sideways
 */
export async function textSpacing(page: Page, part = 'body'): Promise<string[]> {
  const before = await page.evaluate(cutText, part);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);
  const after = await page.evaluate(cutText, part);
  const sideways = await sidewaysFaults(page);
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
  const width = page.viewportSize()?.width;
  return [...sideways, ...after.filter((name) => !before.includes(name)).map((name) => `${name} is cut off`)].map(
    (fault) => `text spacing at ${width}: ${fault}`,
  );
}
