import { expect, type Page, type Request, type Response } from 'playwright/test';

const QUIET = 150;

/** Opens an address and waits until the page has asked for nothing for a moment: what it shows then is all of it. */
export async function arrive(page: Page, address: string): Promise<void> {
  const open = new Set<Request>();
  let last = Date.now();
  const begun = (request: Request) => void open.add(request);
  const ended = (request: Request) => {
    open.delete(request);
    last = Date.now();
  };
  // An answer that nobody reads is never 'finished'; it is answered all the same.
  const answered = (response: Response) => ended(response.request());
  page.on('request', begun).on('response', answered).on('requestfailed', ended);
  await page.goto(address);
  await expect.poll(() => open.size === 0 && Date.now() - last > QUIET, { intervals: [50] }).toBe(true);
  page.off('request', begun).off('response', answered).off('requestfailed', ended);
}
