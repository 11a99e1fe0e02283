import { expect, type Page } from 'playwright/test';
import { arriveInside } from '../arrive';

/** What a page may say only when it knows. */
const NOTHING = /.*\b(there (is|are) no|not found|no longer exists|could not)\b.*/gi;

/**
 * Goes to an address over a connection on which no answer comes before the page was checked.
 * @returns a sentence when it shows nothing while loading, or says that something is empty before it knows
 */
export async function arriveSlowly(page: Page, address: string): Promise<string[]> {
  let answer = () => {};
  const looked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/**', async (route) => {
    await looked;
    await route.fallback();
  });
  const arrived = arriveInside(page, address);
  // A heading, a skeleton or words: nobody looks at an empty page.
  const isShown = () =>
    page.evaluate((to) => {
      const main = document.querySelector('main');
      const there = main?.innerText.trim() || main?.querySelector('[class*=skeleton]');
      return location.pathname === to && Boolean(there);
    }, address);
  const shown = await expect
    .poll(isShown, { intervals: [30] })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
  const early = shown ? ((await page.getByRole('main').innerText()).match(NOTHING) ?? []) : [];
  answer();
  await arrived;
  await page.unroute('**/api/**');
  if (!shown) return [`${address}: nothing is shown while its data is on the way`];
  return [...early].map((words) => `${address}: it says '${words}' while its data is on the way`);
}
