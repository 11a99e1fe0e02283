import { richText } from '../../e2e/support/editor';
import { DESK, expect, heading, test, withToken } from '../../e2e/support/journey';
import { row } from '../../e2e/support/lists';
import { newCategory, newFaq, newHotel } from '../../e2e/support/samples';

test.use({ viewport: DESK });

test('a new FAQ is LIVE in its category, together with the one that was there', async ({ page, api, tokenOf }) => {
  const hotel = await newHotel(api);
  const pets = await newCategory(api, hotel, 'Pets');
  await newFaq(api, hotel, pets, 'Is there a garden?');
  await withToken(page.context(), await tokenOf('admin'));
  await page.goto(`/hotels/${hotel.id}`);
  await expect(heading(page, hotel.name)).toBeVisible();
  await page.getByRole('complementary').getByRole('link', { name: 'FAQs', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: '+ New FAQ', exact: true }).click();
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Pets' });
  await page.getByRole('textbox', { name: 'Question' }).fill('May I bring my dog?');
  await richText(page.getByRole('main'), 'Answer').text.click();
  await page.keyboard.type('Gladly. Tell us when you book.');
  await page.getByRole('textbox', { name: 'Start Date' }).fill('01/02/2026 9:30 AM');
  await page.getByRole('switch', { name: 'Published' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(`/hotels/${hotel.id}/faqs`);
  const group = page.getByRole('region', { name: 'Pets' });
  await expect(row(group, 'May I bring my dog?').getByText('LIVE', { exact: true })).toBeVisible();
  await expect(row(group, 'Is there a garden?')).toBeVisible();
});

test('on a small screen the labels of the FAQs to clone do not overlap', async ({ page, api, tokenOf }) => {
  const hotel = await newHotel(api);
  const pets = await newCategory(api, hotel, 'Pets');
  for (const where of ['garden', 'restaurant', 'pool', 'bar', 'library', 'sauna'])
    await newFaq(api, hotel, pets, `May my dog come along to the ${where} at every time of the day?`);
  await withToken(page.context(), await tokenOf('admin'));
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto(`/hotels/${hotel.id}/faqs/clone`);
  await page.getByRole('combobox', { name: 'Source Category' }).selectOption({ label: 'Pets' });
  const labels = page.getByRole('group', { name: 'FAQs' }).locator('label');
  // The labels of the six questions, and of the checkbox for all of them.
  await expect(labels).toHaveCount(7);
  expect(await labels.evaluateAll((all) => all.filter((label) => label.scrollHeight > label.clientHeight).length)).toBe(0);
});
