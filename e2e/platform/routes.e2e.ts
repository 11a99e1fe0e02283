import { newHotel } from '../support/samples';
import { addressOf } from '../support/routeTable';
import { DESK, expect, heading, test, withToken } from '../support/test';

/** Row, path and what its page is called (document 1 §2, route table). */
const pages: Array<[row: string, path: string, name: string]> = [
  ['P-014', '/', 'Dashboard'],
  ['P-017', '/users', 'Users'],
  ['P-018', '/users/new', 'New User'],
  ['P-020', '/hotels/regions', 'Regions'],
  ['P-021', '/hotels/regions/new', 'New Region'],
  ['P-022', '/hotels/regions/:id', 'Edit Region'],
  ['P-023', '/hotels/alerts', 'Alert Assignments'],
  ['P-024', '/hotels/alerts/new', 'New Alert'],
  ['P-025', '/hotels/alerts/:id/edit', 'Edit Alert'],
  ['P-026', '/hotels/alerts/listings', 'Alert Listings'],
  ['P-029', '/hotels/properties', 'Hotels'],
  ['P-030', '/hotels/new', 'New Hotel'],
  ['P-032', '/hotels/shared/specials', 'Shared Specials'],
  ['P-033', '/hotels/shared/specials/new', 'New Shared Specials'],
  ['P-034', '/media', 'Media Library'],
  ['P-036', '/settings', 'Settings'],
  ['P-037', '/profile', 'Profile'],
  ['P-038', '/notifications', 'Notifications'],
  ['P-039', '/tokens', 'API Tokens'],
  ['P-040', '/tokens/new', 'New Token'],
  ['contract 6', '/releases', 'Releases'],
  ['contract 6', '/releases/tokens', 'Deploy Tokens'],
  ['contract 6', '/security-log', 'Security Log'],
];

// Crumbs and sidebar as they stand on a desk; what becomes of them on small screens is looked at by the walk.
test.use({ viewport: DESK });

test.beforeEach(async ({ page, tokenOf }) => withToken(page.context(), await tokenOf('admin')));

for (const [row, path, name] of pages) {
  test(`${row} P-005 P-006 P-007 P-012 P-110 ${path} shows ${name}, its title, crumbs, back link, brand and vendor`, async ({
    page,
    api,
  }) => {
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

test('P-019 P-099 /users/:id/edit shows Edit User; the own id leads to /profile', async ({ page, api }) => {
  const [other] = await api.list('/users?name=i%25%25tom');
  await page.goto(`/users/${other!.id}/edit`);
  await expect(heading(page, 'Edit User')).toBeVisible();
  const own = await api.get('/profile');
  await page.goto(`/users/${own.id}/edit`);
  await expect(page).toHaveURL('/profile');
  await expect(heading(page, 'Profile')).toBeVisible();
});

test('P-031 P-042 /hotels/:hotelid is titled with the name of the hotel', async ({ page, api }) => {
  const hotel = await newHotel(api);
  await page.goto(`/hotels/${hotel.id}`);
  await expect(heading(page, hotel.name)).toBeVisible();
  await expect(page).toHaveTitle(`${hotel.name} | Innkeeper`);
});

test('P-035 OP-12 /media/:id shows the asset; with /edit it leads there, as a region does', async ({ page, api }) => {
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

test('P-105 OP-09 Settings leads to everything that the person may open, and asks for no data of its own', async ({ page }) => {
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
