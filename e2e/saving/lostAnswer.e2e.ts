import type { Page } from 'playwright/test';
import { newHotel, newRestaurant, unique } from '../support/samples';
import { expect, test, withToken } from '../support/test';

/** Lets the first matching call reach the server, but loses its answer. */
async function loseAnswer(page: Page, method: string, url: string): Promise<void> {
  let lost = false;
  await page.route(url, async (route) => {
    if (lost || route.request().method() !== method) return route.fallback();
    lost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const again = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

test.beforeEach(async ({ page, tokenOf }) => withToken(page.context(), await tokenOf('admin')));

test('saving a new item again after its answer was lost leaves one item, as it was typed last', async ({ page, api }) => {
  const hotel = await newHotel(api);
  await loseAnswer(page, 'POST', '**/api/properties/*/lists');
  await page.goto(`/hotels/${hotel.id}/lists/new`);
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('By the sea');
  await page.getByRole('textbox', { name: 'Start Date' }).fill('11/01/2026 9:00 AM');
  await save(page);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await title.fill('By the lake');
  await save(page);
  await expect(page).toHaveURL(`/hotels/${hotel.id}/lists`);
  expect((await api.list(`/properties/${hotel.id}/lists`)).map((list) => list.title)).toEqual(['By the lake']);
});

test('opening hours and calendars can be saved again after their answer was lost', async ({ page, api }) => {
  const place = await newRestaurant(api);
  await loseAnswer(page, 'POST', '**/api/properties/*/hours');
  await page.goto(`/restaurants/${place.id}/hours`);
  await page.getByRole('button', { name: '+ Add Hours' }).first().click();
  await save(page);
  await again(page);
  await expect(page.getByText('Hours saved.')).toBeVisible();
  await loseAnswer(page, 'POST', '**/api/properties/*/calendars');
  await page.goto(`/restaurants/${place.id}/calendars`);
  const name = page.getByRole('textbox', { name: '+ New Calendar' });
  await name.fill('Jazz');
  await name.press('Enter');
  await expect(page.getByText('The server could not be reached.')).toBeVisible();
  await name.press('Enter');
  await expect(name).toHaveValue('');
  expect((await api.list(`/properties/${place.id}/calendars`)).map((calendar) => calendar.name)).toEqual(['Jazz']);
});

test('regions, users and tokens that are saved again exist once, as they were typed last', async ({ page, api }) => {
  const [region, person, token] = [unique('Hills'), unique('Ana'), unique('Site')];
  await loseAnswer(page, 'POST', '**/api/regions');
  await page.goto('/hotels/regions/new');
  await page.getByRole('textbox', { name: 'Name' }).fill('Hils');
  await save(page);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill(region);
  await save(page);
  await expect(page.getByText('Region saved.')).toBeVisible();
  expect((await api.list('/regions?name=Hils')).length).toBe(0);
  expect((await api.list(`/regions?name=${encodeURIComponent(region)}`)).length).toBe(1);

  await loseAnswer(page, 'POST', '**/api/users');
  await page.goto('/users/new');
  await page.getByRole('textbox', { name: 'First Name' }).fill(person);
  await page.getByRole('textbox', { name: 'Last Name' }).fill('Silva');
  await page.getByRole('textbox', { name: 'Email' }).fill(`${person.replaceAll(' ', '.')}@calloway.example`);
  await page.getByRole('checkbox', { name: /Generate Password/ }).check();
  await save(page);
  await again(page);
  await expect(page.getByText('User saved.')).toBeVisible();
  expect((await api.list(`/users?name=${encodeURIComponent(`i%%${person}`)}`)).length).toBe(1);

  await loseAnswer(page, 'POST', '**/api/tokens');
  await page.goto('/tokens/new');
  await page.getByRole('textbox', { name: 'Name' }).fill(token);
  await page.getByRole('checkbox', { name: /Access to All Properties/ }).check();
  await save(page);
  await again(page);
  await expect(page.getByText('Token created.')).toBeVisible();
  expect((await api.list(`/tokens?name=${encodeURIComponent(token)}`)).length).toBe(1);
});

test('a form that is restored after a reload saves the item that its first attempt created', async ({ page, api }) => {
  const hotel = await newHotel(api);
  await loseAnswer(page, 'POST', '**/api/properties/*/lists');
  await page.goto(`/hotels/${hotel.id}/lists/new`);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('By the sea');
  await page.getByRole('textbox', { name: 'Start Date' }).fill('11/01/2026 9:00 AM');
  await save(page);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Restore it' }).click();
  await save(page);
  await expect(page).toHaveURL(`/hotels/${hotel.id}/lists`);
  expect((await api.list(`/properties/${hotel.id}/lists`)).length).toBe(1);
});

test('an action of a row menu is confirmed and shown although its answer was lost; so is a new deploy token', async ({
  page,
  api,
}) => {
  const hotel = await newHotel(api);
  const list = { title: 'By the sea', starts_on: '2026-11-01T09:00:00Z', does_not_end: true, published: false };
  await api.post(`/properties/${hotel.id}/lists`, list);
  await page.goto(`/hotels/${hotel.id}/lists`);
  const choose = async (entry: string) => {
    await page.getByRole('button', { name: 'More for By the sea' }).click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
  };
  await loseAnswer(page, 'PUT', '**/api/properties/*/lists/*');
  await choose('Publish');
  await expect(page.getByText('By the sea published.')).toBeVisible();
  await expect(page.getByRole('row', { name: /By the sea/ })).toContainText('Published');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('By the sea is as it was before.')).toBeVisible();
  await loseAnswer(page, 'POST', '**/api/properties/*/lists/*/duplicate');
  await choose('Duplicate');
  await expect(page.getByText(/^By the sea duplicated: /)).toBeVisible();
  expect((await api.list(`/properties/${hotel.id}/lists`)).length).toBe(2);

  await loseAnswer(page, 'POST', '**/api/deploy-tokens');
  await page.goto('/releases/tokens');
  await page.getByRole('button', { name: '+ New Deploy Token' }).first().click();
  await page.getByRole('combobox', { name: 'Remote' }).fill('mf-spa');
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(page.getByRole('status', { name: 'Deploy token' })).toHaveText(/^ikd_/);
  await page.keyboard.press('Escape');
  await expect(page.getByText('The new deploy token is not shown again.')).toBeVisible();
});

test('when the answer to a new password is lost and the session is over, a message says that the new password is valid', async ({
  page,
  api,
}) => {
  const email = `${unique('Ida').replaceAll(' ', '.')}@calloway.example`.toLowerCase();
  const password = 'innkeeper-demo';
  await api.post('/users', { first_name: 'Ida', last_name: 'Moe', email, password });
  const token = await page.request.post('/api/auth', { data: { username: email, password } });
  const { data } = (await token.json()) as { data: { token: { value: string } } };
  await page.goto('/profile');
  await page.evaluate((value) => localStorage.setItem('innkeeper.token', value), data.token.value);
  await page.reload();
  await loseAnswer(page, 'PUT', '**/api/profile');
  await expect(page.getByText('Ida Moe').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('quite another one');
  await page.getByLabel('Confirm Password').fill('quite another one');
  await page.getByLabel('Current Password').fill(password);
  await save(page);
  await expect(page.getByText('Your password has been changed. Please sign in.')).toBeVisible();
});
