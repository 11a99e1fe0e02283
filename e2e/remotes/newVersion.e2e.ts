import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { caller, signInAt } from '../support/api';
import { startProduct, temporaryFolder, type Product } from '../support/product';
import { property } from '../support/routeTable';
import { expect, heading, people, signIn, test } from '../support/test';

const NAME = 'mf-hotel-content';
const data = temporaryFolder();
const site = temporaryFolder();
const registry = path.join(site.folder, 'remotes/registry.json');
let product: Product;

interface Line {
  name: string;
  version: string;
  previous: Line[];
}

/** As a release does it: files in a folder of their own first, then the remote's line, in one step. */
function putIntoUse(change: (line: Line) => Line): string {
  const { remotes } = JSON.parse(readFileSync(registry, 'utf8')) as { remotes: Line[] };
  const next = remotes.map((line) => (line.name === NAME ? change(line) : line));
  writeFileSync(`${registry}.new`, JSON.stringify({ remotes: next }));
  renameSync(`${registry}.new`, registry);
  return next.find(({ name }) => name === NAME)!.version;
}

function release(): string {
  return putIntoUse((line) => {
    const version = `${line.version}-next`;
    const folder = path.join(site.folder, 'remotes', NAME);
    cpSync(path.join(folder, line.version), path.join(folder, version), { recursive: true });
    return { ...line, version, previous: [line] };
  });
}

const stepBack = () => putIntoUse(({ previous: [before], ...line }) => ({ ...before!, previous: [{ ...line, previous: [] }] }));

/** An open page asks at most once a minute, when its person comes back to it. */
async function comeBackLater(page: Page): Promise<void> {
  const answer = page.waitForResponse('**/remotes/registry.json');
  await page.clock.fastForward(61_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await answer;
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  cpSync(path.resolve(__dirname, '../../shell/dist'), site.folder, { recursive: true });
  product = await startProduct(data.folder, undefined, { SITE_DIR: site.folder });
});
test.afterAll(async () => {
  await product.stop();
  data.remove();
  site.remove();
});

test('a release under an open page is offered between tasks and costs no text; so is stepping back', async ({ page }) => {
  const api = caller(product.address, await signInAt(product.address, people.admin));
  const faqs = `${product.address}/hotels/${await property(api, 'Hotel Marchmont')}/faqs`;
  const offer = page.getByText('A newer version is ready.');
  const reload = page.getByRole('button', { name: 'Reload' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(...(new RegExp(`/${NAME}/([^/]+)/`).exec(request.url())?.slice(1) ?? [])));
  /** The versions whose files the page asked for since the last time. */
  const versions = () => [...new Set(asked.splice(0))];

  await page.clock.install();
  await page.goto(`${faqs}/categories/new`);
  await signIn(page, people.admin);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Half a thought');
  const [before] = versions();

  const next = release();
  await comeBackLater(page);
  await expect(offer).toBeHidden();
  await expect(name).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(offer).toBeVisible();

  // A page that nobody had opened yet: its files are those of the version that this tab began with.
  await page.getByRole('link', { name: 'FAQs', exact: true }).first().click();
  await expect(heading(page, 'FAQs')).toBeVisible();
  expect(versions()).toEqual([before]);
  await reload.click();
  await expect(offer).toBeHidden();
  await expect(heading(page, 'FAQs')).toBeVisible();
  expect(versions()).toEqual([next]);

  stepBack();
  await comeBackLater(page);
  await reload.click();
  await expect(offer).toBeHidden();
  await expect(heading(page, 'FAQs')).toBeVisible();
  expect(versions()).toEqual([before]);
});
