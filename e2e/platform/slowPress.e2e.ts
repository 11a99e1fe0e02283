import type { Locator, Page } from 'playwright/test';
import { arrive } from '../support/arrive';
import { addressOf } from '../support/routeTable';
import { expect, test, withToken } from '../support/test';

/** Presses as a hand does: the mouse button stays down for a while, during which the page may move. */
async function press(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(150);
  await page.mouse.up();
}

test('a slow click right after an invalid field still works, even if the page moves meanwhile', async ({
  page,
  api,
  tokenOf,
}) => {
  await withToken(page.context(), await tokenOf('admin'));
  await arrive(page, await addressOf(api, '/hotels/:hotelid/specials/new'));
  await page
    .getByRole('textbox', { name: /^Title/ })
    .first()
    .click();
  await press(page, page.getByRole('button', { name: 'Add Terms + Conditions' }));
  await expect(page.getByRole('button', { name: 'Remove Terms + Conditions' })).toBeVisible();
  await expect(page.getByText('Required!')).toBeVisible();
  await page.getByRole('textbox', { name: 'Start Date' }).fill('tomorrow');
  const endless = page.getByRole('checkbox', { name: 'Does not end' });
  await press(page, endless);
  await expect(endless).not.toBeChecked();
  await expect(page.getByText(/^Must be a date, such as/)).toBeVisible();
});
