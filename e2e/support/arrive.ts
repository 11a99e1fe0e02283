import { expect, type Page, type Request, type Response } from 'playwright/test';

const QUIET = 150;

/**
 * Waits until the page has no work left: on a busy machine, what was loaded may not have run yet, and may request more.
 * @returns `false` if another document took its place meanwhile
 */
const untilIdle = (page: Page): Promise<boolean> =>
  page.evaluate(() => scheduler.postTask(() => true, { priority: 'background' })).catch(() => false);

/** Goes somewhere and waits until the page has requested nothing for a moment: what it shows then is all of it. */
async function untilQuiet(page: Page, go: () => Promise<unknown>): Promise<void> {
  const open = new Set<Request>();
  let last = Date.now();
  const begun = (request: Request) => void open.add(request);
  const ended = (request: Request) => {
    open.delete(request);
    last = Date.now();
  };
  // An answer that nobody reads is never 'finished', although it has arrived.
  const answered = (response: Response) => ended(response.request());
  page.on('request', begun).on('response', answered).on('requestfailed', ended);
  await go();
  const isQuiet = () => open.size === 0 && Date.now() - last > QUIET;
  await expect.poll(async () => isQuiet() && (await untilIdle(page)) && isQuiet(), { intervals: [50] }).toBe(true);
  page.off('request', begun).off('response', answered).off('requestfailed', ended);
}

/** Opens an address and waits until all of its page is there. */
export const arrive = (page: Page, address: string): Promise<void> => untilQuiet(page, () => page.goto(address));

/** An address of the site that no page has. */
const NOWHERE = '/nothing-here';

/** Follows an address in the document that is open, as a link of the site does. */
export const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ usr: null, key: 'test', idx: ((history.state as { idx?: number } | null)?.idx ?? 0) + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, address);

/**
 * The same as `arrive` without loading the document again, which is most of what a visit costs. The first visit of a page
 * loads it. In between the site shows that there is no such page, so that nothing of the page before is taken for the next.
 */
export async function arriveInside(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') return arrive(page, address);
  // No link can be followed behind a dialog: one that is closing is waited for.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await follow(page, NOWHERE);
  const between = await page.getByRole('heading', { level: 1, name: '404 Not Found' }).elementHandle({ timeout: 15_000 });
  await untilQuiet(page, async () => {
    await follow(page, address);
    await page.waitForFunction((heading) => !heading?.isConnected, between);
  });
}

/** The answer with the script that holds a text: code that a page fetches once it needs it. */
export const scriptWith = (page: Page, text: string): Promise<Response> =>
  page.waitForResponse(async (answer) => answer.request().resourceType() === 'script' && (await answer.text()).includes(text));
