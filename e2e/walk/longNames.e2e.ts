import { arrive } from '../support/arrive';
import { newCategory, newFaq, newHotel, newSpecial, unique } from '../support/samples';
import { DESK, expect, test, withToken } from '../support/test';

const LONG = `${'Donaudampfschifffahrtsgesellschaft'.repeat(3)} ${'W'.repeat(40)}`;

test.use({ viewport: DESK });

test('the longest names do not overflow the frame or the lists of choices', async ({ page, api, tokenOf }) => {
  const hotel = await newHotel(api, unique(LONG));
  await newSpecial(api, hotel, LONG);
  await withToken(page.context(), await tokenOf('admin'));
  const sections = page.getByRole('complementary', { name: 'Sections' });
  const edge = async () => ((await sections.boundingBox())?.x ?? 0) + ((await sections.boundingBox())?.width ?? 0);

  await page.goto(`/hotels/${hotel.id}/specials`);
  const back = sections.getByRole('link', { name: hotel.name, exact: true });
  const box = await back.boundingBox();
  expect(box!.x + box!.width).toBeLessThan(await edge());
  expect(box!.height).toBeLessThan(40);
  expect((await sections.getByRole('link', { name: 'Dashboard' }).boundingBox())?.y).toBeLessThan(260);

  await page.goto(`/hotels/${hotel.id}/specials/clone`);
  for (const name of ['Hotels', 'Specials']) {
    const crumb = page.getByRole('banner').getByRole('link', { name, exact: true });
    expect(await crumb.evaluate((link) => link.scrollWidth - link.clientWidth)).toBeLessThanOrEqual(0);
  }
  const items = page.getByRole('list', { name: /Specials/ }).filter({ has: page.getByRole('checkbox') });
  await expect(items.getByRole('checkbox').first()).toBeVisible();
  expect(await items.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeLessThanOrEqual(0);

  const target = page.getByRole('list', { name: 'Hotels' }).getByRole('listitem').filter({ hasText: hotel.name });
  const label = await target.getByText(hotel.name).boundingBox();
  const open = await target.getByRole('link', { name: `Open ${hotel.name}` }).boundingBox();
  expect([open!.x > label!.x + label!.width - 1, open!.y < label!.y + label!.height]).toEqual([true, true]);
});

test('a name in one long word leaves the choice of an alert its width', async ({ page, api, tokenOf }) => {
  const hotel = await newHotel(api, unique('W'.repeat(150)));
  await withToken(page.context(), await tokenOf('admin'));
  await page.goto(`/hotels/alerts?filter=${encodeURIComponent(hotel.name.slice(-12))}`);
  const choice = page.getByRole('combobox', { name: `Alert Listing: ${hotel.name}` });
  await expect(choice).toBeVisible();
  expect((await choice.boundingBox())!.width).toBeGreaterThanOrEqual(200);
});

test('with five breadcrumbs the name of the hotel stays readable, and the page is cut with an ellipsis', async ({
  page,
  api,
  tokenOf,
}) => {
  const hotel = await newHotel(api, unique('The Aster'));
  await withToken(page.context(), await tokenOf('admin'));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/hotels/${hotel.id}/accommodations/guest-rooms/new`);
  const crumbs = page.getByRole('banner').getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.getByRole('listitem')).toHaveCount(5);
  await expect(crumbs.getByRole('link', { name: hotel.name })).toBeVisible();
  expect((await crumbs.getByRole('link', { name: hotel.name }).boundingBox())!.width).toBeGreaterThan(40);
  const line = await crumbs.boundingBox();
  const last = await crumbs.getByText('New Guest Room Accommodation').boundingBox();
  expect(last!.x + last!.width).toBeLessThanOrEqual(line!.x + line!.width);
});

test('on a phone the longest names of a dashboard card do not overlap its menu', async ({ page, api, tokenOf }) => {
  const region = await api.post('/regions', { name: unique(LONG) });
  const hotel = await newHotel(api, unique(LONG));
  await api.put(`/properties/${hotel.id}`, { region_id: region.id });
  await withToken(page.context(), await tokenOf('admin'));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/?tab=grid-hotel');
  const menu = page.getByRole('button', { name: `More for ${hotel.name}` });
  await expect(menu).toBeVisible();
  const cards = page.getByRole('list', { name: 'Hotels' });
  const name = await cards.getByRole('link', { name: hotel.name }).boundingBox();
  expect(name!.x + name!.width).toBeLessThanOrEqual((await menu.boundingBox())!.x);
});

test('on a phone the way back above a title takes one line, however long the name is that it leads to', async ({
  page,
  api,
  tokenOf,
}) => {
  const hotel = await newHotel(api, unique(LONG));
  await withToken(page.context(), await tokenOf('admin'));
  await page.setViewportSize({ width: 360, height: 740 });
  await arrive(page, `/hotels/${hotel.id}/settings`);
  const back = await page.getByRole('main').getByRole('link', { name: hotel.name, exact: true }).boundingBox();
  expect(back!.height).toBeLessThan(40);
  expect(back!.x + back!.width).toBeLessThanOrEqual(360);
});

test('on a phone the longest name of a category takes three lines above its questions, and is shown whole under the pointer', async ({
  page,
  api,
  tokenOf,
}) => {
  const hotel = await newHotel(api);
  const name = unique('Breakfast and dinner '.repeat(8).trim());
  await newCategory(api, hotel, name);
  await withToken(page.context(), await tokenOf('admin'));
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/hotels/${hotel.id}/faqs`);
  const category = page.getByRole('heading', { level: 2, name });
  await expect(category).toBeVisible();
  expect((await category.boundingBox())!.height).toBeLessThan(80);
  await category.hover();
  await expect(page.locator('[popover]').filter({ hasText: name })).toBeVisible();
});

test('at 320 px a sentence with a long word breaks the word, and nothing scrolls sideways', async ({ page, api, tokenOf }) => {
  const hotel = await newHotel(api);
  await api.post(`/properties/${hotel.id}/faq-categories`, { name: LONG });
  await withToken(page.context(), await tokenOf('admin'));
  await page.setViewportSize({ width: 320, height: 740 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.goto(`/hotels/${hotel.id}/faqs`);
  await expect(page.getByText(/^No FAQs yet for/)).toBeVisible();
  expect(await width()).toBe(320);
  await page.goto(`/hotels/${hotel.id}/specials?filter=${encodeURIComponent(LONG)}`);
  await expect(page.getByRole('button', { name: 'Clear the filter' })).toBeVisible();
  expect(await width()).toBe(320);
});

test('every text of a preview breaks a word that is wider than the preview', async ({ page, api, tokenOf }) => {
  const hotel = await newHotel(api);
  const name = 'Donaudampfschifffahrtsgesellschaft'.repeat(9).slice(0, 200);
  const faq = await newFaq(api, hotel, await newCategory(api, hotel, name), name);
  await withToken(page.context(), await tokenOf('admin'));
  await arrive(page, `/hotels/${hotel.id}/faqs/${faq.id}/edit`);
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview.getByText(name).first()).toBeVisible();
  expect(
    await preview.evaluate((part) =>
      [...part.querySelectorAll('*')]
        .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth)
        .map((element) => element.textContent?.slice(0, 40)),
    ),
  ).toEqual([]);
});
