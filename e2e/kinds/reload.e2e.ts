import { caller, type Item } from '../support/api';
import { expectFilled, fillIn } from '../support/fields';
import { newCategory, newHotel, unique } from '../support/samples';
import { expect, heading, test, withToken } from '../support/test';
import { kinds } from './kinds';

let houses: Record<'hotels' | 'restaurants', Item>;

test.beforeAll(async ({ address, tokenOf }) => {
  const api = caller(address, await tokenOf('admin'));
  const restaurant = { type: 'restaurant', url: 'https://journey.example', timezone: 'America/New_York' };
  houses = {
    hotels: await newHotel(api),
    restaurants: await api.post('/properties', { ...restaurant, name: unique('Journey Table') }),
  };
  await newCategory(api, houses.hotels, 'Pets');
  for (const { id } of Object.values(houses)) await api.post(`/properties/${id}/calendars`, { name: 'Music' });
});

for (const { place, path, forms = path, api: collection, sections } of kinds) {
  const title = `${place}: ${path}: a filled form is stored once, even by a double click on Save, and shows the same again`;
  test(title, async ({ page, api, tokenOf }) => {
    const { id } = houses[place];
    await withToken(page.context(), await tokenOf('admin'));
    await page.goto(`/${place}/${id}/${forms}/new`);
    await fillIn(page, sections);
    await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
    // Saving a calendar event leads to its month, saving any other kind to its list.
    await expect(page).toHaveURL(new RegExp(`/${place}/${id}/${path}(\\?day=[\\d-]+)?$`));
    const [stored, ...twice] = await api.list(`/properties/${id}/${collection}`);
    expect(twice).toEqual([]);
    await page.goto(`/${place}/${id}/${forms}/${stored?.id}/edit`);
    await expectFilled(page, sections);
    await expect(page.getByText('No unsaved changes')).toBeVisible();
  });
}

test('the hours are stored with custom words, their order and their message', async ({ page, tokenOf }) => {
  await withToken(page.context(), await tokenOf('admin'));
  const address = `/restaurants/${houses.restaurants.id}/hours`;
  await page.goto(address);
  await expect(heading(page, 'Hours')).toBeVisible();
  const slots = page.getByRole('region', { name: 'Hours', exact: true });
  await slots.getByRole('button', { name: '+ Add Hours' }).first().click();
  await slots.getByRole('button', { name: '+ Add Hours' }).last().click();
  await slots
    .getByRole('combobox', { name: /^Meal,/ })
    .last()
    .selectOption('Other');
  await slots.getByRole('textbox', { name: /^Meal, .*, other$/ }).fill('Oyster Hour');
  await slots
    .getByRole('combobox', { name: /^Closes,/ })
    .last()
    .selectOption('23:30');
  await slots.getByRole('button', { name: /^More for Oyster Hour/ }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await fillIn(page, {
    Hours: [{ tick: 'Published' }],
    'Custom Message': [{ tick: 'Message published' }, { compose: 'Message', text: 'Closed on Monday.' }],
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Hours saved.')).toBeVisible();
  await page.reload();
  await expect(slots.getByRole('textbox', { name: /^Meal, .*, other$/ })).toHaveValue('Oyster Hour');
  const meals = slots.getByRole('combobox', { name: /^Meal,/ });
  expect(await meals.evaluateAll((all) => all.map((meal) => (meal as HTMLSelectElement).value))).toEqual(['Other', 'Breakfast']);
  await expect(slots.getByRole('combobox', { name: /^Closes,/ }).first()).toHaveValue('23:30');
  await expectFilled(page, {
    Hours: [{ tick: 'Published' }],
    'Custom Message': [{ tick: 'Message published' }, { compose: 'Message', text: 'Closed on Monday.' }],
  });
});
