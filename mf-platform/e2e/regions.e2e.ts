import { DESK, expect, heading, test, withToken } from '../../e2e/support/journey';
import { newHotel, unique } from '../../e2e/support/samples';

test.use({ viewport: DESK });

test('a region is made of hotels, and opened again with them', async ({ page, api, tokenOf }) => {
  const hotel = await newHotel(api);
  const name = unique('The Lakes');
  await withToken(page.context(), await tokenOf('admin'));
  await page.goto('/');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.getByRole('complementary').getByRole('link', { name: 'Regions', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: '+ New Region' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('checkbox', { name: hotel.name }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL('/hotels/regions');
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('checkbox', { name: hotel.name })).toBeChecked();
});
