import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { caller, signInAt } from '../support/api';
import { startProduct, temporaryFolder, type Product } from '../support/product';
import { property } from '../support/routeTable';
import { expect, heading, people, signIn, test } from '../support/test';
import { requestedVersions } from '../support/versions';

const NAME = 'mf-hotel-content';
const data = temporaryFolder();
const site = path.resolve(__dirname, '../../shell/dist');
let product: Product;
let admin: string;

interface Listed {
  release: string;
  state: string;
}

/** A call of the super user; the caller adds `if-match` where needed. */
async function call<T>(
  method: string,
  path: string,
  body?: BodyInit,
  headers: Record<string, string> = {},
  remote = NAME,
): Promise<T> {
  const answer = await fetch(`${product.address}/api/remotes/${remote}${path}`, {
    method,
    headers: { authorization: `Bearer ${admin}`, ...headers },
    ...(body && { body }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text) as T;
}

const versionsOf = () => call<{ data: Listed[]; meta: { version: number } }>('GET', '/releases');
const live = async () => (await versionsOf()).data.find(({ state }) => state === 'live')!.release;

async function move(method: string, path: string, body: object): Promise<void> {
  const { meta } = await versionsOf();
  const headers = { 'content-type': 'application/json', 'if-match': `"${meta.version}"` };
  await call(method, path, JSON.stringify(body), headers);
}

/** Packs the version in use again under another name, as a team would. */
function packedAgain(version: string, next: string, remote = NAME): Uint8Array<ArrayBuffer> {
  const { folder, remove } = temporaryFolder();
  const release = path.join(folder, 'package/release');
  cpSync(path.join(site, 'remotes', remote, version), release, { recursive: true });
  const file = path.join(release, 'remote.json');
  for (const ending of ['.br', '.gz']) rmSync(`${file}${ending}`, { force: true });
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version: next }));
  execFileSync('tar', ['-czf', path.join(folder, 'packed.tgz'), '-C', folder, 'package']);
  const bytes = new Uint8Array(readFileSync(path.join(folder, 'packed.tgz')));
  remove();
  return bytes;
}

async function release(): Promise<string> {
  const before = await live();
  const next = `${before.split('-')[0]}-00000001`;
  await call('POST', '/releases', packedAgain(before, next), { 'content-type': 'application/gzip' });
  await move('PUT', '/live', { release: next });
  return next;
}

const stepBack = async () => move('POST', `/releases/${await live()}/withdraw`, { why: 'Tried' });

/**
 * Returns to a page after a minute: an open page asks for a newer version at most once a minute, when its person comes
 * back to it.
 */
async function comeBackLater(page: Page): Promise<void> {
  const answer = page.waitForResponse('**/api/remotes/registry');
  await page.clock.fastForward(61_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await answer;
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startProduct(data.folder);
  admin = await signInAt(product.address, people.admin);
});
test.afterAll(async () => {
  await product.stop();
  data.remove();
});

test('a release while a page is open is offered between tasks and loses no text; so is stepping back', async ({ page }) => {
  const api = caller(product.address, admin);
  const faqs = `${product.address}/hotels/${await property(api, 'Hotel Marchmont')}/faqs`;
  const offer = page.getByText('A newer version is ready.');
  const reload = page.getByRole('button', { name: 'Reload' });
  const versions = requestedVersions(page, NAME);

  await page.clock.install();
  await page.goto(`${faqs}/categories/new`);
  await signIn(page, people.admin);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Half a thought');
  const [before] = versions();

  const next = await release();
  await comeBackLater(page);
  await expect(offer).toBeHidden();
  await expect(name).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(offer).toBeVisible();

  // Even a page that was not opened before loads its files from the version that this tab began with.
  await page.getByRole('link', { name: 'FAQs', exact: true }).first().click();
  await expect(heading(page, 'FAQs')).toBeVisible();
  expect(versions()).toEqual([before]);
  await reload.click();
  await expect(offer).toBeHidden();
  await expect(heading(page, 'FAQs')).toBeVisible();
  expect(versions()).toEqual([next]);

  await stepBack();
  await comeBackLater(page);
  await reload.click();
  await expect(offer).toBeHidden();
  await expect(heading(page, 'FAQs')).toBeVisible();
  expect(versions()).toEqual([before]);
});

test('every remote is accepted as a release exactly as it was built', async () => {
  const answer = await fetch(`${product.address}/api/remotes/registry`);
  const { data } = (await answer.json()) as { data: { remotes: Array<{ name: string }> } };
  const { remotes } = data;
  expect(remotes.length).toBeGreaterThanOrEqual(4);
  for (const { name } of remotes) {
    const { data: listed } = await call<{ data: Listed[] }>('GET', '/releases', undefined, {}, name);
    const built = listed.find(({ state }) => state === 'live')!.release;
    const packed = packedAgain(built, `${built.split('-')[0]}-00000002`, name);
    await call('POST', '/releases', packed, { 'content-type': 'application/gzip' }, name);
  }
});
