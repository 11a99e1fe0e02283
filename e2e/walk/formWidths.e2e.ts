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

/** The controls that extend beyond the card of their section, and the dates that are only partly visible; fails without either. */
const outOfPlace = (page: Page, needsDates: boolean) =>
  page.getByRole('main').evaluate((main, hasDates) => {
    const controls = [...main.querySelectorAll('section :is(input, button, select, label)')];
    const dates = [...main.querySelectorAll('input')].filter(({ value }) => /^\d\d\/\d\d\//.test(value));
    if (controls.length === 0 || (hasDates && dates.length === 0)) return ['there is nothing to look at'];
    const beyond = controls.filter(
      (control) => control.getBoundingClientRect().right > control.closest('section')!.getBoundingClientRect().right,
    );
    const cut = dates.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    return [...beyond.map(({ id, textContent }) => textContent || id), ...cut.map(({ value }) => value)];
  }, needsDates);

for (const width of [640, 1280, 1366])
  test(`at ${width} px every control of a form is within its card, and every date is fully visible`, async ({
    page,
    api,
    tokenOf,
  }) => {
    await withToken(page.context(), await tokenOf('admin'));
    await page.setViewportSize({ width, height: 900 });
    for (const form of FORMS) {
      await page.goto(await addressOf(api, form));
      await expect(page.getByLabel(/^Image Alt Tag/).first()).toBeVisible();
      expect(await outOfPlace(page, form.endsWith('/edit')), form).toEqual([]);
    }
  });

test('the form of a live link uses the width beside the title, and its buttons are in one line', async ({
  page,
  api,
  tokenOf,
}) => {
  await withToken(page.context(), await tokenOf('admin'));
  await page.goto(await addressOf(api, '/hotels/:hotelid/calendars'));
  await page.getByRole('button', { name: /^(Add|Edit) link$/ }).press('Enter');
  const field = page.getByLabel(/^Link of/);
  const topOf = async (name: string) => (await page.getByRole('button', { name, exact: true }).boundingBox())!.y;
  for (const [width, narrowest] of [
    [320, 280],
    [768, 370],
    [1024, 370],
    [1440, 480],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect((await field.boundingBox())!.width, `${width} px`).toBeGreaterThan(narrowest);
    expect(await topOf('Save'), `${width} px`).toBe(await topOf('Cancel'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${width} px`).toBe(true);
  }
});

test('the calendar of a date fits the window wherever its field is, and is above what is fixed at the bottom', async ({
  page,
  api,
  tokenOf,
}) => {
  await withToken(page.context(), await tokenOf('admin'));
  await page.goto(await addressOf(api, '/hotels/:hotelid/calendars/events/:id/edit'));
  for (const [width, height] of [
    [600, 900],
    [760, 900],
    [1024, 768],
    [1280, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['Start', 'End']) {
      const opener = page.getByRole('button', { name: `Choose ${name}`, exact: true });
      await opener.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await opener.click();
      const panel = page.getByRole('dialog', { name });
      await expect(panel.getByRole('radiogroup')).toBeVisible();
      const box = (await panel.boundingBox())!;
      const foot = (await page.getByRole('region', { name: 'Save' }).boundingBox())!;
      const what = `${name} at ${width} × ${height}`;
      expect(box.x, what).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, what).toBeLessThanOrEqual(width);
      expect(box.y + box.height, what).toBeLessThanOrEqual(foot.y);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
    }
  }
});
