import { expect, type Page } from 'playwright/test';
import { arriveInside } from '../arrive';
import { createGate } from '../gate';

/** Texts that a page may show only once its data has arrived. */
const EMPTY_TEXT = /.*\b(there (is|are) no|not found|no longer exists|could not)\b.*/gi;

/**
 * Opens an address, and holds back all answers of the API until the page has been checked.
 * @returns a sentence if the page is blank while loading, and for each text that says too early that something is empty
 */
export async function arriveSlowly(page: Page, address: string): Promise<string[]> {
  const { opened, open: releaseAnswers } = createGate();
  await page.route('**/api/**', async (route) => {
    await opened;
    await route.fallback();
  });
  const arrived = arriveInside(page, address);
  // A heading, a skeleton or text: the page must not be blank.
  const hasContent = () =>
    page.evaluate((expected) => {
      const main = document.querySelector('main');
      const content = main?.innerText.trim() || main?.querySelector('[class*=skeleton]');
      return location.pathname === expected && Boolean(content);
    }, address);
  const isLoading = await expect
    .poll(hasContent, { intervals: [30] })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
  const earlyTexts = isLoading ? ((await page.getByRole('main').innerText()).match(EMPTY_TEXT) ?? []) : [];
  releaseAnswers();
  await arrived;
  await page.unroute('**/api/**');
  if (!isLoading) return [`${address}: nothing is shown while its data is on the way`];
  return [...earlyTexts].map((text) => `${address}: it says '${text}' while its data is on the way`);
}
