import type { Locator, Page } from 'playwright/test';
import { property } from '../support/routeTable';
import { newHotel, newRestaurant, newSpecial, unique } from '../support/samples';
import { expect, test, withToken } from '../support/test';
import { createGate } from '../support/gate';

/**
 * The limit for layout shifts in the page's main part that no input caused, as browsers count them; 0.1 is 'good' for a
 * whole page.
 */
const LEAST_SEEN = 0.01;
/** Tiles of a dashboard that hold more than most do push the others down a little. */
const A_LITTLE = 0.05;

interface Shift extends PerformanceEntry {
  value: number;
  sources: Array<{ node?: Node }>;
}

/** Counts layout shifts from now on, in every document of the page. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const inMain = sources.some(({ node }) => node && document.querySelector('main')?.contains(node));
        if (inMain) moved.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const movedIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { moved: number[] }).moved.reduce((sum, value) => sum + value, 0));

for (const width of [1440, 320]) {
  test(`a list and a form that are opened by their address load without layout shifts, at ${width} px`, async ({
    page,
    api,
    tokenOf,
  }) => {
    const hotel = await newHotel(api);
    const special = await newSpecial(api, hotel, 'Bring the Dog');
    const content = '<p>With a basket.</p><ul><li>A bowl</li><li>A walk</li></ul><p>Every <strong>day</strong>.</p>';
    await api.put(`/properties/${hotel.id}/specials/${special.id}`, { content });
    await withToken(page.context(), await tokenOf('admin'));
    await page.setViewportSize({ width, height: 1200 });
    await countShifts(page);
    for (const [path, last] of [
      ['/', page.getByRole('link', { name: 'Hotel Marchmont', exact: true })],
      [`/hotels/${hotel.id}/specials`, page.getByRole('button', { name: 'More for Bring the Dog' })],
      [`/hotels/${hotel.id}/specials/${special.id}/edit`, page.getByRole('textbox', { name: 'Content', exact: true })],
    ] as const) {
      await page.goto(path);
      await expect(last).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await movedIn(page), path).toBeLessThan(LEAST_SEEN);
    }
  });

  test(`a dashboard loads without layout shifts, even with nothing to show, at ${width} px`, async ({ page, api, tokenOf }) => {
    await withToken(page.context(), await tokenOf('admin'));
    await page.setViewportSize({ width, height: 1200 });
    await countShifts(page);
    for (const path of [
      `/hotels/${(await newHotel(api)).id}`,
      `/hotels/${await property(api, 'Hotel Marchmont')}`,
      `/restaurants/${(await newRestaurant(api)).id}`,
    ]) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('region').last()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      expect(await movedIn(page), path).toBeLessThan(A_LITTLE);
    }
  });
}

test('what a hotel has already comes late, and moves nothing that may be pressed next', async ({ page, api, tokenOf }) => {
  const name = unique('Steady House');
  const source = await newHotel(api, `${name} A`);
  const target = await newHotel(api, `${name} B`);
  await newHotel(api, `${name} C`);
  for (const hotel of [source, target]) await newSpecial(api, hotel, 'Bring the Dog');
  const { opened, open: answer } = createGate();
  await page.route(`**/properties/${target.id}/specials?*`, async (route) => {
    await opened;
    await route.continue();
  });
  await withToken(page.context(), await tokenOf('admin'));
  await page.goto(`/hotels/${source.id}/specials/clone`);
  const special = page.getByRole('checkbox', { name: 'Bring the Dog' });
  await special.check();
  await page.getByRole('searchbox', { name: 'Filter Hotels...' }).fill(name);
  await expect(page.getByRole('list', { name: 'Hotels' }).getByRole('checkbox')).toHaveCount(3);
  await page.getByRole('checkbox', { name: `${name} B` }).check();
  const next = [page.getByRole('checkbox', { name: `${name} C` }), page.getByRole('checkbox', { name: 'Publish the copies' })];
  const topOf = async (box: Locator) => (await box.boundingBox())!.y;
  // Relative to something that cannot move, since the page itself may still scroll.
  const places = () => Promise.all(next.map(async (box) => (await topOf(box)) - (await topOf(special))));
  const before = await places();
  answer();
  await expect(page.getByText('“Bring the Dog” is already there.')).toBeVisible();
  expect(await places()).toEqual(before);
});
