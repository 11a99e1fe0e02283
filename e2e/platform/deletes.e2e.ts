import type { Page } from 'playwright/test';
import { arriveInside } from '../support/arrive';
import { newFilledProperties } from '../support/filledProperties';
import { choose, row } from '../support/lists';
import { newPerson, unique } from '../support/samples';
import { expect, test, withToken } from '../support/test';

const NAME = 'One of a kind';
const WIDTH = 50 * 16;

/**
 * Checks the open dialog: its title, the question that is announced with it, its width and Cancel, after which nothing
 * has been deleted.
 */
async function expectDialog(page: Page, title: string) {
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(dialog).toHaveAccessibleDescription(/\w+ \w+/);
  const room = page.viewportSize()!.width;
  if (room > WIDTH) expect((await dialog.boundingBox())?.width).toBe(WIDTH);
  else expect((await dialog.boundingBox())!.width).toBeLessThanOrEqual(room);
  await expect(dialog.getByRole('button', { name: title, exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('every Delete dialog has its title, is 50rem wide, and deletes nothing on Cancel', async ({ page, api, tokenOf }) => {
  test.setTimeout(240_000);
  await withToken(page.context(), await tokenOf('admin'));
  const removals: string[] = [];
  page.on('request', (request) => void (request.method() === 'DELETE' && removals.push(request.url())));
  const { hotel, restaurant, event } = await newFilledProperties(api);
  const region = await api.post('/regions', { name: unique('Far Coast') });
  const alert = await api.post('/alerts', { name: unique('Pool closed') });
  const token = await api.post('/tokens', { name: unique('Kiosk'), property_id: '*' });
  const user = await newPerson(api, [], unique('Quill'));
  const [asset] = await api.list('/assets?per_page=1');
  const inHotel = (path: string) => `/hotels/${hotel.id}/${path}`;
  const inRestaurant = (path: string) => `/restaurants/${restaurant.id}/${path}`;

  const rows: Array<[path: string, name: string, title: string]> = [
    [inHotel('specials'), NAME, 'Delete Special'],
    [inHotel('faqs'), NAME, 'Delete FAQ'],
    [inHotel('faqs/categories'), NAME, 'Delete FAQ Category'],
    [inHotel('tiled/meetings'), NAME, 'Delete Meeting'],
    [inHotel('tiled/weddings'), NAME, 'Delete Wedding'],
    [inHotel('tiled/dining'), NAME, 'Delete Dining'],
    [inHotel('tiled/misc'), NAME, 'Delete Misc'],
    [inHotel('tiled/misc2'), NAME, 'Delete Misc2'],
    [inHotel('tiled/misc3'), NAME, 'Delete Misc3'],
    [inHotel('accommodations/guest-rooms'), NAME, 'Delete Accommodation'],
    [inHotel('accommodations/suites'), NAME, 'Delete Accommodation'],
    [inHotel('accommodations/accessible'), NAME, 'Delete Accommodation'],
    [inHotel('accommodations/misc'), NAME, 'Delete Accommodation'],
    [inHotel('promos'), NAME, 'Delete Home Promo'],
    [inHotel('lists'), NAME, 'Delete List'],
    [inHotel('calendars'), NAME, 'Delete Calendar'],
    [inRestaurant('events'), NAME, 'Delete Event'],
    [inRestaurant('press'), NAME, 'Delete Press'],
    [inRestaurant('menu'), NAME, 'Delete Menu'],
    ['/hotels/properties?filter=Journey', hotel.name, 'Delete Hotel'],
    ['/restaurants?filter=Journey', restaurant.name, 'Delete Restaurant'],
    ['/hotels/alerts/listings', alert.name as string, 'Delete Alert'],
    ['/tokens', token.name as string, 'Delete Token'],
  ];
  for (const [path, name, title] of rows) {
    await test.step(`${title} on ${path}`, async () => {
      await arriveInside(page, path);
      // The calendar's event has the calendar's name.
      const place = path.endsWith('/calendars') ? page.getByRole('region', { name: 'Calendars' }) : page;
      await choose(page, name, 'Delete', place);
      await expectDialog(page, title);
      await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
    });
  }
  await test.step('Delete User', async () => {
    await arriveInside(page, `/users?filter=${user.email}`);
    await row(page, user.email)
      .getByRole('button', { name: /^More for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expectDialog(page, 'Delete User');
  });
  const forms: Array<[path: string, button: string, title: string]> = [
    [`/media/${asset!.id}`, 'Delete', 'Delete Asset'],
    [inHotel(`calendars/events/${event.id}/edit`), 'Delete', 'Delete Calendar Event'],
    [`/hotels/regions/${region.id}`, 'Delete Region', 'Delete Region'],
  ];
  for (const [path, button, title] of forms) {
    await test.step(`${title} on ${path}`, async () => {
      await arriveInside(page, path);
      await page.getByRole('button', { name: button }).first().click();
      await expectDialog(page, title);
      await expect(page).toHaveURL(path);
    });
  }
  await test.step('Delete Hour', async () => {
    await arriveInside(page, inRestaurant('hours'));
    await page
      .getByRole('button', { name: /^More for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expectDialog(page, 'Delete Hour');
  });
  expect(removals).toEqual([]);
});
