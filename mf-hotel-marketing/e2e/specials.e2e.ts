import { richText } from '../../e2e/support/editor';
import { DESK, expect, heading, test, withToken } from '../../e2e/support/journey';
import { choose, expectOrder, row, undo } from '../../e2e/support/lists';
import { newHotel, newSpecial } from '../../e2e/support/samples';

test.use({ viewport: DESK });

test('a special is edited, archived, and restored to its place with Undo', async ({ page, api, tokenOf }) => {
  const hotel = await newHotel(api);
  await newSpecial(api, hotel, 'Bring the Dog');
  await newSpecial(api, hotel, 'Late Checkout');
  await withToken(page.context(), await tokenOf('admin'));
  await page.goto(`/hotels/${hotel.id}/specials`);
  await expect(heading(page, 'Specials')).toBeVisible();
  await row(page, 'Bring the Dog').getByRole('link', { name: 'Bring the Dog' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Bring both Dogs');
  const { text } = richText(page.getByRole('region', { name: 'Title & Content', exact: true }), 'Content');
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' And the cat.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(`/hotels/${hotel.id}/specials`);
  await expectOrder(page, ['Bring both Dogs', 'Late Checkout']);
  const [stored] = await api.list(`/properties/${hotel.id}/specials?order_by=sort_index:ASC`);
  expect(stored).toMatchObject({ content: '<p>Bring the Dog, in full. And the cat.</p>' });

  await choose(page, 'Bring both Dogs', 'Archive');
  await expectOrder(page, ['Late Checkout']);
  await undo(page);
  await expectOrder(page, ['Bring both Dogs', 'Late Checkout']);
});
