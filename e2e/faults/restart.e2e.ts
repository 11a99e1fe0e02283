import { expect, test, type Page } from 'playwright/test';
import { caller, signInAt } from '../support/api';
import { ourProduct } from '../support/ourProduct';
import { people } from '../support/people';
import { newHotel, newSpecial } from '../support/samples';

/** A restart of the server, with and without a proxy in front of it, is waited for. */

const answers = { 'a proxy answers 502': 502, 'nothing answers': null };
const everything = '**/*';

/** From now on the server is away; the returned function brings it back. */
async function stopServer(page: Page, status: number | null): Promise<() => Promise<void>> {
  await page.route(everything, (route) => (status ? route.fulfill({ status }) : route.abort('connectionrefused')));
  return () => page.unroute(everything);
}

async function openHotel(page: Page): Promise<string> {
  const { address } = ourProduct();
  const api = caller(address, await signInAt(address, people.admin));
  const hotel = await newHotel(api);
  await newSpecial(api, hotel, 'Bring the Dog');
  await page.addInitScript((kept) => localStorage.setItem('innkeeper.token', kept), api.token);
  await page.goto(`${address}/hotels/${hotel.id}/faqs`);
  await expect(page.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  return `${address}/hotels/${hotel.id}/specials`;
}
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const menuLink = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
const special = (page: Page) => page.getByRole('link', { name: 'Bring the Dog', exact: true });

for (const [how, status] of Object.entries(answers)) {
  test(`a page of another remote that is opened during a restart is shown without a failure (${how})`, async ({ page }) => {
    await openHotel(page);
    const start = await stopServer(page, status);
    await menuLink(page, 'Specials').click();
    await page.waitForTimeout(1500);
    await expect(tryAgain(page)).toHaveCount(0);
    await start();
    await expect(special(page)).toBeVisible();
    await expect(tryAgain(page)).toHaveCount(0);
  });
}

test('what could not be loaded during a longer outage is loaded by itself afterwards', async ({ page }) => {
  const specials = await openHotel(page);
  await page.goto(specials);
  await expect(special(page)).toBeVisible();
  // The code of this page is there, so that it is the list which fails.
  await menuLink(page, 'FAQs').click();
  await expect(page.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible();
  await page.waitForTimeout(2500);
  const start = await stopServer(page, 502);
  await menuLink(page, 'Specials').click();
  await expect(tryAgain(page).first()).toBeVisible();
  await start();
  await expect(special(page)).toBeVisible();
  await expect(tryAgain(page)).toHaveCount(0);
});

test('a site that could not be started starts by itself when the server is back', async ({ page }) => {
  const specials = await openHotel(page);
  await page.route('**/api/**', (route) => route.fulfill({ status: 502 }));
  await page.goto(specials);
  await expect(page.getByRole('heading', { name: 'Innkeeper could not be started' })).toBeVisible();
  await page.unroute('**/api/**');
  await expect(special(page)).toBeVisible();
});

test('the code of the site is fetched again if it meets a restart', async ({ page }) => {
  const specials = await openHotel(page);
  let isDown = true;
  await page.route(/\/assets\/site\.\w+\.js$/, (route) => (isDown ? route.fulfill({ status: 502 }) : route.continue()));
  const refused = page.waitForResponse((response) => response.status() === 502);
  await page.goto(specials);
  await refused;
  await page.waitForTimeout(500);
  isDown = false;
  await expect(special(page)).toBeVisible();
});
