import type { Page } from 'playwright/test';
import type { Caller } from '../support/api';
import { isFirefox } from '../support/browser';
import { choose, expectOrder, handle, row, rows, undo } from '../support/lists';
import { newHotel, newRestaurant, newSpecial } from '../support/samples';
import { DESK, expect, heading, test, withToken } from '../support/test';

test.use({ viewport: DESK });

test('specials show their state and are filtered and sorted by it; Publish and Undo work from the menu', async ({
  page,
  api,
  tokenOf,
}) => {
  const hotel = await newHotel(api);
  const [first] = [await newSpecial(api, hotel, 'Bring the Dog'), await newSpecial(api, hotel, 'Late Checkout')];
  await api.put(`/properties/${hotel.id}/specials/${first.id}`, { published: false });
  await withToken(page.context(), await tokenOf('admin'));
  await page.goto(`/hotels/${hotel.id}/specials`);
  await expect(row(page, 'Bring the Dog').getByText('Draft', { exact: true })).toBeVisible();
  await choose(page, 'Bring the Dog', 'Publish');
  await expect(row(page, 'Bring the Dog').getByText('Live', { exact: true })).toBeVisible();
  await undo(page);
  await expect(page.getByText('Bring the Dog is as it was before.')).toBeVisible();
  await page.getByRole('combobox', { name: 'State' }).selectOption('Draft');
  await expectOrder(page, ['Bring the Dog']);
  await expect(page).toHaveURL(/state=draft/);
  await expect(page.getByRole('status').filter({ hasText: '1–1 of 1' })).toBeVisible();
});

test('the focus stays in the page on its last page, and when the last row of a page is removed', async ({
  page,
  api,
  tokenOf,
}) => {
  const hotel = await newHotel(api);
  for (const title of ['One', 'Two', 'Three']) await newSpecial(api, hotel, title);
  await withToken(page.context(), await tokenOf('admin'));
  await page.goto(`/hotels/${hotel.id}/specials?per_page=2`);
  await page.getByRole('button', { name: 'Next page' }).press('Enter');
  await expectOrder(page, ['Three']);
  const focused = () => page.evaluate(() => document.activeElement?.tagName ?? 'none');
  await expect.poll(focused).toBe('BUTTON');
  await choose(page, 'Three', 'Archive');
  await expectOrder(page, ['One', 'Two']);
  await expect.poll(focused).not.toBe('BODY');
  await undo(page);
  await expect(page.getByText('Three is as it was before.')).toBeVisible();
  await expect.poll(focused).not.toBe('BODY');
});

/** Opens a list of One, Two, Three and Four. @returns the middle of the handles of the last and the first row, in pixels */
async function openFourRows(page: Page, api: Caller, token: string) {
  const hotel = await newHotel(api);
  for (const title of ['One', 'Two', 'Three', 'Four']) await newSpecial(api, hotel, title);
  await withToken(page.context(), token);
  await page.goto(`/hotels/${hotel.id}/specials`);
  const last = await handle(page, 'Four').boundingBox();
  const first = await handle(page, 'One').boundingBox();
  if (!last || !first) throw new Error('The rows have no handles.');
  return { x: last.x + last.width / 2, from: last.y + last.height / 2, to: first.y + first.height / 2 };
}

test('a row that is flung lands where the mouse lets it go, however far its first move went', async ({ page, api, tokenOf }) => {
  const { x, from, to } = await openFourRows(page, api, await tokenOf('admin'));
  await page.mouse.move(x, from);
  await page.mouse.down();
  // A hand is never still: if the drag code arrives late, the next move begins the drag.
  await expect(async () => {
    for (const above of [2, 3]) await page.mouse.move(x, to - above);
    await expect(page.locator('body > table')).toBeAttached({ timeout: 200 });
  }).toPass();
  await page.mouse.up();
  await expectOrder(page, ['Four', 'One', 'Two', 'Three']);
});

