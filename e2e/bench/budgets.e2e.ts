import { gzipSync } from 'node:zlib';
import type { Page, Request } from 'playwright/test';
import { expect, test } from '../support/test';

const KB = 1024;
const isData = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');

/** Loads an address and sums what it cost until the network was quiet: scripts and styles after gzip, and requests. */
async function costOf(page: Page, path: string, shown: () => Promise<unknown>) {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(path);
  await shown();
  await page.waitForLoadState('networkidle');
  const code = requests.filter((request) => ['script', 'stylesheet'].includes(request.resourceType()));
  const bodies = await Promise.all(code.map(async (request) => (await request.response())!.body()));
  const calls = requests.filter(isData).map((request) => request.url());
  const files = requests.map((request) => request.url()).filter((url) => !/^(data|blob):/.test(url));
  return {
    kilobytes: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / KB,
    // A file of a remote is read first and then run from the cache: one request to the server, held below.
    files: [...new Set(files)].filter((url) => !calls.includes(url)),
    sentTwice: await page.evaluate(() => {
      const sent = performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0);
      const names = sent.map(({ name }) => name);
      return names.filter((name, index) => names.indexOf(name) !== index);
    }),
    calls,
    twice: calls.filter((call, at) => calls.indexOf(call) !== at),
  };
}

test.describe('What a page may cost a browser that has never seen the site', () => {
  test('the sign-in page: 70 KB and 4 requests', async ({ page }) => {
    const cost = await costOf(page, '/', () => page.getByRole('button', { name: 'Sign In' }).waitFor());
    expect(cost.kilobytes).toBeLessThan(70);
    expect(cost.files.length, cost.files.join('\n')).toBeLessThanOrEqual(4);
  });

  test('its script asks to be compiled while it arrives', async ({ page }) => {
    await page.goto('/');
    const address = await page.locator('script[src*="/assets/main."]').getAttribute('src');
    const body = await (await page.request.get(address!)).text();
    expect(body).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });

  test('no licence of a library: all of them are in a file beside the scripts', async ({ page }) => {
    await page.goto('/');
    const address = await page.locator('script[src*="/assets/main."]').getAttribute('src');
    expect(await (await page.request.get(address!)).text()).not.toContain('@license');
    expect(await (await page.request.get('/licences.txt')).text()).toMatch(/@license React\n \* react-dom/);
  });

  test.describe('signed in', () => {
    test.beforeEach(async ({ context, tokenOf }) => {
      await context.addInitScript(
        (token) => {
          // The page before the first one keeps nothing.
          if (window.location.protocol.startsWith('http')) localStorage.setItem('innkeeper.token', token);
        },
        await tokenOf('admin'),
      );
    });

    test('the specials list: 175 KB, 12 requests beside data, no call twice; its data is asked for early', async ({
      page,
      api,
    }) => {
      const [hotel] = await api.list('/properties?name=i%25%25Marchmont&per_page=1');
      const row = page.locator('tbody th[scope=row]').first();
      const cost = await costOf(page, `/hotels/${hotel!.id}/specials`, () => row.waitFor());
      expect(cost.kilobytes).toBeLessThan(175);
      expect(cost.files.length, cost.files.join('\n')).toBeLessThanOrEqual(12);
      expect(cost.twice).toEqual([]);
      expect(cost.sentTwice).toEqual([]);
      const left = await page.evaluate(() => Object.keys((window as { innkeeper?: { calls?: object } }).innkeeper?.calls ?? {}));
      expect(left, 'asked for early, and taken by nobody').toEqual([]);
    });

    test("a special's form: 300 KB, no call twice", async ({ page, api }) => {
      const [hotel] = await api.list('/properties?name=i%25%25Marchmont&per_page=1');
      const [special] = await api.list(`/properties/${hotel!.id}/specials?per_page=1`);
      const editor = page.locator('.ql-editor').first();
      const cost = await costOf(page, `/hotels/${hotel!.id}/specials/${special!.id}/edit`, () => editor.waitFor());
      expect(cost.kilobytes).toBeLessThan(300);
      expect(cost.twice).toEqual([]);
    });
  });
});
