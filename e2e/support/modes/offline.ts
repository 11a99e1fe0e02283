import type { Page } from 'playwright/test';

const SENTENCE = 'You are offline. What you see may be out of date';

/** What is on the page and must stay: its heading, and the content of its fields. */
const kept = (page: Page) =>
  page.evaluate(() => [
    document.querySelector('h1')?.textContent,
    ...[...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)')].map(({ value }) => value),
  ]);

/** @returns a sentence for each way in which a page loses something when the connection is lost, or does not say so */
export async function offline(page: Page): Promise<string[]> {
  const before = await kept(page);
  const notice = page.getByText(SENTENCE);
  await page.context().setOffline(true);
  const said = await notice.waitFor().then(
    () => true,
    () => false,
  );
  const isSame = JSON.stringify(await kept(page)) === JSON.stringify(before);
  await page.context().setOffline(false);
  await notice.waitFor({ state: 'hidden' });
  return [...(said ? [] : ['offline: nothing says so']), ...(isSame ? [] : ['offline: what was on the page is gone'])];
}
