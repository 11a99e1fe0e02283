import type { Page } from 'playwright/test';

const OFFLINE_NOTICE = 'You are offline. What you see may be out of date';

/** What must stay on the page: its heading, its rows and cards, the values of its fields, and an open overlay. */
const contentOf = (page: Page, part = 'main') =>
  page.evaluate(
    (selector) => [
      document.querySelector('h1')?.textContent,
      document.querySelectorAll(`:is(main, ${selector}) :is(tr, li, article)`).length,
      document.querySelector(selector)?.checkVisibility(),
      ...[...document.querySelectorAll<HTMLInputElement>(`:is(main, ${selector}) :is(input, select, textarea)`)].map(
        ({ value }) => value,
      ),
    ],
    part,
  );

/**
 * @param part a selector of an open overlay
 * @returns a sentence if a page does not say that the connection is lost, and another one if it loses content
 */
export async function offline(page: Page, part?: string): Promise<string[]> {
  const before = await contentOf(page, part);
  const notice = page.getByText(OFFLINE_NOTICE);
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
