import { newHotel } from '../support/samples';
import { addressOf } from '../support/routeTable';
import { DESK, expect, heading, test, withToken } from '../support/test';

/** The path and the name of each page (document 1 §2, route table). */
const pages: Array<[path: string, name: string]> = [
  ['/', 'Dashboard'],
  ['/users', 'Users'],
  ['/users/new', 'New User'],
  ['/hotels/regions', 'Regions'],
  ['/hotels/regions/new', 'New Region'],
  ['/hotels/regions/:id', 'Edit Region'],
  ['/hotels/alerts', 'Alert Assignments'],
  ['/hotels/alerts/new', 'New Alert'],
  ['/hotels/alerts/:id/edit', 'Edit Alert'],
  ['/hotels/alerts/listings', 'Alert Listings'],
  ['/hotels/properties', 'Hotels'],
  ['/hotels/new', 'New Hotel'],
  ['/hotels/shared/specials', 'Shared Specials'],
  ['/hotels/shared/specials/new', 'New Shared Specials'],
  ['/media', 'Media Library'],
  ['/settings', 'Settings'],
  ['/profile', 'Profile'],
  ['/notifications', 'Notifications'],
  ['/tokens', 'API Tokens'],
  ['/tokens/new', 'New Token'],
  ['/releases', 'Releases'],
  ['/releases/tokens', 'Deploy Tokens'],
  ['/security-log', 'Security Log'],
  ['/activity', 'Activity'],
  ['/bin', 'Bin'],
];

// A wide screen, for breadcrumbs and sidebar; the walk checks them on small screens.
test.use({ viewport: DESK });

test.beforeEach(async ({ page, tokenOf }) => withToken(page.context(), await tokenOf('admin')));

for (const [path, name] of pages) {
  test(`${path} shows ${name}, its title, crumbs, back link, brand and vendor`, async ({ page, api }) => {
    const address = await addressOf(api, path);
    await page.goto(address);
    await expect(heading(page, name)).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(/^[^|]+ \| Innkeeper$/);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'Innkeeper' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveText('Powered by Northlight');
    const title = (await page.title()).replace(' | Innkeeper', '');
    await expect(banner.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem').last()).toHaveText(title);
    const first = page.getByRole('complementary', { name: 'Sections' }).getByRole('link').first();
    if (path === '/') return expect(first).toHaveAttribute('aria-current', 'page');
    const above = banner.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').last();
    await expect(first).toHaveAttribute('href', (await above.count()) > 0 ? ((await above.getAttribute('href')) ?? '') : '/');
  });
}

test("/users/:id/edit shows Edit User; with one's own id it redirects to /profile", async ({ page, api }) => {
  const [other] = await api.list('/users?name=i%25%25tom');
  await page.goto(`/users/${other!.id}/edit`);
  await expect(heading(page, 'Edit User')).toBeVisible();
  const own = await api.get('/profile');
  await page.goto(`/users/${own.id}/edit`);
  await expect(page).toHaveURL('/profile');
  await expect(heading(page, 'Profile')).toBeVisible();
});

test('/hotels/:hotelid is titled with the name of the hotel', async ({ page, api }) => {
  const hotel = await newHotel(api);
  await page.goto(`/hotels/${hotel.id}`);
  await expect(heading(page, hotel.name)).toBeVisible();
  await expect(page).toHaveTitle(`${hotel.name} | Innkeeper`);
});

test('/media/:id shows the asset; /media/:id/edit redirects to it, as the address of a region does', async ({ page, api }) => {
  const [asset] = await api.list('/assets?per_page=1');
  const [region] = await api.list('/regions?per_page=1');
  await page.goto('/media');
  await page.locator('[data-card]').first().click();
  await expect(page).toHaveURL(/\/media\/[\w-]+$/);
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  for (const path of [`/media/${asset!.id}`, `/hotels/regions/${region!.id}`]) {
    await page.goto(`${path}/edit`);
    await expect(page).toHaveURL(path);
  }
});

test('Settings links to everything that the person may open, and requests no data itself', async ({ page }) => {
  await page.goto('/settings');
  const links = page.getByRole('main').locator('ul').getByRole('link');
  await expect(links).toHaveText(['Profile', 'Notifications', 'Users', 'API Tokens', 'Security Log', 'Regions']);
  for (const [name, path] of [
    ['Users', '/users'],
    ['API Tokens', '/tokens'],
    ['Regions', '/hotels/regions'],
  ] as const) {
    await expect(links.filter({ hasText: name })).toHaveAttribute('href', path);
  }
});
