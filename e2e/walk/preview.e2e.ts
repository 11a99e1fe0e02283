import { addressOf } from '../support/routeTable';
import { expect, test, withToken } from '../support/test';

// Forms of each package that have their own preview of the site beside them.
const FORMS = [
  '/hotels/:hotelid/specials/:id/edit',
  '/hotels/:hotelid/tiled/meetings/:id/edit',
  '/hotels/:hotelid/accommodations/guest-rooms/:id/edit',
  '/hotels/:hotelid/faqs/:id/edit',
  '/restaurants/:restaurantId/press/:id/edit',
];

test('the preview beside a form is 400 px wide', async ({ page, api, tokenOf }) => {
  await withToken(page.context(), await tokenOf('admin'));
  await page.setViewportSize({ width: 1600, height: 900 });
  for (const form of FORMS) {
    await page.goto(await addressOf(api, form));
    const preview = page.getByRole('complementary', { name: 'Preview' });
    await expect(preview.getByRole('heading', { name: 'Preview' }), form).toBeVisible();
    expect((await preview.boundingBox())?.width, form).toBe(400);
  }
});

test('in forced colours with a dark scheme, the logo in the preview stays on the light ground it is drawn for', async ({
  page,
  api,
  tokenOf,
}) => {
  await withToken(page.context(), await tokenOf('admin'));
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  for (const form of FORMS) {
    await page.goto(await addressOf(api, form));
    const logo = page.getByRole('complementary', { name: 'Preview' }).locator('img').first();
    await expect(logo, form).toBeAttached();
    const ground = await logo.evaluate((picture) => {
      const own = picture.parentElement;
      return own && getComputedStyle(own).backgroundColor;
    });
    expect(ground, form).toBe('rgb(255, 255, 255)');
  }
});

for (const [width, wide] of [
  [1024, 900],
  [360, 326],
] as const)
  test(`at ${width} px the Preview button is in view anywhere in the form, and gets the focus back`, async ({
    page,
    api,
    tokenOf,
  }) => {
    await withToken(page.context(), await tokenOf('admin'));
    await page.setViewportSize({ width, height: 800 });
    await page.goto(await addressOf(api, '/hotels/:hotelid/faqs/:id/edit'));
    await page.getByRole('switch', { name: /^Archived/ }).scrollIntoViewIfNeeded();
    const opener = page.getByRole('button', { name: 'Preview', exact: true });
    await expect(opener).toBeInViewport();
    const lists: string[] = [];
    page.on('request', (request) => {
      if (/\/faqs\?/.test(request.url())) lists.push(request.url());
    });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Preview' });
    const site = dialog.getByRole('list').locator('..');
    await expect(site).toBeVisible();
    expect(lists).toHaveLength(1);
    expect(await site.evaluate((shown) => shown.getBoundingClientRect().width)).toBe(wide);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (width > 400) {
      await dialog.getByRole('button', { name: '400 px' }).press('Enter');
      expect(await site.evaluate((shown) => shown.getBoundingClientRect().width)).toBe(400);
    }
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });
