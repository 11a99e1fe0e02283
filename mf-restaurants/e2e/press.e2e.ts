import { DESK, expect, heading, test, withToken } from '../../e2e/support/journey';
import { choose, row, undo } from '../../e2e/support/lists';
import { newRestaurant } from '../../e2e/support/samples';

test.use({ viewport: DESK });

test('a press item is created, found in the list, changed, archived and restored with Undo', async ({ page, api, tokenOf }) => {
  const restaurant = await newRestaurant(api);
  await withToken(page.context(), await tokenOf('admin'));
  await page.goto(`/restaurants/${restaurant.id}`);
  await expect(heading(page, restaurant.name)).toBeVisible();
  await page.getByRole('complementary').getByRole('link', { name: 'Press', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: '+ New Press' }).first().click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Fire and salt');
  await page.getByRole('textbox', { name: 'Publish Date' }).fill('03/29/2026');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(`/restaurants/${restaurant.id}/press`);

  await row(page, 'Fire and salt').getByRole('link', { name: 'Fire and salt' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Fire, salt and smoke');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row(page, 'Fire, salt and smoke')).toBeVisible();
  await choose(page, 'Fire, salt and smoke', 'Archive');
  await expect(row(page, 'Fire, salt and smoke')).toBeHidden();
  await undo(page);
  await expect(row(page, 'Fire, salt and smoke')).toBeVisible();
});
