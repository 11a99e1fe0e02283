import { expect, type Page } from 'playwright/test';
import { arriveInside } from '../arrive';

/** What a page may say only once its data has arrived. */
const NOTHING_THERE = /.*\b(there (is|are) no|not found|no longer exists|could not)\b.*/gi;

/**
 * Goes to an address over a connection on which no answer comes before the page was checked.
 * @returns a sentence when it shows nothing while loading, or says that something is empty before it knows
 */
export async function arriveSlowly(page: Page, address: string): Promise<string[]> {
  let answer = () => {};
  const answersMayCome = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/**', async (route) => {
    await answersMayCome;
    await route.fallback();
  });
  const arrived = arriveInside(page, address);
  // A heading, a skeleton or text: the page must not be blank.
  const hasContent = () =>
    page.evaluate((to) => {
      const main = document.querySelector('main');
      const content = main?.innerText.trim() || main?.querySelector('[class*=skeleton]');
      return location.pathname === to && Boolean(content);
    }, address);
  const isLoading = await expect
    .poll(hasContent, { intervals: [30] })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
  const early = isLoading ? ((await page.getByRole('main').innerText()).match(NOTHING_THERE) ?? []) : [];
  answer();
  await arrived;
  await page.unroute('**/api/**');
  if (!isLoading) return [`${address}: nothing is shown while its data is on the way`];
  return [...early].map((text) => `${address}: it says '${text}' while its data is on the way`);
}
