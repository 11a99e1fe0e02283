import { expect, test } from 'playwright/test';
import { serveFaults } from './matrix/faultSite';
import { measuring, mountOften } from './mounts';

test.use({ launchOptions: measuring });

/** A few of the 300 rounds that `npm run campaign -- remotes` makes. */
test('mounting and unmounting remotes leaks no listeners, nodes or memory', async ({ page }) => {
  const site = await serveFaults();
  await page.addInitScript(() => localStorage.setItem('innkeeper.token', 'a-token'));
  const { problems } = await mountOften({ page, site, notes: new Set() }, 24);
  await site.close();
  expect(problems).toEqual([]);
});
