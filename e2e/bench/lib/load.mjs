import { visit } from './browser.mjs';
import { depthOf, sum, watchTraffic } from './traffic.mjs';

/** Waits until one of the three measured pages is shown. */
export const untilShown = {
  signIn: (page) => page.getByRole('button', { name: 'Sign In' }).waitFor(),
  list: (page) => page.locator('tbody th[scope=row]').first().waitFor(),
  form: async (page) => {
    await page.getByRole('textbox', { name: 'Title', exact: true }).waitFor();
    await page.locator('.ql-editor').first().waitFor();
  },
};

/**
 * Counts what a page costs a browser with an empty cache.
 * @param {import('playwright').Browser} browser
 * @param {{url: string, token?: string, untilShown: (page: import('playwright').Page) => Promise<unknown>}} options
 * @returns the result of `traffic.sum`, the depth of its requests, and the console errors
 */
export async function countLoad(browser, { url, token, untilShown }) {
  const counted = await visit(browser, { token }, async (page, problems) => {
    const traffic = await watchTraffic(page);
    await page.goto(url);
    await untilShown(page);
    await traffic.untilIdle();
    return { ...sum(traffic.all()), problems };
  });
  const depth = await visit(browser, { token }, async (page) => {
    const traffic = await watchTraffic(page);
    await traffic.addLatency();
    await page.goto(url);
    await untilShown(page);
    // What a page prefetches once it is shown does not count: nobody waits for it.
    const requests = traffic.all();
    await traffic.untilIdle();
    return depthOf(requests);
  });
  return { ...counted, ...depth };
}

/**
 * Times one cold load.
 * @returns {Promise<{wall: number, cpu: number}>} in milliseconds: the time until the page is shown, and the work of the main thread
 *   until the network is idle
 */
export const timeLoad = (browser, { url, token, untilShown }) =>
  visit(browser, { token }, async (page) => {
    const traffic = await watchTraffic(page);
    await traffic.client.send('Performance.enable', { timeDomain: 'threadTicks' });
    const startTime = performance.now();
    await page.goto(url);
    await untilShown(page);
    const wall = performance.now() - startTime;
    await traffic.untilIdle();
    const { metrics } = await traffic.client.send('Performance.getMetrics');
    return { wall, cpu: Number(metrics.find(({ name }) => name === 'TaskDuration')?.value) * 1000 };
  });
