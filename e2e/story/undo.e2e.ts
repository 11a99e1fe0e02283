import { scriptWith } from '../support/arrive';
import { violations } from '../support/axe';
import { chooseByKey, press, tabTo } from '../support/keyboard';
import { expectGone, row } from '../support/lists';
import { newHotel, newPerson, newSpecial, unique } from '../support/samples';
import { expect, heading, test, withToken } from '../support/test';

test.beforeEach(async ({ page, tokenOf }) => withToken(page.context(), await tokenOf('admin')));

test('a deleted special is restored from the bin with Undo, by keyboard', async ({ page, api }) => {
  const hotel = await newHotel(api, unique('Undo House'));
  const special = await newSpecial(api, hotel, 'Bring the Dog');
  await page.goto(`/hotels/${hotel.id}/specials`);
  await expect(row(page, 'Bring the Dog')).toBeVisible();
  await chooseByKey(page, 'Bring the Dog', 'Delete');
  const dialog = page.getByRole('dialog', { name: 'Delete Special' });
  await expect(dialog).toContainText('goes to the bin');
  await press(page, dialog.getByRole('button', { name: 'Delete Special' }));
  await expectGone(page, 'Bring the Dog');
  expect(await violations(page)).toEqual([]);
  await press(page, page.getByRole('button', { name: 'Undo', exact: true }));
  await expect(page.getByText('Bring the Dog is back.')).toBeVisible();
  await expect(row(page, 'Bring the Dog')).toBeVisible();
  expect((await api.get(`/properties/${hotel.id}/specials/${special.id}`)).id).toBe(special.id);
});

test('Undo after somebody else changed the item shows a message and overwrites nothing', async ({ page, api }) => {
  const hotel = await newHotel(api, unique('Late House'));
  const special = await newSpecial(api, hotel, 'Bring the Cat', { published: false });
  const path = `/properties/${hotel.id}/specials/${special.id}`;
  await page.goto(`/hotels/${hotel.id}/specials`);
  await chooseByKey(page, 'Bring the Cat', 'Archive');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toBeVisible();
  await api.put(path, { title: 'Bring two Cats' });
  await press(page, undo);
  await expect(page.getByText('Bring the Cat was changed again in the meantime, so it stays as it is.')).toBeVisible();
  expect(await api.get(path)).toMatchObject({ archived: true, title: 'Bring two Cats' });
});

test('the History of a user and of an alert, by keyboard', async ({ page, api }) => {
  const person = await newPerson(api, [], unique('History'));
  const name = unique('Pool closed');
  const alert = await api.post('/alerts', { name, published: true });
  await api.put(`/users/${person.id}`, { first_name: 'Renamed' });
  await api.put(`/alerts/${alert.id}`, { name: `${name} again` });

  for (const [address, title, label] of [
    [`/users/${person.id}/edit`, 'Edit User', 'First Name'],
    [`/hotels/alerts/${alert.id}/edit`, 'Edit Alert', 'Name'],
  ] as const) {
    await page.goto(address);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByText(/^Last changed by .*, today/)).toBeVisible();
    const button = page.getByRole('button', { name: 'History', exact: true });
    await press(page, button);
    const dialog = page.getByRole('dialog', { name: 'History' });
    await expect(dialog.getByRole('term').filter({ hasText: label })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await tabTo(page, dialog.getByRole('button', { name: /Version 1,/ }));
    await page.keyboard.press('Enter');
    await press(page, dialog.getByRole('button', { name: 'Restore version 1' }));
    await expect(page.getByText('Version 1 is back.')).toBeVisible();
    await expect(dialog).toBeHidden();
  }
  expect(await api.get(`/alerts/${alert.id}`)).toMatchObject({ name });
});

test('Undo pressed offline shows a message and can be pressed again', async ({ page, api }) => {
  const hotel = await newHotel(api);
  await newSpecial(api, hotel, 'Spa days');
  await page.goto(`/hotels/${hotel.id}/specials`);
  await page.getByRole('button', { name: 'More for Spa days' }).click();
  const loaded = scriptWith(page, '/restore');
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await loaded;
  await page.context().setOffline(true);
  await undo.click();
  await expect(page.getByText('The server could not be reached.')).toBeVisible();
  await page.context().setOffline(false);
  await undo.click();
  await expect(page.getByText('Spa days is as it was before.')).toBeVisible();
});
