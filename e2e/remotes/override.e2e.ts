import { startAlone, type Alone } from '../support/alone';
import { caller, signInAt } from '../support/api';
import { freePort, startProduct, temporaryFolder, type Product } from '../support/product';
import { property } from '../support/routeTable';
import { expect, heading, people, signIn, test } from '../support/test';

const NAME = 'mf-hotel-marketing';
const data = temporaryFolder();
let product: Product;
let own: Alone;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const port = await freePort();
  product = await startProduct(data.folder, undefined, { REMOTE_OVERRIDES: `http://localhost:${port}` });
  own = await startAlone(NAME, ['--for-site'], 'remote.json', port);
});
test.afterAll(async () => {
  await own.stop();
  await product.stop();
  data.remove();
});

test('a super user loads their own build of a remote into the running site; a notice says so, and Reset removes it', async ({
  page,
}) => {
  const api = caller(product.address, await signInAt(product.address, people.admin));
  const specials = `/hotels/${await property(api, 'Hotel Marchmont')}/specials`;
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const notice = page.getByText(`${NAME} comes from ${own.address} in this browser`);

  await page.goto(`${product.address}${specials}?remote=${NAME}@${own.address}`);
  await signIn(page, people.admin);
  await expect(notice).toBeVisible();
  await expect(heading(page, 'Specials')).toBeVisible();
  await expect(page.locator('tbody').getByRole('row').nth(20)).toBeVisible();
  await expect(page).toHaveURL(product.address + specials);
  expect(loaded.some((url) => url.startsWith(own.address) && /remoteEntry/.test(url))).toBe(true);

  await page.reload();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(notice).toBeHidden();
  loaded.length = 0;
  await page.reload();
  await expect(heading(page, 'Specials')).toBeVisible();
  expect(loaded.filter((url) => url.startsWith(own.address))).toEqual([]);
});

test('for anybody else the override has no effect', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${product.address}/?remote=${NAME}@${own.address}`);
  await signIn(page, people.twoHotels);
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expect(page.getByText('in this browser')).toBeHidden();
  expect(asked.filter((url) => url.startsWith(own.address))).toEqual([]);
});