test('a drag by touch that the device interrupts, as for a call, puts the row back', async ({ page, api, tokenOf }) => {
  test.skip(isFirefox, 'Only Chromium can be told how a touch goes on.');
  const { x, from, to } = await openFourRows(page, api, await tokenOf('admin'));
  const device = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchCancel', ...ys: number[]) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: ys.map((y) => ({ x, y })) });
  await touch('touchStart', from);
  await expect(async () => {
    for (const above of [2, 3]) await touch('touchMove', to - above);
    await expect(page.locator('body > table')).toBeAttached({ timeout: 200 });
  }).toPass();
  await touch('touchCancel');
  await expect(page.locator('body > table')).not.toBeAttached();
  await expectOrder(page, ['One', 'Two', 'Three', 'Four']);
  await page.reload();
  await expectOrder(page, ['One', 'Two', 'Three', 'Four']);
});

test('three specials are cloned to five hotels and all fifteen published in at most 14 clicks', async ({
  page,
  api,
  tokenOf,
}) => {
  const hotel = await newHotel(api);
  const others = [];
  for (let count = 0; count < 5; count += 1) others.push(await newHotel(api));
  const titles = ['One', 'Two', 'Three'];
  for (const title of titles) await newSpecial(api, hotel, title);
  await withToken(page.context(), await tokenOf('admin'));
  await page.goto(`/hotels/${hotel.id}/specials`);
  let clicks = 0;
  const click = async (role: 'link' | 'checkbox' | 'button', name: string | RegExp) => {
    clicks += 1;
    await page.getByRole(role, { name, exact: typeof name === 'string' }).click();
  };
  await click('link', 'Clone Special');
  await expect(heading(page, 'Clone Special')).toBeVisible();
  for (const title of titles) await click('checkbox', title);
  for (const { name } of others) await click('checkbox', String(name));
  await click('checkbox', /^Publish the copies/);
  await click('button', 'Clone');
  await expect(page.getByText(/cloned to 5 hotels, 15 of 15 published/)).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(14);
  await expect(page.getByRole('region', { name: 'The copies' }).getByRole('link')).toHaveCount(15);
  for (const { id } of others) expect(await api.list(`/properties/${id}/specials?state=live`)).toHaveLength(3);
});

test('a name without a blank is cut with an ellipsis, and shown in full on hover and focus', async ({ page, api, tokenOf }) => {
  const hotel = await newHotel(api);
  const title = 'Donaudampfschiff'.repeat(12);
  await newSpecial(api, hotel, title);
  await withToken(page.context(), await tokenOf('admin'));
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/hotels/${hotel.id}/specials`);
    const link = rows(page).getByRole('link', { name: title });
    await expect(link).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect((await link.boundingBox())!.height).toBeLessThan(80);
    const whole = page.locator('[popover]').filter({ hasText: title });
    await link.hover();
    await expect(whole).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(whole).toHaveCount(0);
    await page.getByRole('searchbox').focus();
    await page.mouse.move(1, 1);
    for (let step = 0; step < 12 && (await whole.count()) === 0; step += 1) await page.keyboard.press('Tab');
    await expect(whole).toBeVisible();
  }
});

test('a field with more text than fits is not covered by its text on hover or focus', async ({ page, api, tokenOf }) => {
  const { id } = await newRestaurant(api);
  const fields = { title: 'Lunch '.repeat(30), script: '<div>Lunch</div>\n'.repeat(60) };
  const menu = await api.post(`/properties/${id}/menus`, fields);
  await withToken(page.context(), await tokenOf('admin'));
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/restaurants/${id}/menu`);
  // The code that shows truncated texts in full is loaded when the pointer moves.
  const link = rows(page).getByRole('link');
  await link.hover();
  await expect(page.locator('[popover]')).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(`/restaurants/${id}/menu/${menu.id}/edit`);
  for (const name of ['Title', 'Script']) {
    const field = page.getByRole('textbox', { name });
    await field.hover();
    await expect(page.locator('[popover]')).toHaveCount(0);
    await field.focus();
    await expect(page.locator('[popover]')).toHaveCount(0);
  }
});

for (const width of [768, 1440])
  test(`at ${width} px search, state and order of a list stand on one line`, async ({ page, api, tokenOf }) => {
    const { id } = await newRestaurant(api);
    await withToken(page.context(), await tokenOf('admin'));
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/restaurants/${id}/press`);
    const search = await page.getByRole('main').getByRole('searchbox').boundingBox();
    for (const name of ['State', 'Order'])
      expect((await page.getByRole('combobox', { name }).boundingBox())?.y, name).toBe(search?.y);
  });
