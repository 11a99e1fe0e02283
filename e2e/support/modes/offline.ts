import type { Page } from 'playwright/test';

const SENTENCE = 'You are offline. What you see may be out of date';

/** What is on the page and must stay: its heading, the content of its fields, and whether what is open over it is still there. */
const kept = (page: Page, part = 'main') =>
  page.evaluate(
    (open) => [
      document.querySelector('h1')?.textContent,
      document.querySelector(open)?.checkVisibility(),
      ...[...document.querySelectorAll<HTMLInputElement>(`:is(main, ${open}) :is(input, select, textarea)`)].map(
        ({ value }) => value,
      ),
    ],
    part,
  );

/**
 * @param part a selector of what is open over the page
 * @returns a sentence for each way in which a page loses something when the connection is lost, or does not say so
 */
export async function offline(page: Page, part?: string): Promise<string[]> {
  const before = await kept(page, part);
  const notice = page.getByText(SENTENCE);
  await page.context().setOffline(true);
  const said = await notice.waitFor().then(
    () => true,
    () => false,
  );
  const isSame = JSON.stringify(await kept(page, part)) === JSON.stringify(before);
  await page.context().setOffline(false);
  await notice.waitFor({ state: 'hidden' });
  return [...(said ? [] : ['offline: nothing says so']), ...(isSame ? [] : ['offline: what was on the page is gone'])];
}
