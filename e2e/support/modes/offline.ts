import type { Page } from 'playwright/test';

const SENTENCE = 'You are offline.';
/** What is on the page and must stay: its heading, and what stands in its fields. */
const kept = (page: Page) =>
  page.evaluate(() => [
    document.querySelector('h1')?.textContent,
    ...[...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)')].map(({ value }) => value),
  ]);

/** @returns a sentence for each way in which a page loses something when the line is gone, or does not say so */
export async function offline(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const before = await kept(page);
  await page.context().setOffline(true);
  const said = await page
    .getByText(SENTENCE)
    .waitFor({ timeout: 10_000 })
    .then(() => true, () => false);
  if (!said) faults.push('offline: nothing says so');
  if (JSON.stringify(await kept(page)) !== JSON.stringify(before)) faults.push('offline: what was on the page is gone');
  await page.context().setOffline(false);
  await page.getByText(SENTENCE).waitFor({ state: 'hidden' });
  return faults;
}
