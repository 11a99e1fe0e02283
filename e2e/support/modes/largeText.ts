import type { Page } from 'playwright/test';
import { isFirefox } from '../browser';
import { untilStill } from '../still';
import { cutText, sidewaysFaults } from './cutText';
import { overlappingText } from './overlappingText';

/** Twice what browsers start with (WCAG 1.4.4). */
const LARGE = 32;
const DEFAULT = { standard: 16, fixed: 13 };

/** @returns a sentence for each text of the part that is cut off or overlaps another */
export const unreadableText = async (page: Page, part: string) => [
  ...(await page.evaluate(cutText, part)).map((name) => `${name} is cut off`),
  ...(await page.evaluate(overlappingText, part)),
];
const sizeOfText = (page: Page) => page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));

/**
 * @param part a selector of the part to check
 * @returns a sentence if the page's text does not grow with the browser's font size, one for each text that is then cut
 * off or overlaps another, and one if the page then scrolls sideways
 */
export async function largeText(page: Page, part = 'body'): Promise<string[]> {
  if (isFirefox) return [];
  const before = await unreadableText(page, part);
  const size = await sizeOfText(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { ...DEFAULT, standard: LARGE } });
  await untilStill(page);
  const isLarger = (await sizeOfText(page)) > size;
  const found = [...(await sidewaysFaults(page)), ...(await unreadableText(page, part))];
  await browser.send('Page.setFontSizes', { fontSizes: DEFAULT });
  await browser.detach();
  await untilStill(page);
  return [...(isLarger ? [] : ['it stays as small']), ...found.filter((fault) => !before.includes(fault))].map(
    (fault) => `large text: ${fault}`,
  );
}
