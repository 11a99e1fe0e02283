import { signInAt } from '../support/api';
import { arriveInside } from '../support/arrive';
import { newEvent } from '../support/filledProperties';
import { choose, expectGone, row } from '../support/lists';
import { grant, newHotel, newPerson, newSpecial, unique } from '../support/samples';
import { expect, heading, test, withToken } from '../support/test';

test('a deleted item is restored from the bin, and the activity lists it with a link to the version', async ({
  page,
  api,
  tokenOf,
}) => {
  await withToken(page.context(), await tokenOf('admin'));
  const hotel = await newHotel(api);
  const title = unique('Spa days');
  const special = await newSpecial(api, hotel, title);
  const dialog = page.getByRole('dialog');

  await arriveInside(page, `/hotels/${hotel.id}/specials`);
  await choose(page, title, 'Delete');
  await dialog.getByRole('button', { name: 'Delete Special' }).click();
  await expectGone(page, title);

  await arriveInside(page, `/hotels/${hotel.id}/bin`);
  await expect(heading(page, 'Bin')).toBeVisible();
  await expect(row(page, title)).toContainText('Special');
  await page.getByRole('button', { name: `Restore ${title}` }).click();
  await expect(page.getByText(`${title} is restored.`)).toBeVisible();
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL(`/hotels/${hotel.id}/specials/${special.id}/edit`);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);

  await arriveInside(page, `/hotels/${hotel.id}/activity?action=restored`);
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
  await expect(line).toContainText(`restored the special ${title}`);
  await line.getByRole('link', { name: title }).click();
  await expect(dialog.getByRole('region', { name: 'Version 1' })).toBeVisible();
  await expect(page).toHaveURL(`/hotels/${hotel.id}/specials/${special.id}/edit`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(`/hotels/${hotel.id}/activity?action=restored`);

  await arriveInside(page, `/hotels/${hotel.id}`);
  const mine = page.getByRole('region', { name: 'My last changes' });
  await expect(mine.getByRole('listitem').first()).toContainText(`Restored the special ${title}`);
});

test('an event that was deleted with its calendar points to that calendar in the bin, and is restored with it', async ({
  page,
  api,
  tokenOf,
}) => {
  await withToken(page.context(), await tokenOf('admin'));
  const hotel = await newHotel(api);
  const name = unique('Weekly');
  const calendar = await api.post(`/properties/${hotel.id}/calendars`, { name });
  const event = await newEvent(api, hotel, calendar);
  await api.remove(`/properties/${hotel.id}/calendars/${calendar.id}`);

  const activity = `/hotels/${hotel.id}/activity?kind=calendar-events`;
  await arriveInside(page, activity);
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'created the calendar event' });
  await expect(line).toContainText('In the bin with its calendar');
  await line.getByRole('link').click();
  await expect(page).toHaveURL(`/hotels/${hotel.id}/bin?item=${calendar.id}`);
  await page.getByRole('button', { name: `Restore ${name}` }).click();
  await expect(page.getByText(`${name} is restored.`)).toBeVisible();

  await arriveInside(page, activity);
  await expect(line).not.toContainText('In the bin');
  await expect(line.getByRole('link')).toHaveAttribute('href', new RegExp(`/events/${event.id}/edit`));
});

test('an item that somebody else just restored leaves the list with a message; a reader can restore nothing', async ({
  page,
  api,
  tokenOf,
  browser,
  address,
}) => {
  await withToken(page.context(), await tokenOf('admin'));
  const hotel = await newHotel(api);
  const [first, second] = [unique('Tea for two'), unique('Late checkout')];
  for (const title of [first, second]) {
    const { id } = await newSpecial(api, hotel, title);
    await api.remove(`/properties/${hotel.id}/specials/${id}`);
  }
  await arriveInside(page, `/hotels/${hotel.id}/bin`);
  await expect(row(page, first)).toBeVisible();
  const entries = await api.list(`/bin?property_id=${hotel.id}`);
  const taken = entries.find(({ name }) => name === first);
  await api.post(`/bin/${taken!.id}/restore`, {});
  await page.getByRole('button', { name: `Restore ${first}` }).click();
  await expect(page.getByText(`${first} is no longer in the bin`)).toBeVisible();
  await expectGone(page, first);

  const reader = await newPerson(api, [grant('special', hotel, 'r')]);
  const context = await browser.newContext({ baseURL: address });
  await withToken(context, await signInAt(address, reader.email));
  const theirs = await context.newPage();
  await arriveInside(theirs, `/hotels/${hotel.id}/bin`);
  await expect(row(theirs, second)).toBeVisible();
  await expect(row(theirs, second).getByRole('button')).toHaveCount(0);
  await context.close();
});
