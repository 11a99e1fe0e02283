import { visit } from './browser.mjs';
import { depthOf, sum, watchTraffic } from './traffic.mjs';

/** What the three addresses of the byte targets wait for. */
export const shown = {
  signIn: (page) => page.getByRole('button', { name: 'Sign In' }).waitFor(),
  list: (page) => page.locator('tbody th[scope=row]').first().waitFor(),
  form: async (page) => {
    await page.getByRole('textbox', { name: 'Title', exact: true }).waitFor();
    await page.locator('.ql-editor').first().waitFor();
  },
};

/**
 * Counts what an address costs a browser that has never been there.
 * @param {import('playwright').Browser} browser
 * @param {{url: string, token?: string, ready: (page: import('playwright').Page) => Promise<unknown>}} options
 * @returns sums of `traffic.sum`, the depth, and what the console complained about
 */
export async function countLoad(browser, { url, token, ready }) {
  const counted = await visit(browser, { token }, async (page, problems) => {
    const traffic = await watchTraffic(page);
    await page.goto(url);
    await ready(page);
    await traffic.quiet();
    return { ...sum(traffic.all()), problems };
  });
  const deep = await visit(browser, { token }, async (page) => {
    const traffic = await watchTraffic(page);
    await traffic.slow();
    await page.goto(url);
    await ready(page);
    // Nobody waits for what a page that is shown asks for ahead of time.
    const asked = traffic.all();
    await traffic.quiet();
    return depthOf(asked);
  });
  return { ...counted, ...deep };
}

/**
 * Times one cold load.
 * @returns {Promise<{wall: number, cpu: number}>} milliseconds until `ready`, and work of the main thread until the network is quiet
 */
export const timeLoad = (browser, { url, token, ready }) =>
  visit(browser, { token }, async (page) => {
    const traffic = await watchTraffic(page);
    await traffic.client.send('Performance.enable', { timeDomain: 'threadTicks' });
    const began = performance.now();
    await page.goto(url);
    await ready(page);
    const wall = performance.now() - began;
    await traffic.quiet();
    const { metrics } = await traffic.client.send('Performance.getMetrics');
    return { wall, cpu: Number(metrics.find(({ name }) => name === 'TaskDuration')?.value) * 1000 };
  });
