import type { Page } from 'playwright/test';
import { caller, type Item } from '../support/api';
import { fillIn } from '../support/fields';
import { newCategory, newHotel, newRestaurant } from '../support/samples';
import { expect, heading, test, withToken } from '../support/test';
import { kinds } from './kinds';

let houses: Record<'hotels' | 'restaurants', Item>;

test.beforeAll(async ({ address, tokenOf }) => {
  const api = caller(address, await tokenOf('admin'));
  houses = { hotels: await newHotel(api), restaurants: await newRestaurant(api) };
  await newCategory(api, houses.hotels, 'Pets');
  for (const { id } of Object.values(houses)) await api.post(`/properties/${id}/calendars`, { name: 'Music' });
});

test.beforeEach(async ({ page, tokenOf }) => {
  await withToken(page.context(), await tokenOf('admin'));
});

/** The ids of the fields of a form that have a label; boxes and switches cannot be filled in wrongly. */
const labelled = (page: Page) =>
  page
    .locator('form [id^="field-"]')
    .evaluateAll((all) => all.map(({ id }) => id).filter((id) => document.getElementById(`${id}-label`)));

const wireName = (id: string) =>
  id
    .replace('field-', '')
    .replaceAll('-', '.')
    .replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

/** Saves a form, has each of its fields refused, and expects the list of errors to call them what the form calls them. */
async function expectSameNames(page: Page): Promise<void> {
  const names = (await labelled(page)).map(wireName);
  const leaves = names.filter((name) => !names.some((other) => other.startsWith(`${name}.`)));
  const fields = Object.fromEntries(leaves.map((name) => [name, 'Look at this']));
  await page.route(/\/api\/(?!.*(drafts|editing|remotes))/, (route) =>
    ['POST', 'PUT'].includes(route.request().method())
      ? route.fulfill({ status: 422, json: { message: 'No.', code: 'validation_failed', fields } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const links = page.getByRole('link', { name: /: Look at this$/ });
  await expect(links).toHaveCount(leaves.length);
  const pairs = await links.evaluateAll((all) =>
    all.map((link) => ({
      listed: link.textContent?.replace(': Look at this', '') ?? '',
      label: document.getElementById(`${link.getAttribute('href')?.slice(1)}-label`)?.textContent ?? '',
    })),
  );
  // An image is listed by its place: the messages about it name its text. A part of the form may stand before the label.
  const isAlike = ({ listed, label }: (typeof pairs)[number]) =>
    /^Image Alt Tag/.test(label) || listed.toLowerCase().endsWith(label.toLowerCase());
  expect(pairs.filter((pair) => !isAlike(pair))).toEqual([]);
}

for (const { place, path, forms = path, sections } of kinds)
  test(`${place}: ${path}: the list of errors calls each field by its label`, async ({ page }) => {
    await page.goto(`/${place}/${houses[place].id}/${forms}/new`);
    await fillIn(page, sections);
    await expectSameNames(page);
  });

test('the hours', async ({ page }) => {
  await page.goto(`/restaurants/${houses.restaurants.id}/hours`);
  await page.getByRole('button', { name: '+ Add Hours' }).first().click();
  await page.getByRole('combobox', { name: /^Meal,/ }).selectOption('Other');
  await page.getByRole('textbox', { name: /^Meal, .*, other$/ }).fill('Oyster Hour '.repeat(30));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Row 1, Meal: / })).toBeVisible();
});

const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const forms: Record<string, (page: Page) => Promise<void>> = {
  '/tokens/new': async (page) => {
    await text(page, 'Name').fill('Kiosk');
    await page.getByLabel('Access to All Properties').check();
    await page.getByRole('combobox', { name: 'Expiry' }).selectOption('Until a date');
    await text(page, 'Expiry Date').fill('12/31/2030');
  },
  '/hotels/alerts/new': async (page) => {
    await text(page, 'Name').fill('Storm');
    await page.getByRole('combobox', { name: 'Display As', exact: true }).selectOption({ index: 2 });
  },
  '/users/new': async (page) => {
    await text(page, 'First Name').fill('Ivy');
    await text(page, 'Last Name').fill('Marsh');
    await text(page, 'Email').fill('ivy@names.example');
    await text(page, 'Password').fill('quite long enough');
    await text(page, 'Confirm Password').fill('quite long enough');
  },
  '/hotels/shared/specials/new': async (page) => {
    await text(page, 'Title').fill('Harvest');
    await text(page, 'Start Date').fill('12/31/2030');
  },
  '/profile': async (page) => text(page, 'First Name').fill('Nora Mae'),
};

for (const [path, fill] of Object.entries(forms))
  test(`${path}: the list of errors calls each field by its label`, async ({ page }) => {
    await page.goto(path);
    await fill(page);
    await expectSameNames(page);
  });

test('the settings of a hotel', async ({ page }) => {
  await page.goto(`/hotels/${houses.hotels.id}/settings`);
  await expect(heading(page, 'Settings')).toBeVisible();
  await page.getByRole('textbox', { name: /Hotel Name|^Name/ }).fill('The Marsh House');
  await expectSameNames(page);
});
