import type { Page } from 'playwright/test';

const SENTENCE = 'You are offline. What you see may be out of date';

/** What must stay on the page: its heading, the content of its fields, and whatever is open over it. */
const contentOf = (page: Page, part = 'main') =>
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
  const before = await contentOf(page, part);
  const notice = page.getByText(SENTENCE);
  await page.context().setOffline(true);
  const isAnnounced = await notice.waitFor().then(
    () => true,
    () => false,
  );
  const isSame = JSON.stringify(await contentOf(page, part)) === JSON.stringify(before);
  await page.context().setOffline(false);
  await notice.waitFor({ state: 'hidden' });
  return [
    ...(isAnnounced ? [] : ['offline: nothing says so']),
    ...(isSame ? [] : ['offline: the content of the page has changed']),
  ];
}
