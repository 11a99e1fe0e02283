import { expect, type Page, type Request, type Response } from 'playwright/test';
import { navigateInPage, UNKNOWN_ADDRESS } from './navigateInPage';

const QUIET_MS = 150;

/**
 * Waits until the page has no tasks left: on a busy machine a loaded script may not have run yet, and may request more.
 * @returns `false` if the page was replaced by another document
 */
const untilIdle = (page: Page): Promise<boolean> =>
  page.evaluate(() => scheduler.postTask(() => true, { priority: 'background' })).catch(() => false);

/** Navigates, and waits until the page has made no requests for a moment and is therefore complete. */
async function untilQuiet(page: Page, navigate: () => Promise<unknown>): Promise<void> {
  const openRequests = new Set<Request>();
  let lastEnd = Date.now();
  const onRequest = (request: Request) => void openRequests.add(request);
  const onEnd = (request: Request) => {
    openRequests.delete(request);
    lastEnd = Date.now();
  };
  // A response whose body is not read never emits 'requestfinished'.
  const onResponse = (response: Response) => onEnd(response.request());
  page.on('request', onRequest).on('response', onResponse).on('requestfailed', onEnd);
  await navigate();
  const isQuiet = () => openRequests.size === 0 && Date.now() - lastEnd > QUIET_MS;
  await expect.poll(async () => isQuiet() && (await untilIdle(page)) && isQuiet(), { intervals: [50] }).toBe(true);
  page.off('request', onRequest).off('response', onResponse).off('requestfailed', onEnd);
}

/** Opens an address and waits until its page is complete. */
export const arrive = (page: Page, address: string): Promise<void> => untilQuiet(page, () => page.goto(address));

/** Navigates within the open document, as a link of the site does. */
export const follow = (page: Page, address: string): Promise<void> => page.evaluate(navigateInPage, address);

/**
 * Like `arrive`, but without loading the document again, which is most of the cost of a visit; only a new tab loads it. In between,
 * the site shows its 404 page, so that no content of the previous page can be mistaken for the next one.
 */
export async function arriveInside(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') return arrive(page, address);
  // A dialog that is still closing would block the navigation.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await follow(page, UNKNOWN_ADDRESS);
  const notFoundHeading = await page.getByRole('heading', { level: 1, name: '404 Not Found' }).elementHandle({ timeout: 15_000 });
  await untilQuiet(page, async () => {
    await follow(page, address);
    await page.waitForFunction((heading) => !heading?.isConnected, notFoundHeading);
  });
}

/** Waits for the response with the script that contains a text, such as code that is loaded on demand. */
export const scriptWith = (page: Page, text: string): Promise<Response> =>
  page.waitForResponse(
    async (response) => response.request().resourceType() === 'script' && (await response.text()).includes(text),
  );
