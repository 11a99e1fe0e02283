import type { Page } from 'playwright/test';
import type { Caller } from '../support/api';
import { DESK, expect, heading, test, withToken } from '../support/test';
import { arrive } from '../support/arrive';
import { HOTEL_WITH_LONG_LIST, property } from '../support/routeTable';
import { newHotel, newRestaurant, newSpecial } from '../support/samples';

test.use({ viewport: DESK, colorScheme: 'dark' });

/** The colour of an element as the browser draws it. */
const RED_OF_TEXT = (element: Element) => Number(/\d+/.exec(getComputedStyle(element).color)?.[0]);

test('a form is printed in full, dark on white, without bars; an open dialog is printed without the page below it', async ({
  page,
  context,
  api,
}) => {
  await withToken(context, api.token);
  const [hotel] = await api.list('/properties?type=hotel&per_page=1');
  const [special] = await api.list(`/properties/${hotel!.id}/specials?per_page=1`);
  await arrive(page, `/hotels/${hotel!.id}/specials/${special!.id}/edit`);
  const title = heading(page, 'Edit Special');
  const text = page.locator('.ql-editor').first();
  // While the form loads, its heading is a different element.
  await text.waitFor();
  expect(await title.evaluate(RED_OF_TEXT)).toBeGreaterThan(200);
  const bars = [
    page.getByRole('banner'),
    page.getByRole('button', { name: 'Save', exact: true }),
    page.getByText('Skip to content'),
  ];
  for (const bar of bars) await expect(bar).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  expect(await title.evaluate(RED_OF_TEXT)).toBeLessThan(60);
  for (const bar of bars) await expect(bar).toBeHidden();
  expect(await text.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);

  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('dialog').waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(title).toBeHidden();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
});

/** Opens a month of a hotel with calendars. @returns the hotel's id */
async function openMonth(page: Page, api: Caller, query = '') {
  await withToken(page.context(), api.token);
  const aster = await property(api, 'The Aster');
  await arrive(page, `/hotels/${aster}/calendars?view=grid${query}`);
  return aster;
}

test('a month is printed on one page, with the names of its calendars and without controls, and a list without its buttons', async ({
  page,
  api,
}) => {
  const aster = await openMonth(page, api, '&day=2026-11-06');
  const controls = [
    page.getByRole('link', { name: '+ New Event' }),
    page.getByRole('button', { name: 'Add', exact: true }),
    page.getByLabel('Month', { exact: true }),
    page.getByLabel('State', { exact: true }),
    // Shown in the day under the pointer, and in every day on a touch screen.
    page
      .getByRole('table')
      .getByRole('link', { name: /^New event on/ })
      .first(),
    page
      .getByRole('table')
      .getByRole('button', { name: /^More for/ })
      .first(),
  ];
  for (const control of controls) await expect(control).toBeVisible();

  // A4 within the margins of the browser.
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: 'print' });
  for (const control of controls) await expect(control).toBeHidden();
  await expect(page.getByText('Weekly at the hotel', { exact: true })).toBeVisible();
  const month = await page.getByRole('table').boundingBox();
  expect(month!.y + month!.height).toBeLessThan(1047);

  await arrive(page, `/hotels/${aster}/specials`);
  await expect(page.getByRole('link', { name: '+ New Special' })).toBeHidden();
});

test('a long list that was scrolled is printed with its head above its rows, not over them', async ({ page, context, api }) => {
  await withToken(context, api.token);
  await arrive(page, `/hotels/${await property(api, HOTEL_WITH_LONG_LIST)}/specials`);
  const table = page.getByRole('table');
  await table
    .getByRole('row')
    .nth(20)
    .evaluate((row) => row.scrollIntoView());
  await page.emulateMedia({ media: 'print' });
  const head = await table.getByRole('columnheader', { name: 'Title' }).boundingBox();
  const first = await table.getByRole('rowheader').first().boundingBox();
  expect(head!.y + head!.height).toBeLessThanOrEqual(first!.y);
});

test('a list is printed with whole titles and without its handles and row menus; a list to choose from is printed whole', async ({
  page,
  context,
  api,
}) => {
  await withToken(context, api.token);
  const hotel = await property(api, HOTEL_WITH_LONG_LIST);
  await arrive(page, `/hotels/${hotel}/specials`);
  const row = page.getByRole('table').getByRole('row').nth(1);
  const controls = [row.getByRole('button', { name: /^More for/ }), row.getByRole('button', { name: /^Move / })];
  for (const control of controls) await expect(control).toBeAttached();
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: 'print' });
  for (const control of controls) await expect(control).toBeHidden();
  await expect(row.getByRole('link').first()).toHaveCSS('-webkit-line-clamp', 'none');

  await page.emulateMedia({ media: null });
  await arrive(page, `/hotels/${hotel}/specials/clone`);
  const items = page
    .getByRole('list')
    .filter({ has: page.getByRole('checkbox') })
    .first();
  const hiddenHeight = () => items.evaluate((list) => list.scrollHeight - list.clientHeight);
  await expect.poll(hiddenHeight).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await hiddenHeight()).toBe(0);
});

test('light words on a colour are printed with it: today in a month, and the flag and button of a preview', async ({
  page,
  api,
}) => {
  await openMonth(page, api);
  await expect(page.getByRole('table').locator('[aria-current=date]')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const exact = ['print-color-adjust', 'exact'] as const;
  await expect(page.getByRole('table').locator('[aria-current=date]')).toHaveCSS(...exact);

  await page.emulateMedia({ media: null });
  const hotel = await newHotel(api);
  const special = await newSpecial(api, hotel, 'Spa days', {
    promo_flag: 'Website Exclusive',
    cta: { type: 'Book Now', link_url: 'https://journey.example' },
  });
  await arrive(page, `/hotels/${hotel.id}/specials/${special.id}/edit`);
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview.getByText('Website Exclusive')).toHaveCSS(...exact);
  await expect(preview.getByText('Book Now')).toHaveCSS(...exact);
});

test('a text field is printed with its whole text, and the first section of a form below its heading', async ({ page, api }) => {
  await withToken(page.context(), api.token);
  const restaurant = await newRestaurant(api);
  const menu = await api.post(`/properties/${restaurant.id}/menus`, { title: 'Dinner', script: '<i>one</i>\n'.repeat(30) });
  await arrive(page, `/restaurants/${restaurant.id}/menu/${menu.id}/edit`);
  const text = page.getByRole('textbox', { name: 'Script' });
  const hiddenHeight = () => text.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(await hiddenHeight()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await hiddenHeight()).toBe(0);
  // A browser moves all of a grid that fits on one page to the next page.
  await expect(page.locator('[class*=layout]', { has: text }).last()).toHaveCSS('display', 'block');
});

test('no card of the media library is cut in two', async ({ page, context, api }) => {
  await withToken(context, api.token);
  await arrive(page, '/media');
  await page.emulateMedia({ media: 'print' });
  const card = page.getByRole('listitem').filter({ has: page.locator('[data-card]') });
  await expect(card.first()).toHaveCSS('break-inside', 'avoid');
});
