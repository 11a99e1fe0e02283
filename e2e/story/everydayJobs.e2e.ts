import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import type { Item } from '../support/api';
import { row } from '../support/lists';
import { grant, jpeg, newHotel, newPerson, newSpecial, unique } from '../support/samples';
import { DESK, expect, heading, test, withToken } from '../support/test';

/**
 * Everyday jobs, done with the mouse and starting at the dashboard: each takes as many clicks as
 * docs/how-to/everyday-jobs.md says.
 */

test.use({ viewport: DESK });

const TABLE = path.resolve(__dirname, '../../docs/how-to/everyday-jobs.md');
const promised = new Map(
  [...readFileSync(TABLE, 'utf8').matchAll(/^\| (.+?) +\| (\d+) /gm)].map(([, job = '', clicks]) => [job, Number(clicks)]),
);

/** Counts presses of the mouse in every page that the tab shows, and signs in as a super user. */
async function beginAtDashboard(page: Page, token: string): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('countClick', () => void (clicks += 1));
  // Not on `window`: Playwright intercepts a press there if its target has moved, and presses again, which a person
  // does not do.
  await page.addInitScript(() =>
    document.addEventListener('pointerdown', () => void (window as unknown as { countClick: () => void }).countClick(), true),
  );
  await withToken(page.context(), token);
  await page.goto('/');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  return () => clicks;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const section = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).first();

type Named = Item & { name: string };

/** Opens a property in two clicks, by its name. */
async function goTo(page: Page, name: string) {
  await page.getByRole('combobox', { name: 'Go to a Property...' }).click();
  await page.keyboard.type(name);
  await page.getByRole('option', { name }).click();
  await expect(heading(page, name)).toBeVisible();
}

/** Called at the end of every job, after checking that it was done. */
const expectClicks = (clicks: () => number, title: string) => {
  expect(promised.get(title), `the page of jobs has a line '${title}'`).toBeDefined();
  expect(clicks()).toBe(promised.get(title));
};

async function fillSpecial(page: Page, hotel: Named) {
  await goTo(page, hotel.name);
  await section(page, 'Specials').click();
  await page.getByRole('link', { name: '+ New Special' }).first().click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).click();
  await page.keyboard.type('Winter Escape');
  await page.getByRole('textbox', { name: 'Content', exact: true }).click();
  await page.keyboard.type('Stay two nights, the third is ours.');
}

test('Publish a special with a photo from the library', async ({ page, api, tokenOf }, { title }) => {
  const hotel = await newHotel(api, unique('Photo House'));
  const clicks = await beginAtDashboard(page, await tokenOf('admin'));
  await fillSpecial(page, hotel);
  await page.getByRole('region', { name: 'Set an Image' }).getByRole('button', { name: 'Choose from library' }).click();
  await page.getByRole('dialog', { name: 'Choose an image' }).locator('[data-card]').first().click();
  await button(page, 'Publish now').click();
  await expect(row(page, 'Winter Escape').getByText('LIVE', { exact: true })).toBeVisible();
  expectClicks(clicks, title);
});

test('Publish a special with a photo from your computer', async ({ page, api, tokenOf }, { title }) => {
  const hotel = await newHotel(api, unique('Photo House'));
  const clicks = await beginAtDashboard(page, await tokenOf('admin'));
  const buffer = await jpeg(page, 640, 400);
  await fillSpecial(page, hotel);
  await page.getByRole('region', { name: 'Set an Image' }).getByRole('button', { name: 'Upload File' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload File' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByText('Choose from your computer').click();
  await (await chooser).setFiles({ name: 'winter.jpg', mimeType: 'image/jpeg', buffer });
  await expect(dialog.getByRole('textbox', { name: 'Image Alt Tag' })).toBeFocused();
  await page.keyboard.type('A room with snow outside');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await button(page, 'Publish now').click();
  await expect(row(page, 'Winter Escape').getByText('LIVE', { exact: true })).toBeVisible();
  expectClicks(clicks, title);
});

test('Clone three specials to five hotels and publish all fifteen', async ({ page, api, tokenOf }, { title }) => {
  const word = unique('Clonehouse');
  const hotel = await newHotel(api, `Source of ${word}`);
  const targets: Named[] = [];
  for (const name of ['A', 'B', 'C', 'D', 'E']) targets.push(await newHotel(api, `${word} ${name}`));
  const titles = ['Bring the Dog', 'Late Checkout', 'Two for One'];
  for (const one of titles) await newSpecial(api, hotel, one);
  const clicks = await beginAtDashboard(page, await tokenOf('admin'));
  await goTo(page, hotel.name);
  await section(page, 'Specials').click();
  await page.getByRole('link', { name: 'Clone Special' }).click();
  for (const name of titles) await page.getByRole('checkbox', { name }).click();
  for (const { name } of targets) await page.getByRole('checkbox', { name }).click();
  await page.getByRole('checkbox', { name: 'Publish the copies' }).click();
  await button(page, 'Clone').click();
  await expect(page.getByText('15 of 15 published.')).toBeVisible();
  expectClicks(clicks, title);
});

test('Give a new colleague the rights of another', async ({ page, api, tokenOf }, { title }) => {
  const hotel = await newHotel(api);
  const model = await newPerson(api, [grant('special', hotel, 'rw')], unique('Model'));
  const clicks = await beginAtDashboard(page, await tokenOf('admin'));
  await section(page, 'Users').click();
  await page.getByRole('searchbox', { name: 'Filter by name or email' }).fill(model.email);
  await row(page, model.email)
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('menuitem', { name: 'New user with the same rights' }).click();
  await page.getByRole('textbox', { name: 'First Name' }).click();
  await page.keyboard.type('Grace');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Colleague');
  await page.keyboard.press('Tab');
  const email = `${unique('grace').replace(/\W/g, '.')}@calloway.example`;
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Write Specials' })).toBeChecked();
  await button(page, 'Save').click();
  await expect(page).toHaveURL('/users');
  const [made] = await api.list(`/users?email=${email}`);
  expect(await api.get(`/users/${made?.id}/permissions?per_page=100`)).toMatchObject([
    { resource: 'special', permissionable_id: hotel.id, r: true, w: true, x: false },
  ]);
  expectClicks(clicks, title);
});

test('Take a special off the site, and put it back', async ({ page, api, tokenOf }, { title }) => {
  const hotel = await newHotel(api, unique('Quiet House'));
  await newSpecial(api, hotel, 'Bring the Dog');
  const clicks = await beginAtDashboard(page, await tokenOf('admin'));
  await goTo(page, hotel.name);
  await section(page, 'Specials').click();
  await button(page, 'More for Bring the Dog').click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await expect(row(page, 'Bring the Dog')).toContainText('Draft');
  await button(page, 'Undo').click();
  await expect(row(page, 'Bring the Dog').getByText('LIVE', { exact: true })).toBeVisible();
  expectClicks(clicks, title);
});

test('Bring back a special that was deleted yesterday', async ({ page, api, tokenOf }, { title }) => {
  const hotel = await newHotel(api, unique('Careless House'));
  const special = await newSpecial(api, hotel, 'Bring the Dog');
  await api.remove(`/properties/${hotel.id}/specials/${special.id}`);
  const clicks = await beginAtDashboard(page, await tokenOf('admin'));
  await goTo(page, hotel.name);
  await section(page, 'Bin').click();
  await row(page, 'Bring the Dog')
    .getByRole('button', { name: /Restore/ })
    .click();
  await expect(page.getByText(/restored/i).first()).toBeVisible();
  expectClicks(clicks, title);
});
