import { property } from '../support/routeTable';
import { DESK, expect, heading, test, withToken } from '../support/test';

test.use({ viewport: DESK });

/** Opens a page of each remote and where its sidebar leads, all in one document that is never reloaded. */
test('every remote shows its page inside the shell, and going from one to the next does not reload the document', async ({
  page,
  api,
  tokenOf,
}) => {
  await withToken(page.context(), await tokenOf('admin'));
  const frame = (name: string) => page.locator(`[data-remote="${name}"]`);
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await expect(frame('mf-platform').getByRole('heading', { level: 1 })).toHaveText('Dashboard');

  await page.getByRole('link', { name: 'Hotels', exact: true }).first().click();
  await page.getByRole('main').getByRole('link', { name: 'Hotel Marchmont', exact: true }).click();
  await expect(frame('mf-hotel-content').getByRole('heading', { level: 1 })).toHaveText('Hotel Marchmont');
  await page.getByRole('link', { name: 'Specials', exact: true }).first().click();
  await expect(frame('mf-hotel-marketing').getByRole('heading', { level: 1 })).toHaveText('Specials');
  await page.getByRole('link', { name: 'FAQs', exact: true }).first().click();
  await expect(frame('mf-hotel-content').getByRole('heading', { level: 1 })).toHaveText('FAQs');

  await page.getByRole('combobox', { name: 'Go to a Property...' }).fill('ember');
  await page.getByRole('option', { name: /Ember & Oak/ }).click();
  await expect(page).toHaveURL(`/restaurants/${await property(api, 'Ember & Oak')}`);
  await expect(frame('mf-restaurants').getByRole('heading', { level: 1 })).toHaveText('Ember & Oak');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  for (const back of ['FAQs', 'Specials', 'Hotel Marchmont']) {
    await page.goBack();
    await expect(heading(page, back)).toBeVisible();
  }
});
