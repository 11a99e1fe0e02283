import { arrive } from '../support/arrive';
import { addressOf } from '../support/routeTable';
import { expect, test, withToken } from '../support/test';

const TABLES = [
  '/bin',
  '/security-log',
  '/users',
  '/tokens',
  '/hotels/shared/specials',
  '/hotels/:hotelid/specials',
  '/restaurants/:restaurantId/events',
  '/restaurants/:restaurantId/press',
];

test('no table is wider than its frame while its rows are on the way', async ({ page, api, tokenOf }) => {
  await withToken(page.context(), await tokenOf('admin'));
  await arrive(page, '/settings');
  // Requests for lists are never answered.
  await page.route(/\/api\/.*\b(bin|security-log|users|tokens|specials|events|presses)\b/, () => {});
  const found: string[] = [];
  for (const path of TABLES) {
    await page.goto(await addressOf(api, path), { waitUntil: 'domcontentloaded' });
    await page.locator('tbody tr[aria-hidden=true]').first().waitFor();
    for (const width of [768, 900, 1024, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await page
        .getByRole('table')
        .first()
        .evaluate((table) => table.clientWidth - table.parentElement!.clientWidth);
      if (beyond > 0) found.push(`${path} at ${width}: ${beyond} pixels`);
    }
  }
  expect(found).toEqual([]);
});
