import { startAlone, type Alone } from '../support/alone';
import { property } from '../support/routeTable';
import { expect, signIn, test, people } from '../support/test';

let alone: Alone;

test.beforeAll(async ({ address }) => {
  test.setTimeout(180_000);
  alone = await startAlone('mf-hotel-marketing', ['--api', address]);
});
test.afterAll(() => alone.stop());

test('one remote by itself, against the running API: sign in, and the list shows', async ({ page, api }) => {
  test.setTimeout(120_000);
  const marchmont = await property(api, 'Hotel Marchmont');
  await page.goto(alone.address);
  await expect(page.getByLabel(/email/i)).toBeVisible({ timeout: 60_000 });
  await signIn(page, people.twoHotels);
  await page.getByLabel('Identifier of the property').fill(marchmont);
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await page.goto(`${alone.address}/hotels/${marchmont}/specials`);
  await expect(page.getByRole('heading', { level: 1, name: 'Specials' })).toBeVisible();
  await expect(page.locator('tbody').getByRole('row').nth(20)).toBeVisible();
});
