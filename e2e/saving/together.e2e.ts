import type { Page } from 'playwright/test';
import { grant, newHotel, newPerson, newRestaurant, newSpecial } from '../support/samples';
import { expect, signIn, test } from '../support/test';

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const editing = (page: Page) => page.getByText(/ editing this\.$/);
const elsewhere = (page: Page) => page.getByText('You began to change this in another browser.');

/** Longer than the interval at which an open form asks who else has it open, in milliseconds. */
const NEXT_QUESTION = 26_000;

const answered = (page: Page, method: string) =>
  page.waitForResponse((answer) => answer.url().includes('/presence/') && answer.request().method() === method);

test('two people in one form see each other, until they leave', async ({ page, api, browser }) => {
  const hotel = await newHotel(api);
  const special = await newSpecial(api, hotel, 'Bring the Dog');
  const path = `/hotels/${hotel.id}/specials/${special.id}/edit`;
  const [first, second] = [await newPerson(api, [grant('special', hotel)]), await newPerson(api, [grant('special', hotel)])];
  await page.clock.install();
  await page.goto(path);
  await signIn(page, first.email);
  const said = answered(page, 'PUT');
  await title(page).fill('Bring both dogs');
  await said;

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await other.clock.install();
  await other.goto(path);
  await signIn(other, second.email);
  await expect(editing(other)).toContainText('is editing this.');
  await expect(editing(page)).toBeHidden();
  const saidByOther = answered(other, 'PUT');
  await title(other).fill('Bring the cat');
  await saidByOther;
  await page.clock.fastForward(NEXT_QUESTION);
  await expect(editing(page)).toBeVisible();

  const left = answered(page, 'DELETE');
  await title(page).fill('Bring the Dog');
  await expect(page.getByText('No unsaved changes')).toBeVisible();
  await left;
  await other.clock.fastForward(NEXT_QUESTION);
  await expect(editing(other)).toBeHidden();
  await context.close();
});

test('text typed in one browser is offered in another, and no longer anywhere once it is saved', async ({
  page,
  api,
  browser,
}) => {
  const hotel = await newHotel(api);
  const special = await newSpecial(api, hotel, 'Bring the Dog');
  const path = `/hotels/${hotel.id}/specials/${special.id}/edit`;
  const person = await newPerson(api, [grant('special', hotel)]);
  await page.goto(path);
  await signIn(page, person.email);
  const kept = page.waitForResponse((answer) => answer.url().includes('/profile/drafts') && answer.request().method() === 'PUT');
  await title(page).fill('Bring both dogs');
  expect((await kept).status()).toBe(204);

  // Somebody else saves first, and the typed text is merged with that.
  await api.put(`/properties/${hotel.id}/specials/${special.id}`, { other_title: 'Dogs' });
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await other.goto(path);
  await signIn(other, person.email);
  await expect(elsewhere(other)).toBeVisible();
  await expect(title(other)).toHaveValue('Bring the Dog');
  await other.getByRole('button', { name: 'Bring it back' }).click();
  await expect(title(other)).toHaveValue('Bring both dogs');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  const dropped = other.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.url().includes('drafts'));
  await other.getByRole('button', { name: 'Save both changes' }).click();
  await expect(other).toHaveURL(`/hotels/${hotel.id}/specials`);
  await dropped;
  const [stored] = await api.list(`/properties/${hotel.id}/specials`);
  expect(stored).toMatchObject({ title: 'Bring both dogs', other_title: 'Dogs' });
  await other.goto(path);
  await expect(title(other)).toHaveValue('Bring both dogs');
  await expect(elsewhere(other)).toBeHidden();
  await context.close();
});

test('two people change the opening hours at the same time: only the row that both changed is asked about', async ({
  page,
  api,
  address,
  browser,
}) => {
  const restaurant = await newRestaurant(api);
  const slot = (meal_type: string, hours_start: string) => ({
    ...{ meal_type, days_start: 'Monday', days_end: 'Friday' },
    ...{ hours_start, hours_end: '22:00' },
  });
  const list = `/properties/${restaurant.id}/hours`;
  await api.post(list, { time_slots: [slot('Lunch', '12:00'), slot('Dinner', '18:00'), slot('Bar', '17:00')] });
  const [first, second] = [await newPerson(api, [grant('hour', restaurant)]), await newPerson(api, [grant('hour', restaurant)])];
  const context = await browser.newContext({ baseURL: address });
  const other = await context.newPage();
  const opens = (place: Page, meal: string) => place.getByRole('combobox', { name: `Opens, ${meal}, Monday to Friday` });
  for (const [place, { email }] of [
    [page, first],
    [other, second],
  ] as const) {
    await place.goto(`/restaurants/${restaurant.id}/hours`);
    await signIn(place, email);
    await expect(opens(place, 'Bar')).toHaveValue('17:00');
  }

  await opens(other, 'Dinner').selectOption('18:30');
  await opens(other, 'Bar').selectOption('16:00');
  await other.getByRole('button', { name: '+ Add Hours' }).last().click();
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Hours saved.')).toBeVisible();

  await opens(page, 'Lunch').selectOption('11:30');
  await opens(page, 'Dinner').selectOption('19:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('group', { name: 'Hours, row 2' });
  await expect(question.getByRole('radio', { name: /^Mine/ })).toBeChecked();
  await expect(page.getByRole('radio')).toHaveCount(2);
  const together = page.locator('dl', { hasText: 'Hours, with both changes' }).getByRole('listitem');
  await expect(together.nth(1)).toHaveText('Dinner, Monday to Friday, 19:00 to 22:00');
  await question.getByRole('radio', { name: /18:30/ }).check();
  await expect(together).toHaveText([
    'Lunch, Monday to Friday, 11:30 to 22:00',
    'Dinner, Monday to Friday, 18:30 to 22:00',
    'Bar, Monday to Friday, 16:00 to 22:00',
    'Breakfast, Monday to Sunday, 07:00 to 12:00',
  ]);
  await page.getByRole('button', { name: 'Save my choices' }).click();
  await expect(page.getByText('Hours saved.')).toBeVisible();
  const [stored] = await api.list(list);
  const slots = (stored as unknown as { time_slots: { meal_type: string; hours_start: string }[] }).time_slots;
  expect(slots.map(({ meal_type, hours_start }) => [meal_type, hours_start])).toEqual([
    ['Lunch', '11:30'],
    ['Dinner', '18:30'],
    ['Bar', '16:00'],
    ['Breakfast', '07:00'],
  ]);
  await context.close();
});
