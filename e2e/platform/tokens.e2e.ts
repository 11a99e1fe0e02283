import { caller, signInAt } from '../support/api';
import { row } from '../support/lists';
import { grant, newHotel, newPerson, newSpecial, unique } from '../support/samples';
import { expect, test, withToken } from '../support/test';

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a token for all properties is created, revealed, copied and dated; it reads, gets another expiry and is revoked', async ({
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
  await page.getByRole('combobox', { name: 'Expiry' }).selectOption('1 year');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await sent).postDataJSON()).toEqual({ name, property_id: '*', expires_on: expect.stringContaining(dayIn(365)) });
  await expect(page).toHaveURL('/tokens');
  const line = row(page, name);
  await expect(line).toContainText('All Properties');
  await expect(line).toContainText(dayIn(365));
  await expect(line).toContainText('Never used');
  await line.getByRole('button', { name: `Copy token ${name}` }).click();
  await expect(page.getByText('Token copied.')).toBeVisible();
  const value = await page.evaluate(() => navigator.clipboard.readText());
  await expect(line).not.toContainText(value);
  await line.getByRole('button', { name: `Reveal token ${name}` }).click();
  await expect(line).toContainText(value);
  const read = async () => (await fetch(`${address}/api/properties`, { headers: { authorization: `Bearer ${value}` } })).status;
  expect(await read()).toBe(200);
  await line.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Change expiry...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Expiry' });
  await dialog.getByRole('combobox', { name: 'Expiry' }).selectOption('Until a date');
  const [year, month, day] = dayIn(3).split('-');
  await dialog.getByRole('textbox', { name: 'Expiry Date' }).fill(`${month}/${day}/${year}`);
  await dialog.getByRole('button', { name: 'Change expiry' }).click();
  await expect(page.getByText(`${name} expires on ${dayIn(3)}.`)).toBeVisible();
  await expect(line).toContainText(`${dayIn(3)}Expires in 3 days`);
  await expect(line).not.toContainText('Never used');
  await line.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete Token' }).getByRole('button', { name: 'Delete Token' }).click();
  // Rows behind the open dialog cannot be found, so their absence counts only after this message.
  await expect(page.getByText(`${name} deleted.`)).toBeVisible();
  await expect(line).toHaveCount(0);
  expect(await read()).toBe(401);
});

test('people who can read an item are notified when somebody publishes it: number, date, title, mark as read', async ({
  page,
  api,
  address,
}) => {
  const hotel = await newHotel(api);
  const editor = await newPerson(api, [grant('special', hotel)], 'Quill');
  const reader = await newPerson(api, [grant('special', hotel, 'r')]);
  await newSpecial(caller(address, await signInAt(address, editor.email)), hotel, 'Bring the Dog');
  await withToken(page.context(), await signInAt(address, reader.email));
  await page.goto('/');
  await page.getByRole('link', { name: 'Notifications, 1 new' }).click();
  await expect(page).toHaveURL('/notifications');
  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Bring the Dog' });
  // In the browser, whose time zone may not be the one of this process.
  const today = await page.evaluate(() =>
    new Date().toLocaleDateString('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' }).replaceAll('/', '-'),
  );
  await expect(item).toContainText(today);
  await page.getByRole('button', { name: 'Mark All as Read' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  await item.getByRole('link', { name: `Ada Quill published “Bring the Dog” in ${hotel.name}` }).click();
  await expect(page).toHaveURL(new RegExp(`^${address}/hotels/${hotel.id}/specials/`));
});
