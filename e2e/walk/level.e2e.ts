import type { Locator, Page } from 'playwright/test';
import { arrive, arriveInside } from '../support/arrive';
import { property } from '../support/routeTable';
import { newHotel } from '../support/samples';
import { DESK, expect, test, withToken } from '../support/test';

const HOTEL = 'The Aster';

const boxOf = async (locator: Locator) => (await locator.boundingBox())!;

/** How far a box is from the middle of another, in pixels. */
async function offMiddle(one: Locator, other: Locator): Promise<number> {
  const [a, b] = await Promise.all([boxOf(one), boxOf(other)]);
  return Math.abs(a.y + a.height / 2 - b.y - b.height / 2);
}

/** @returns the top and the bottom of the text of an element, without the space around it */
const textEdges = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { top, bottom } = range.getBoundingClientRect();
    return { top, bottom };
  });

const lefts = (all: Locator) =>
  all.evaluateAll((found) => [...new Set(found.map((one) => Math.round(one.getBoundingClientRect().left)))]);

/** A hotel with two calendars whose marks have two letters, and an unpublished event. */
async function newEvent(api: Parameters<typeof newHotel>[0]): Promise<string> {
  const hotel = await newHotel(api);
  await api.post(`/properties/${hotel.id}/calendars`, { name: 'Music' });
  await api.post(`/properties/${hotel.id}/calendars`, { name: 'Weekly' });
  const calendar = await api.post(`/properties/${hotel.id}/calendars`, { name: 'Weddings' });
  await api.post(`/properties/${hotel.id}/calendar-events`, {
    calendar_id: calendar.id,
    title: 'Hartley wedding',
    start: '2026-11-10T19:00:00.000Z',
    end: '2026-11-10T20:00:00.000Z',
  });
  return `/hotels/${hotel.id}/calendars?day=2026-11-01&view=grid`;
}

const openCalendar = async (page: Page, address: string) => {
  await arriveInside(page, address);
  return page.getByRole('cell').getByRole('link', { name: /Hartley/ });
};

test('in a wide window, what stands in a row is level and equally wide', async ({ page, api, tokenOf }) => {
  await withToken(page.context(), await tokenOf('admin'));
  await page.setViewportSize(DESK);
  await arrive(page, '/hotels/alerts');
  const row = page.getByRole('row', { name: new RegExp(HOTEL) });
  const [name, line] = [await textEdges(row.getByRole('link').first()), await textEdges(row.getByText('No Alert'))];
  const { y, height } = await boxOf(row);
  expect
    .soft(Math.abs((name.top + line.bottom) / 2 - y - height / 2), 'an alert is in the middle of its row')
    .toBeLessThanOrEqual(2);

  await arriveInside(page, '/notifications');
  const sizes = await page
    .getByRole('main')
    .locator('time')
    .first()
    .locator('*')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).fontSize));
  expect.soft(new Set(sizes).size, `a date and its time, ${sizes.join(' and ')}`).toBe(1);

  await arriveInside(page, `/hotels/${await property(api, HOTEL)}/settings`);
  const widths = await Promise.all(
    ['Choose from library', 'Upload File'].map(async (label) => (await boxOf(page.getByRole('button', { name: label }))).width),
  );
  expect.soft(widths[0], 'the two ways to a picture').toBeCloseTo(widths[1]!, 0);

  const event = await openCalendar(page, await newEvent(api));
  const names = page
    .getByRole('region', { name: 'Calendars' })
    .getByRole('listitem')
    .getByText(/^(Music|Weekly|Weddings)$/);
  await expect(names).toHaveCount(3);
  expect.soft(await lefts(names), 'the names of calendars').toHaveLength(1);
  const state = await boxOf(event.getByText('Draft'));
  const mark = await boxOf(event.getByText(/^W.$/));
  expect.soft(mark.x - state.x - state.width, 'between a state and the mark of its calendar').toBeGreaterThanOrEqual(2);
  const today = await boxOf(page.getByRole('button', { name: 'Today' }));
  expect
    .soft(today.height, 'the button beside the selects')
    .toBe((await boxOf(page.getByRole('combobox', { name: 'Month' }))).height);
});

test('on a phone, a switch is level with the select beside it, and filters share a line', async ({ page, tokenOf }) => {
  await withToken(page.context(), await tokenOf('admin'));
  await page.setViewportSize({ width: 360, height: 780 });
  await arrive(page, '/hotels/alerts');
  const row = page.getByRole('row', { name: new RegExp(HOTEL) });
  expect.soft(await offMiddle(row.getByRole('switch'), row.getByRole('combobox'))).toBeLessThanOrEqual(1);
  await arriveInside(page, '/media');
  const selects = page.getByRole('main').getByRole('combobox');
  expect.soft(await offMiddle(selects.nth(0), selects.nth(1)), 'the two selects of the media library').toBeLessThanOrEqual(1);
});

test('nothing opens below the search before there are properties to show', async ({ page, tokenOf }) => {
  await withToken(page.context(), await tokenOf('admin'));
  await arrive(page, '/settings');
  await page.route(/\/api\/properties\?/, () => {});
  await page.getByRole('combobox', { name: 'Go to a Property...' }).fill('house');
  const list = page.locator('[aria-busy="true"]').filter({ has: page.getByRole('listbox') });
  await expect(list).toHaveCSS('opacity', '0');
});
