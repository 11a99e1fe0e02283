import { caller, signInAt } from '../support/api';
import { row } from '../support/lists';
import { grant, newHotel, newPerson, newSpecial, unique } from '../support/samples';
import { expect, test, withToken } from '../support/test';

test('a token for all properties is made, revealed, copied and dated; it reads and is revoked', async ({
  page,
  address,
  tokenOf,
}) => {
  const name = unique('Website');
  await withToken(page.context(), await tokenOf('admin'));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/tokens/new');
  await expect(page.getByRole('checkbox').nth(2)).toBeVisible();
  await page.getByRole('checkbox', { name: /^Access to All Properties/ }).check();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await sent).postDataJSON()).toEqual({ name, property_id: '*' });
  await expect(page).toHaveURL('/tokens');
  const line = row(page, name);
  const inAYear = new Date();
  inAYear.setUTCFullYear(inAYear.getUTCFullYear() + 1);
  await expect(line).toContainText('All Properties');
  await expect(line).toContainText(inAYear.toISOString().slice(0, 10));
  await line.getByRole('button', { name: `Copy token ${name}` }).click();
  await expect(page.getByText('Token copied.')).toBeVisible();
  const value = await page.evaluate(() => navigator.clipboard.readText());
  await expect(line).not.toContainText(value);
  await line.getByRole('button', { name: `Reveal token ${name}` }).click();
  await expect(line).toContainText(value);
  const read = async () => (await fetch(`${address}/api/properties`, { headers: { authorization: `Bearer ${value}` } })).status;
  expect(await read()).toBe(200);
  await line.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete Token' }).getByRole('button', { name: 'Delete Token' }).click();
  await expect(line).toHaveCount(0);
  expect(await read()).toBe(401);
});

test('what somebody publishes is told to those who read it: number, date, title, read', async ({ page, api, address }) => {
  const hotel = await newHotel(api);
  const editor = await newPerson(api, [grant('special', hotel)], 'Quill');
  const reader = await newPerson(api, [grant('special', hotel, 'r')]);
  await newSpecial(caller(address, await signInAt(address, editor.email)), hotel, 'Bring the Dog');
  await withToken(page.context(), await signInAt(address, reader.email));
  await page.goto('/');
  await page.getByRole('link', { name: 'Notifications, 1 new' }).click();
  await expect(page).toHaveURL('/notifications');
  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Bring the Dog' });
  const [year, month, day] = new Date().toISOString().slice(0, 10).split('-');
  await expect(item).toContainText(`${month}-${day}-${year}`);
  await page.getByRole('button', { name: 'Mark All as Read' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  await item.getByRole('link', { name: `Ada Quill published “Bring the Dog” in ${hotel.name}` }).click();
  await expect(page).toHaveURL(new RegExp(`^${address}/hotels/${hotel.id}/specials/`));
});
