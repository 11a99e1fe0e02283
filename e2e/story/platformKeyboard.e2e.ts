import type { Page } from 'playwright/test';
import { signInAt } from '../support/api';
import { chooseByKey, press, retype, tabTo, typeInto } from '../support/keyboard';
import { expectGone, handle, row, rows } from '../support/lists';
import { jpeg, newHotel, newPerson, unique } from '../support/samples';
import { expect, heading, test, unfold, withToken } from '../support/test';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const box = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name, exact: true });

async function save(page: Page, then: string) {
  await press(page, button(page, 'Save'));
  await expect(page).toHaveURL(then);
}

/** Chooses an option of a select by typing the first letters of the word. */
async function select(page: Page, name: string, word: string) {
  const list = page.getByRole('combobox', { name, exact: true });
  await tabTo(page, list);
  await page.keyboard.type(word);
  await expect(list.locator('option:checked')).toHaveText(word);
}

test.describe('the platform without a mouse', () => {
  test.beforeEach(async ({ page, tokenOf }) => withToken(page.context(), await tokenOf('admin')));

  test('the dashboard: its tabs, the search, the menus, opening and leaving a hotel', async ({ page, api }) => {
    const hotel = await newHotel(api, unique('Quay House'));
    await page.goto('/');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await tabTo(page, page.getByRole('tab', { name: 'Hotel Only' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Grid' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/tab=list/);
    await expect(page.getByRole('tab', { name: 'List' })).toBeFocused();
    await page.goto('/hotels/properties');
    await typeInto(page, page.getByRole('searchbox'), hotel.name);
    await expect(row(page, hotel.name)).toBeVisible();
    await chooseByKey(page, hotel.name, 'Archive');
    await expectGone(page, hotel.name);
    await press(page, button(page, 'Undo').last());
    await expect(row(page, hotel.name)).toBeVisible();
    await press(page, page.getByRole('link', { name: hotel.name, exact: true }));
    await expect(heading(page, hotel.name)).toBeFocused();
    await unfold(page, 'Menu');
    await press(page, page.getByRole('complementary', { name: 'Sections' }).getByRole('link', { name: 'FAQs', exact: true }));
    await expect(heading(page, 'FAQs')).toBeFocused();
  });

  test('a region: new, its hotels, the question before Delete', async ({ page, api }) => {
    const hotel = await newHotel(api, unique('Quay House'));
    const name = unique('Far Coast');
    await page.goto('/hotels/regions');
    await press(page, page.getByRole('link', { name: '+ New Region' }));
    await expect(heading(page, 'New Region')).toBeFocused();
    await typeInto(page, field(page, 'Name'), name);
    await typeInto(page, page.getByRole('searchbox', { name: 'Filter Hotels...' }), hotel.name);
    await press(page, box(page, hotel.name), 'Space');
    await save(page, '/hotels/regions');
    const [made] = await api.list(`/regions?name=${encodeURIComponent(name)}`);
    expect(await api.get(`/properties/${hotel.id}`)).toMatchObject({ region_id: made!.id });
    await press(page, page.getByRole('link', { name, exact: true }));
    await expect(heading(page, 'Edit Region')).toBeFocused();
    await press(page, box(page, hotel.name), 'Space');
    await save(page, '/hotels/regions');
    await press(page, page.getByRole('link', { name, exact: true }));
    const ask = button(page, 'Delete Region');
    await press(page, ask);
    const dialog = page.getByRole('dialog', { name: 'Delete Region' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(ask).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, dialog.getByRole('button', { name: 'Delete Region' }));
    await expect(heading(page, 'Regions')).toBeVisible();
    await expectGone(page, name);
  });

  test('alerts: new, reordered, given to a property with Override', async ({ page, api }) => {
    const hotel = await newHotel(api, unique('Quay House'));
    const [first, second] = [unique('Pool closed'), unique('Storm coming')];
    await api.post('/alerts', { name: first, published: true });
    await page.goto('/hotels/alerts/listings');
    await press(page, page.getByRole('link', { name: '+ New Alert' }));
    await typeInto(page, field(page, 'Name'), second);
    await save(page, '/hotels/alerts/listings');
    await expect(row(page, second)).toBeVisible();
    const titles = () => rows(page).getByRole('rowheader').getByRole('link').allTextContents();
    const [top, below] = await titles();
    await press(page, handle(page, below!), 'Space');
    const sorted = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await sorted;
    expect((await titles()).slice(0, 2)).toEqual([below, top]);

    await page.goto('/hotels/alerts');
    await expect(row(page, hotel.name)).toBeVisible();
    await select(page, `Alert Listing: ${hotel.name}`, first);
    await page.keyboard.press('Enter');
    const override = page.getByRole('switch', { name: `Override: ${hotel.name}` });
    await expect(override).toBeEnabled();
    // The switch precedes the list of alerts: going forward, Tab would pass every row of the page.
    await tabTo(page, override, { back: true });
    const stored = page.waitForResponse((answer) => answer.request().postDataJSON()?.override === true);
    await page.keyboard.press('Space');
    await expect(override).toBeChecked();
    await stored;
    await page.reload();
    await expect(override).toBeChecked();
  });

  test('a user: rights by property, row and column, stored', async ({ page, api }) => {
    const hotel = await newHotel(api, unique('Quay House'));
    const { id } = await newPerson(api, []);
    await page.goto(`/users/${id}/edit`);
    await press(page, box(page, 'Can Manage Assets'), 'Space');
    await typeInto(page, page.getByRole('combobox', { name: 'Add a Hotel...' }), hotel.name);
    await expect(page.getByRole('option', { name: hotel.name })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const rows = page.getByRole('table').getByRole('rowheader');
    await expect(rows.first()).toBeVisible();
    const count = await rows.count();
    await expect(page.getByText(`${count} of ${count * 3} rights`)).toBeVisible();
    await press(page, box(page, 'Write everything'), 'Space');
    await press(page, box(page, 'All of FAQs'), 'Space');
    await save(page, '/users');
    const stored = await api.get<Array<Record<string, unknown>>>(`/users/${id}/permissions?per_page=2000`);
    expect(stored.filter((right) => right.permissionable_id === hotel.id && right.w)).toHaveLength(count);
    expect(stored).toContainEqual(expect.objectContaining({ resource: 'asset', r: true, w: true, x: true }));
  });

  test('a token: for all properties, revealed, revoked', async ({ page }) => {
    const name = unique('Website');
    await page.goto('/tokens/new');
    await press(page, box(page, /^Access to All Properties/), 'Space');
    await tabTo(page, field(page, 'Name'), { back: true });
    await page.keyboard.type(name);
    await save(page, '/tokens');
    await press(page, button(page, `Reveal token ${name}`));
    await expect(button(page, `Hide token ${name}`)).toBeFocused();
    await chooseByKey(page, name, 'Delete');
    await press(page, page.getByRole('dialog', { name: 'Delete Token' }).getByRole('button', { name: 'Delete Token' }));
    await expectGone(page, name);
  });

  test('media: a file is uploaded, found and renamed', async ({ page, api }) => {
    const name = unique('Rose arch');
    await page.goto('/media');
    const buffer = await jpeg(page);
    await press(page, button(page, 'Upload File'));
    const dialog = page.getByRole('dialog', { name: 'Upload File' });
    const asked = page.waitForEvent('filechooser');
    await press(page, dialog.getByRole('button', { name: 'choose from your computer' }));
    await (await asked).setFiles({ name: 'rose.jpg', mimeType: 'image/jpeg', buffer });
    await retype(page, dialog.getByRole('textbox', { name: 'Name' }), name);
    await press(page, dialog.getByRole('button', { name: 'Upload', exact: true }));
    await expect(dialog.getByText('1 of 1 uploaded')).toBeVisible();
    await press(page, dialog.getByRole('button', { name: 'Done' }));
    await expect(dialog).toBeHidden();
    await press(page, page.getByRole('link', { name: new RegExp(name) }));
    await typeInto(page, page.getByLabel('Image Alt Tag'), 'White roses');
    await save(page, '/media');
    const [stored] = await api.list(`/assets?name=${encodeURIComponent(name)}`);
    expect(stored).toMatchObject({ alt: 'White roses' });
  });
});

test('the profile is changed, then the person signs out', async ({ page, api, address }) => {
  const person = await newPerson(api, [], 'Marsh');
  await withToken(page.context(), await signInAt(address, person.email));
  await page.goto('/profile');
  await retype(page, field(page, 'First Name'), 'Adelaide');
  await press(page, button(page, 'Save'));
  await expect.poll(async () => (await api.get<{ first_name: string }>(`/users/${person.id}`)).first_name).toBe('Adelaide');
  const account = button(page, /^Your account/);
  if (await account.isVisible()) {
    await press(page, account);
    for (const entry of ['Settings', 'Log Out']) {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('menuitem', { name: entry })).toBeFocused();
    }
    await page.keyboard.press('Enter');
  } else {
    await unfold(page, 'Menu');
    await press(page, button(page, 'Logout'));
  }
  await expect(heading(page, 'Sign In')).toBeVisible();
});
