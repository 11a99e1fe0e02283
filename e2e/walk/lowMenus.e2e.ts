import { arrive } from '../support/arrive';
import { addressOf } from '../support/routeTable';
import { expect, test, withToken } from '../support/test';

test('the menu of a row fits the window, however low that is; its entries scroll', async ({ page, api, tokenOf }) => {
  await withToken(page.context(), await tokenOf('admin'));
  await arrive(page, await addressOf(api, '/hotels/:hotelid/faqs'));
  for (const size of [
    { width: 360, height: 640 },
    { width: 740, height: 360 },
    { width: 1280, height: 600 },
  ]) {
    await page.setViewportSize(size);
    const button = page.getByRole('button', { name: /^More for / }).nth(2);
    await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await button.click();
    const menu = page.getByRole('menu');
    await expect(menu).toBeVisible();
    const box = await menu.boundingBox();
    expect(box?.y, `${size.width} × ${size.height}`).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0), `${size.width} × ${size.height}`).toBeLessThanOrEqual(size.height);
    await menu.getByRole('menuitem').last().click({ trial: true });
    await menu.getByRole('menuitem').first().click({ trial: true });
    await page.keyboard.press('Escape');
  }
});
