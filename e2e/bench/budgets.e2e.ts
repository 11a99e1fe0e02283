import { gzipSync } from 'node:zlib';
import type { Page, Request } from 'playwright/test';
import { expect, test } from '../support/test';

const KB = 1024;
const isData = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');

/** Loads an address and adds up its cost until the network is idle: requests, and scripts and styles after gzip. */
async function costOf(page: Page, path: string, waitUntilShown: () => Promise<unknown>) {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(path);
  await waitUntilShown();
  await page.waitForLoadState('networkidle');
  const code = requests.filter((request) => ['script', 'stylesheet'].includes(request.resourceType()));
  const bodies = await Promise.all(code.map(async (request) => (await request.response())!.body()));
  const calls = requests.filter(isData).map((request) => request.url());
  const files = requests.map((request) => request.url()).filter((url) => !/^(data|blob):/.test(url));
  return {
    kilobytes: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / KB,
    // A remote's file is fetched first and then executed from the cache, so its address appears twice: `sentTwice` counts transfers.
    files: [...new Set(files)].filter((url) => !calls.includes(url)),
    sentTwice: await page.evaluate(() => {
      const transfers = performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0);
      const names = transfers.map(({ name }) => name);
      return names.filter((name, index) => names.indexOf(name) !== index);
    }),
    calls,
    repeatedCalls: calls.filter((call, index) => calls.indexOf(call) !== index),
  };
}

test.describe('What a page costs a browser that has never loaded the site', () => {
  test('the sign-in page: 70 KB and 4 requests', async ({ page }) => {
    const cost = await costOf(page, '/', () => page.getByRole('button', { name: 'Sign In' }).waitFor());
    expect(cost.kilobytes).toBeLessThan(70);
    expect(cost.files.length, cost.files.join('\n')).toBeLessThanOrEqual(4);
  });

  test('its script asks the browser to compile it while it is downloaded', async ({ page }) => {
    await page.goto('/');
    const address = await page.locator('script[src*="/assets/main."]').getAttribute('src');
    const body = await (await page.request.get(address!)).text();
    expect(body).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });

  test('no licence text of a library in its script: all licences are in a separate file', async ({ page }) => {
    await page.goto('/');
    const address = await page.locator('script[src*="/assets/main."]').getAttribute('src');
    expect(await (await page.request.get(address!)).text()).not.toContain('@license');
    expect(await (await page.request.get('/licences.txt')).text()).toMatch(/@license React\n \* react-dom/);
  });

  test.describe('signed in', () => {
    test.beforeEach(async ({ context, tokenOf }) => {
      await context.addInitScript(
        (token) => {
          // The script also runs in the initial `about:blank`, which has no storage.
          if (window.location.protocol.startsWith('http')) localStorage.setItem('innkeeper.token', token);
        },
        await tokenOf('admin'),
      );
    });

    test('the specials list: 175 KB, 12 requests without data, no call twice; its data is requested early', async ({
      page,
      api,
    }) => {
      const [hotel] = await api.list('/properties?name=i%25%25Marchmont&per_page=1');
      const row = page.locator('tbody th[scope=row]').first();
      const cost = await costOf(page, `/hotels/${hotel!.id}/specials`, () => row.waitFor());
      expect(cost.kilobytes).toBeLessThan(175);
      expect(cost.files.length, cost.files.join('\n')).toBeLessThanOrEqual(12);
      expect(cost.repeatedCalls).toEqual([]);
      expect(cost.sentTwice).toEqual([]);
      const unusedCalls = await page.evaluate(() =>
        Object.keys((window as { innkeeper?: { calls?: object } }).innkeeper?.calls ?? {}),
      );
      expect(unusedCalls, 'sent early, but never used').toEqual([]);
    });

    test("a special's form: 300 KB, no call twice", async ({ page, api }) => {
      const [hotel] = await api.list('/properties?name=i%25%25Marchmont&per_page=1');
      const [special] = await api.list(`/properties/${hotel!.id}/specials?per_page=1`);
      const editor = page.locator('.ql-editor').first();
      const cost = await costOf(page, `/hotels/${hotel!.id}/specials/${special!.id}/edit`, () => editor.waitFor());
      expect(cost.kilobytes).toBeLessThan(300);
      expect(cost.repeatedCalls).toEqual([]);
    });
  });
});
