import type { Page } from 'playwright/test';
import { richText } from '../support/editor';
import { newHotel, newSpecial } from '../support/samples';
import { expect, test, withToken } from '../support/test';

/** Keeps the editor's code back. @returns lets it arrive */
async function withoutEditor(page: Page): Promise<() => void> {
  let arrive!: () => void;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('ql-editor')) await arrival;
    await route.fulfill({ response });
  });
  return arrive;
}

const content = (page: Page) => richText(page.getByRole('region', { name: 'Title & Content', exact: true }), 'Content');

test('what is typed while the editor loads is in the editor, which takes over the cursor', async ({ page, api, tokenOf }) => {
  const hotel = await newHotel(api);
  const { id } = await newSpecial(api, hotel, 'Typed early');
  await withToken(page.context(), await tokenOf('admin'));
  const arrive = await withoutEditor(page);
  await page.goto(`/hotels/${hotel.id}/specials/${id}/edit`);
  await page.getByRole('document', { name: 'Content', exact: true }).focus();
  const { text, tool } = content(page);
  await expect(text).toBeFocused();
  await expect(page.getByText('The editor is still loading. You can type already.')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Two nights');
  await page.keyboard.press('Enter');
  await page.keyboard.type('by the fir');
  arrive();
  await expect(tool('Bold')).toBeVisible();
  await expect(text).toBeFocused();
  await page.keyboard.type('e');
  await expect(text.getByRole('paragraph')).toHaveText(['Two nights', 'by the fire']);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/hotels/${hotel.id}/specials$`));
  const [stored] = await api.list(`/properties/${hotel.id}/specials`);
  expect(stored).toMatchObject({ content: '<p>Two nights</p><p>by the fire</p>' });
});

test('a click into a text whose editor is loading puts the cursor there, and undone typing leaves the form unchanged', async ({
  page,
  api,
  tokenOf,
}) => {
  const hotel = await newHotel(api);
  const { id } = await newSpecial(api, hotel, 'Clicked early', { content: '<p>Two nights</p><ul><li>Breakfast</li></ul>' });
  await withToken(page.context(), await tokenOf('admin'));
  const arrive = await withoutEditor(page);
  await page.goto(`/hotels/${hotel.id}/specials/${id}/edit`);
  const { text, tool } = content(page);
  await page.getByText('Breakfast').first().click();
  await page.keyboard.press('End');
  await page.keyboard.type('s');
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.getByText('No unsaved changes')).toBeVisible();
  arrive();
  await expect(tool('Bold')).toBeVisible();
  await expect(text).toBeFocused();
  await page.keyboard.type(' in bed');
  await expect(text.getByRole('listitem')).toHaveText('Breakfast in bed');
});
