import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { caller, signInAt } from '../support/api';
import { faults, openPart } from '../support/axe';
import { grant, newHotel, newPerson, newSpecial, unique } from '../support/samples';
import { expect, heading, test, withToken } from '../support/test';

/** Presses a button that saves a file. @returns the file's contents */
async function saved(page: Page, name: string): Promise<unknown> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name, exact: true }).click()]);
  expect(download.suggestedFilename()).toBe('personal-data.json');
  return JSON.parse(await readFile(await download.path(), 'utf8'));
}

test('a person exports their own data; once forgotten by a super user, they are shown as a former colleague', async ({
  browser,
  page,
  api,
  address,
  tokenOf,
}) => {
  const hotel = await newHotel(api);
  const last = unique('Leaver');
  const { id, email } = await newPerson(api, [grant('special', hotel)], last);
  const own = await signInAt(address, email);
  const title = unique('By the sea');
  const special = await newSpecial(caller(address, own), hotel, title);

  const theirs = await browser.newContext({ baseURL: address });
  await withToken(theirs, own);
  const profile = await theirs.newPage();
  await profile.goto('/profile');
  expect(await saved(profile, 'Export My Data')).toMatchObject({ profile: { email }, changes: { count: 1 } });

  await withToken(page.context(), await tokenOf('admin'));
  await page.goto(`/users/${id}/edit`);
  expect(await saved(page, 'Export')).toMatchObject({ profile: { email } });
  // Unsaved text in their form does not get in the way.
  await page.getByRole('textbox', { name: 'First Name' }).fill('Adele');
  await page.getByRole('button', { name: 'Forget This Person...' }).click();
  const dialog = page.getByRole('dialog', { name: `Forget Ada ${last}` });
  const confirmation = dialog.getByRole('textbox', { name: 'Email' });
  await confirmation.fill('somebody.else@calloway.example');
  await dialog.getByRole('button', { name: 'Forget for good' }).click();
  await expect(confirmation).toHaveAccessibleDescription(/Must be this person’s name or email address/);
  expect(await faults(page, { part: await openPart(dialog) })).toEqual([]);
  await confirmation.fill(email);
  await dialog.getByRole('button', { name: 'Forget for good' }).click();
  await expect(page).toHaveURL('/users');
  await expect(page.getByText(/^Forgotten\./)).toBeVisible();
  await page.getByRole('searchbox').first().fill(last);
  await expect(page.getByRole('link', { name: new RegExp(last) })).toHaveCount(0);

  await page.goto(`/users/${id}/edit`);
  await expect(page.getByText('This user no longer exists')).toBeVisible();
  await page.goto('/activity?kind=users');
  const line = page.getByRole('listitem').filter({ hasText: 'Former colleague' }).first();
  await expect(line).toContainText('deleted');
  await expect(line.getByRole('link', { name: 'Former colleague' })).toHaveCount(0);
  await page.goto(`/hotels/${hotel.id}/specials/${special.id}/edit`);
  await expect(page.getByText(/Former colleague/).first()).toBeVisible();
  await expect(page.getByText(last)).toHaveCount(0);

  // In another tab, since the first one may be navigating by itself: its session has ended.
  const again = await theirs.newPage();
  await again.goto('/profile');
  await expect(
    heading(again, 'Sign In')
      .or(again.getByRole('button', { name: 'Sign In' }))
      .first(),
  ).toBeVisible();
  await theirs.close();
});
