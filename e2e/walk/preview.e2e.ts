import { addressOf } from '../support/routeTable';
import { expect, test, withToken } from '../support/test';

// Forms with a site of their own beside them, of each package.
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
