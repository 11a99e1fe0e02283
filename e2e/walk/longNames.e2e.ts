import { newHotel, newSpecial, unique } from '../support/samples';
import { DESK, expect, test, withToken } from '../support/test';

const LONG = `${'Donaudampfschifffahrtsgesellschaft'.repeat(3)} ${'W'.repeat(40)}`;

test.use({ viewport: DESK });

test('the longest names leave the frame and the lists of choices in their places', async ({ page, api, tokenOf }) => {
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
