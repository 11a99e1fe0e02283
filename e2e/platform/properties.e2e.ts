import type { Page } from 'playwright/test';
import { choose, expectGone, row } from '../support/lists';
import { newHotel, newRestaurant } from '../support/samples';
import { expect, heading, test, unfold, withToken } from '../support/test';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const SENTENCE = 'This cannot be stored as it is.';

test.beforeEach(async ({ page, tokenOf }) => withToken(page.context(), await tokenOf('admin')));

const hotelFields = async (page: Page) => {
  for (const [name, text] of [
    ['Name', 'Sea House'],
    ['URL', 'https://sea.example'],
    ['Hotel Code', '12345'],
    ['Locale Code', 'en'],
    ['Region Code', '1'],
    ['Brand Code', 'ki'],
  ] as const)
    await field(page, name).fill(text);
  await page.getByRole('combobox', { name: 'Time Zone' }).selectOption('Europe/London');
};
const forms: Array<[what: string, path: string, call: string, fill: (page: Page) => Promise<unknown>]> = [
  ['hotel', '/hotels/new', 'properties', hotelFields],
  ['region', '/hotels/regions/new', 'regions', (page) => field(page, 'Name').fill('Far Coast')],
  ['alert', '/hotels/alerts/new', 'alerts', (page) => field(page, 'Name').fill('Pool closed')],
  [
    'token',
    '/tokens/new',
    'tokens',
    async (page) => {
      await page.getByRole('checkbox', { name: /^Access to All Properties/ }).check();
      await field(page, 'Name').fill('Kiosk');
    },
  ],
];
for (const [what, path, call, fill] of forms) {
  test(`a server error on the ${what} form shows in a red box below it; Save is disabled until something changes`, async ({
    page,
  }) => {
    await page.route(`**/api/${call}`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fulfill({ status: 422, json: { message: SENTENCE, code: 'validation_failed', fields: {}, request_id: '1' } });
    });
    await page.goto(path);
    await expect(save(page)).toBeVisible();
    await fill(page);
    await save(page).click();
    const box = page.locator(`#${what}-error`);
    await expect(box).toContainText(SENTENCE);
    const colours = await box.evaluate((element) => {
      const { borderTopColor, borderLeftColor, backgroundColor } = getComputedStyle(element);
      return [borderTopColor, borderLeftColor, backgroundColor].map((colour) => (colour.match(/\d+(\.\d+)?/g) ?? []).map(Number));
    });
    expect(colours.some(([red = 0, green = 0, blue = 0]) => red > green + 10 && red > blue + 10)).toBe(true);
    const [form, error] = [await field(page, 'Name').boundingBox(), await box.boundingBox()];
    expect(error!.y).toBeGreaterThan(form!.y + form!.height);
    await expect(save(page)).toBeDisabled();
    await field(page, 'Name').fill('Another name');
    await expect(box).toHaveCount(0);
    await expect(save(page)).toBeEnabled();
  });
}

test('a hotel is archived by its flag alone, unarchived, kept by Cancel and removed by Delete', async ({ page, api }) => {
  const hotel = await newHotel(api);
  const address = '/hotels/properties?filter=' + encodeURIComponent(hotel.name);
  const counts = async () => (await page.getByRole('tab').allTextContents()).map((text) => Number(/\d+$/.exec(text)?.[0]));
  await page.goto(address);
  await expect(row(page, hotel.name)).toBeVisible();
  await expect.poll(async () => (await counts()).every(Number.isFinite)).toBe(true);
  const [active, archived] = (await counts()) as [number, number];
  const put = page.waitForRequest((request) => request.method() === 'PUT');
  await choose(page, hotel.name, 'Archive');
  expect((await put).postDataJSON()).toEqual({ archived: true });
  await expectGone(page, hotel.name);
  await expect.poll(counts).toEqual([active - 1, archived + 1]);
  await page.getByRole('tab', { name: /^Archived/ }).click();
  await choose(page, hotel.name, 'Unarchive');
  await expectGone(page, hotel.name);
  await expect.poll(counts).toEqual([active, archived]);
  await page.getByRole('tab', { name: /^Active/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Hotel' });
  await choose(page, hotel.name, 'Delete');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(row(page, hotel.name)).toBeVisible();
  await choose(page, hotel.name, 'Delete');
  await dialog.getByRole('button', { name: 'Delete Hotel' }).click();
  await expectGone(page, hotel.name);
  await expect.poll(counts).toEqual([active - 1, archived]);
});

test('Go to a Property... asks once, 500 ms after the last key, and opens the hotel or restaurant', async ({ page, api }) => {
  const [hotel, restaurant] = [await newHotel(api), await newRestaurant(api)];
  const names: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).searchParams.get('name');
    if (request.url().includes('/api/properties?') && name) names.push(name);
  });
  for (const [place, path] of [
    [hotel, `/hotels/${hotel.id}`],
    [restaurant, `/restaurants/${restaurant.id}`],
  ] as const) {
    await page.goto('/settings');
    await expect(heading(page, 'Settings')).toBeVisible();
    await unfold(page, 'Go to a Property...');
    await page.getByRole('combobox', { name: 'Go to a Property...' }).click();
    await page.keyboard.type(place.name, { delay: 30 });
    await expect.poll(() => names.at(-1)).toBe(`i%%${place.name}`);
    await page.getByRole('option', { name: place.name }).click();
    await expect(page).toHaveURL(path);
  }
  expect(names).toEqual([`i%%${hotel.name}`, `i%%${restaurant.name}`]);
});

test('a walk with the mouse through the dashboard and the list of hotels', async ({ page }) => {
  await page.goto('/');
  for (const [name, word] of [
    ['Grid', 'grid'],
    ['List', 'list'],
    ['Hotel Only', 'grid-hotel'],
  ] as const) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page).toHaveURL(`/?tab=${word}`);
  }
  await page.goto('/?tab=list');
  const columns = page.getByRole('columnheader').filter({ hasText: /\S/ });
  await expect(columns.filter({ hasText: /^Property Name|^Property Type/ })).toHaveText(['Property Name', 'Property Type']);
  await page.getByRole('tab', { name: /^Archived/ }).click();
  await expect(page).toHaveURL('/?tab=list&list=archived');
  await page.goto('/hotels/properties');
  await expect(columns.filter({ hasText: /^Property Name|^Region/ })).toHaveText(['Property Name', 'Region']);
});
