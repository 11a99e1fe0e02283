import type { Page } from 'playwright/test';
import { addressOf } from '../support/routeTable';
import { expect, test, withToken } from '../support/test';

const FORMS = [
  '/hotels/:hotelid/specials/:id/edit',
  '/hotels/:hotelid/accommodations/guest-rooms/:id/edit',
  '/hotels/:hotelid/calendars/events/:id/edit',
  '/hotels/shared/specials/:id/edit',
  '/restaurants/:restaurantId/events/:id/edit',
  '/hotels/:hotelid/settings',
];

/** The controls that stand out of the card of their section, and the dates of which one sees a part. */
const outOfPlace = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const beyond = [...main.querySelectorAll('section :is(input, button, select, label)')].filter(
      (control) => control.getBoundingClientRect().right > control.closest('section')!.getBoundingClientRect().right,
    );
    const cut = [...main.querySelectorAll('input')].filter(
      ({ value, scrollWidth, clientWidth }) => /^\d\d\/\d\d\//.test(value) && scrollWidth > clientWidth,
    );
    return [...beyond.map(({ id, textContent }) => textContent || id), ...cut.map(({ value }) => value)];
  });

for (const width of [640, 1280, 1366])
  test(`at ${width} px every control of a form is within its card, and every date is read whole`, async ({
    page,
    api,
    tokenOf,
  }) => {
    await withToken(page.context(), await tokenOf('admin'));
    await page.setViewportSize({ width, height: 900 });
    for (const form of FORMS) {
      await page.goto(await addressOf(api, form));
      await expect(page.getByLabel(/^Image Alt Tag/).first()).toBeVisible();
      expect(await outOfPlace(page), form).toEqual([]);
    }
  });
