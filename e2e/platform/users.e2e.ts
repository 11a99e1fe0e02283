import type { Page } from 'playwright/test';
import { signInAt } from '../support/api';
import { newHotel, newPerson, unique } from '../support/samples';
import { expectGone, row } from '../support/lists';
import { expect, heading, test, withToken } from '../support/test';

type Right = { resource: string; permissionable_id: string | null; r: boolean; w: boolean; x: boolean };

const HOTEL_ROWS = ['Accommodations', 'Calendars', 'FAQs', 'Home Promos', 'Specials', 'Tiled Promos', 'Lists'];
const HOTEL_RESOURCES = ['accommodation', 'calendar', 'faq', 'home_promo', 'special', 'tiled_promo'];
const RESTAURANT_ROWS = ['Calendars', 'Events', 'Hours', 'Press', 'Menu'];
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const resources = (page: Page) => page.getByRole('table').getByRole('rowheader');
const full = (resource: string) => ({ resource, permissionable_id: null, r: true, w: true, x: true });

async function save(page: Page) {
  await press(page, 'Save');
  await expect(page).toHaveURL('/users');
}

test.describe('the rights of a user', () => {
  test.beforeEach(async ({ page, tokenOf }) => withToken(page.context(), await tokenOf('admin')));

  test('ticked rights are stored, and ticked after a reload', async ({ page, api }) => {
    const hotel = await newHotel(api);
    const { id } = await newPerson(api, []);
    const rights = () => api.get<Right[]>(`/users/${id}/permissions?per_page=2000`);
    await page.goto(`/users/${id}/edit`);
    for (const name of ['Can Assign Alerts', 'Can Manage Users', 'Can Manage Assets']) await box(page, name).check();
    await page.getByRole('combobox', { name: 'Add a Hotel...' }).fill(hotel.name);
    await page.getByRole('option', { name: hotel.name }).click();
    await expect(resources(page)).toHaveText(HOTEL_ROWS);
    await expect(page.getByText(`${HOTEL_ROWS.length} of ${HOTEL_ROWS.length * 3} rights`)).toBeVisible();
    await box(page, 'Write everything').check();
    await box(page, 'All of FAQs').check();
    await box(page, 'Read Lists').uncheck();
    await save(page);

    const stored = await rights();
    const there = stored.filter(({ permissionable_id }) => permissionable_id === hotel.id);
    // Whoever may not read Lists may not write them either.
    expect(there.map(({ resource }) => resource)).not.toContain('list');
    const writable = there.filter(({ w }) => w).map(({ resource }) => resource);
    expect(writable).toEqual(expect.arrayContaining(HOTEL_RESOURCES));
    expect(writable).toHaveLength(HOTEL_ROWS.length - 1);
    expect(there.filter(({ x }) => x).map(({ resource }) => resource)).toEqual(['faq']);
    expect(there.filter(({ r }) => !r)).toEqual([]);
    for (const resource of ['can_assign_alerts', 'user', 'permission', 'asset'])
      expect(stored).toContainEqual(expect.objectContaining(full(resource)));

    await page.goto(`/users/${id}/edit`);
    for (const name of ['Can Assign Alerts', 'Can Manage Users', 'Can Manage Assets', 'Execute FAQs'])
      await expect(box(page, name)).toBeChecked();
    await expect(box(page, 'Read Lists')).not.toBeChecked();
    await page.getByRole('tab', { name: /^Restaurants/ }).click();
    await page.getByRole('combobox', { name: 'Add a Restaurant...' }).fill('Ember');
    await page
      .getByRole('option', { name: /^Ember/ })
      .first()
      .click();
    await expect(resources(page)).toHaveText(RESTAURANT_ROWS);
    await press(page, 'Reset');
    await page.getByRole('tab', { name: /^Hotels/ }).click();
    await press(page, `Remove ${hotel.name}`);
    await save(page);
    expect((await rights()).filter(({ permissionable_id }) => permissionable_id !== null)).toEqual([]);
  });

  test('a full wildcard makes a user a super user, who can be made a user again', async ({ page, api }) => {
    const hotel = await newHotel(api);
    const special = { resource: 'special', permissionable_type: 'PropertyPermission', permissionable_id: hotel.id, r: true };
    const { id } = await newPerson(api, [special]);
    const rights = () => api.get<Right[]>(`/users/${id}/permissions?per_page=2000`);
    await page.goto(`/users/${id}/edit`);
    await press(page, 'Convert to Super User');
    await page.getByRole('dialog').getByRole('button', { name: 'Convert' }).click();
    await expect(page.getByText('A super user holds all rights, on every property and every page.')).toBeVisible();
    await save(page);
    expect(await rights()).toEqual([expect.objectContaining({ ...full('*'), permissionable_type: null })]);
    await page.goto(`/users/${id}/edit`);
    await press(page, 'Convert Back to User');
    await save(page);
    expect(await rights()).toEqual([]);
  });

  test('blank passwords on edit leave the password as it is', async ({ page, api, address }) => {
    const person = await newPerson(api, []);
    await page.goto(`/users/${person.id}/edit`);
    await page.getByRole('textbox', { name: 'First Name' }).fill('Adelaide');
    await save(page);
    expect(await api.get(`/users/${person.id}`)).toMatchObject({ first_name: 'Adelaide' });
    expect(await signInAt(address, person.email)).toEqual(expect.any(String));
  });

  test("another user is deleted after a confirmation; one's own row has no Delete", async ({ page, api }) => {
    const person = await newPerson(api, [], unique('Leaver'));
    await page.goto(`/users?filter=${person.email}`);
    await row(page, person.email)
      .getByRole('button', { name: /^More for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete User' });
    await dialog.getByRole('button', { name: 'Delete User' }).click();
    await expectGone(page, person.email);
    expect(await api.list(`/users?email=${person.email}`)).toEqual([]);
    const { email } = await api.get<{ id: string; email: string }>('/profile');
    await page.goto(`/users?filter=${email}`);
    await row(page, email)
      .getByRole('button', { name: /^More for/ })
      .click();
    await expect(page.getByRole('menuitem')).toHaveText(['Edit']);
  });
});

test('End All Sessions signs the person out at their next click', async ({ page, browser, api, address, tokenOf }) => {
  const person = await newPerson(api, []);
  const context = await browser.newContext({ baseURL: address });
  await withToken(context, await signInAt(address, person.email));
  const theirs = await context.newPage();
  await theirs.goto('/settings');
  await expect(heading(theirs, 'Settings')).toBeVisible();

  await withToken(page.context(), await tokenOf('admin'));
  await page.goto(`/users/${person.id}/edit`);
  await press(page, 'End All Sessions');
  await page.getByRole('dialog').getByRole('button', { name: 'End all sessions' }).click();
  await expect(page.getByText('All sessions have been ended.')).toBeVisible();

  await theirs.getByRole('main').getByRole('link', { name: 'Notifications' }).click();
  await expect(heading(theirs, 'Sign In')).toBeVisible();
  await expect(theirs).toHaveURL('/');
  expect(await theirs.evaluate(() => localStorage.getItem('innkeeper.token'))).toBeNull();
  await context.close();
});

test('a failure is shown and logged, and the button can be pressed again', async ({ page, api, tokenOf }) => {
  const person = await newPerson(api, []);
  const logged: string[] = [];
  page.on('console', (message) => void logged.push(message.text()));
  await withToken(page.context(), await tokenOf('admin'));
  await page.goto(`/users/${person.id}/edit`);
  await page.route('**/sessions', (route) => route.fulfill({ status: 500, json: { message: 'It broke.', code: 'internal' } }));
  await press(page, 'End All Sessions');
  await page.getByRole('dialog').getByRole('button', { name: 'End all sessions' }).click();
  await expect.poll(() => logged.join()).toContain('The sessions could not be ended.');
  await expect(page.getByRole('dialog').getByText('It broke.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  // The closing dialog also has a button of that name.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Ending all sessions...')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'End All Sessions' })).toBeEnabled();
});

test('without the right to delete users there is no End All Sessions, and the server refuses it; nobody ends their own', async ({
  page,
  api,
  address,
}) => {
  const other = await newPerson(api, []);
  const editor = await newPerson(api, [{ resource: 'user', r: true, w: true, x: false }]);
  const token = await signInAt(address, editor.email);
  await withToken(page.context(), token);
  await page.goto(`/users/${other.id}/edit`);
  await expect(heading(page, 'Edit User')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'First Name' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'End All Sessions' })).toHaveCount(0);
  const end = async (bearer: string, id: string) =>
    (await fetch(`${address}/api/users/${id}/sessions`, { method: 'DELETE', headers: { authorization: `Bearer ${bearer}` } }))
      .status;
  expect(await end(token, other.id)).toBe(403);
  expect(await end(api.token, (await api.get('/profile')).id)).toBe(409);
});
