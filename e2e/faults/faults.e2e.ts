import { expect, test, type Page, type Route } from 'playwright/test';
import { serveSite } from '../support/siteServer';
import { breakEntry, buildFaultRemote, offer, withEntry, type BuiltRemote } from './faultRemote';

let site: Awaited<ReturnType<typeof serveSite>>;
let remote: BuiltRemote;
let older: BuiltRemote;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await serveSite();
  remote = buildFaultRemote('two');
  older = buildFaultRemote('one');
});
test.afterAll(() => site.close());
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('innkeeper.token', 'a-token')));

const open = (page: Page, path: string) => page.goto(site.address + path);
const failure = (page: Page) => page.getByRole('heading', { name: 'This part of the site could not be shown' });
/** Follows a link of the page's own router, without loading the document again. */
const goInside = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ usr: null, key: 'test', idx: (history.state?.idx ?? 0) + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
const PATIENCE = { timeout: 20_000 };

const program = 'throw new Error("The program broke when it was started.");';
const mountBreaks = (container: string) => `globalThis['${container}'] = { init() {}, get: async () => () => ({ default: {
  bootstrap: async () => {}, mount: async () => { throw new Error('It broke when it was mounted.'); }, unmount: async () => {} } }) };`;

const faults: Array<[string, (route: Route) => unknown, ((one: BuiltRemote) => BuiltRemote)?]> = [
  ['is not there (404)', (route) => route.fulfill({ status: 404 })],
  ['is answered with 503 and JSON', (route) => route.fulfill({ status: 503, json: { message: 'Later.' } })],
  [
    'is answered with 200 and a page of HTML',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hello</title>' }),
  ],
  ['hangs', () => undefined],
  [
    'throws when it is evaluated',
    (route) => route.fulfill({ contentType: 'text/javascript', body: program }),
    (one) => withEntry(one, program),
  ],
  [
    'throws when it is mounted',
    (route) => route.fulfill({ contentType: 'text/javascript', body: mountBreaks(remote.container) }),
    (one) => withEntry(one, mountBreaks(one.container)),
  ],
];

for (const [fault, answer, change = (one: BuiltRemote) => one] of faults) {
  test.describe(`a remote whose entry ${fault}`, () => {
    test('becomes a plain page that names it and its version; Try again works when it is mended', async ({ page }) => {
      await offer(page, change(remote));
      await breakEntry(page, remote, answer);
      await open(page, '/faults/calm');
      await expect(failure(page)).toBeVisible(PATIENCE);
      await expect(page.getByText(`fault-remote, version ${remote.version}`)).toBeVisible();

      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await offer(page, remote);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Version two')).toBeVisible(PATIENCE);
    });

    test('leaves the other remotes alone', async ({ page }) => {
      await offer(page, change(remote));
      await breakEntry(page, remote, answer);
      await open(page, '/hotels/properties');
      await expect(page.locator('[data-remote="mf-platform"] h1')).toBeVisible(PATIENCE);
      await goInside(page, '/faults/calm');
      await expect(failure(page)).toBeVisible(PATIENCE);
      await page.goBack();
      await expect(page.locator('[data-remote="mf-platform"] h1')).toBeVisible(PATIENCE);
    });

    test('gives way to the previous version', async ({ page }) => {
      await offer(page, change(remote), [older]);
      await breakEntry(page, remote, answer);
      await open(page, '/faults/calm');
      await expect(page.getByText('Version one')).toBeVisible(PATIENCE);
    });
  });
}

test.describe('a remote that throws while it renders', () => {
  test('stays inside its frame, and Try again works when it is mended', async ({ page }) => {
    await offer(page, remote, [older]);
    await open(page, '/faults/calm');
    await page.getByRole('link', { name: 'To the crash' }).click();
    await expect(failure(page)).toBeVisible(PATIENCE);
    await expect(page.getByText('Something on this page broke.')).toBeVisible();
    await expect(page.getByText('The page broke while it was drawn.')).toHaveCount(0);
    await page.evaluate(() => localStorage.setItem('mended', 'yes'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Mended' })).toBeVisible(PATIENCE);

    await page.getByRole('button', { name: 'Break again' }).click();
    await expect(failure(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'All is calm' })).toBeVisible(PATIENCE);
  });
});

test.describe('what the registry says is held to', () => {
  test('an entry that is not the one it promises is never run', async ({ page }) => {
    const tampered = 'globalThis.tampered = true;';
    await offer(page, remote, [older]);
    await breakEntry(page, remote, (route) => route.fulfill({ contentType: 'text/javascript', body: tampered }));
    await open(page, '/faults/calm');
    await expect(page.getByText('Version one')).toBeVisible(PATIENCE);
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  });

  test('a remote built for a kit that is not served is refused with a sentence', async ({ page }) => {
    await offer(page, { ...remote, uses: { ...remote.uses, 'shared-kit/router': { Link: 'a form of its own' } } });
    await open(page, '/faults/calm');
    await expect(
      page.getByText('It was built for another version of this site. This version uses Link of shared-kit/router in'),
    ).toBeVisible(PATIENCE);
    await expect(page.getByText(`fault-remote, version ${remote.version}`)).toBeVisible();
  });
});
