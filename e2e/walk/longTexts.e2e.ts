import type { Locator, Page } from 'playwright/test';
import type { Caller } from '../support/api';
import { arrive, arriveInside } from '../support/arrive';
import { richText } from '../support/editor';
import { sidewaysFaults } from '../support/modes/cutText';
import { grant, newHotel, newPerson, newRestaurant, newSpecial, unique } from '../support/samples';
import { DESK, expect, signIn, test, withToken } from '../support/test';

const UNBROKEN = 'Donaudampfschifffahrtsgesellschaft'.repeat(9);
const SENTENCES = 'The Grand Old Seaside Hotel with Spa and Marina. '.repeat(4).slice(0, 199);
const TWO_SCREENS = `<p>${'Breakfast is served until noon on the terrace. '.repeat(120)}</p>`;

test('a word without blanks does not overflow a read-only form', async ({ page, api }) => {
  const hotel = await newHotel(api);
  const special = await newSpecial(api, hotel, 'Bring the Dog', { content: `<p>${UNBROKEN}</p>` });
  const { email } = await newPerson(api, [grant('special', hotel, 'r')]);
  await page.goto(`/hotels/${hotel.id}/specials/${special.id}/edit`);
  await signIn(page, email);
  await expect(page.getByRole('main').getByText(UNBROKEN).first()).toBeVisible();
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysFaults(page), `at ${width} px`).toEqual([]);
  }
});

test('the question whose text to keep starts in view, however long the texts are', async ({ page, api, tokenOf }) => {
  const hotel = await newHotel(api);
  const special = await newSpecial(api, hotel, 'Bring the Dog', { content: TWO_SCREENS });
  await withToken(page.context(), await tokenOf('everything'));
  await page.setViewportSize({ width: 360, height: 740 });
  await arrive(page, `/hotels/${hotel.id}/specials/${special.id}/edit`);
  await richText(page.getByRole('main'), 'Content').text.fill('Mine. '.repeat(300));
  await api.put(`/properties/${hotel.id}/specials/${special.id}`, { content: TWO_SCREENS.replace('noon', 'eleven') });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Save my choices' }) });
  await expect(question).toBeFocused();
  await expect(question.getByRole('heading')).toBeInViewport();
  // Below the header, which stays.
  const header = await page.getByRole('banner').boundingBox();
  expect((await question.boundingBox())!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
});

test('long titles do not distort a month: a day has few lines, and no bar extends beyond the week', async ({
  page,
  api,
  tokenOf,
}) => {
  const hotel = await newHotel(api);
  const calendar = await api.post(`/properties/${hotel.id}/calendars`, { name: 'Hall' });
  const event = (title: string, start: string, end = start) =>
    api.post(`/properties/${hotel.id}/calendar-events`, {
      calendar_id: calendar.id,
      title,
      start: `${start}T10:00:00`,
      end: `${end}T12:00:00`,
    });
  // A Sunday to a Saturday.
  await event('A week of it', '2026-11-08', '2026-11-14');
  await event(SENTENCES, '2026-11-17');
  await event(UNBROKEN.slice(0, 199), '2026-11-18');
  await withToken(page.context(), await tokenOf('admin'));
  await page.setViewportSize(DESK);
  await arrive(page, `/hotels/${hotel.id}/calendars?day=2026-11-01`);

  const month = page.getByRole('table');
  const bar = await month.getByRole('link', { name: /A week of it/ }).boundingBox();
  const edges = await month.boundingBox();
  expect(bar!.x + bar!.width).toBeLessThan(edges!.x + edges!.width);
  for (const title of [SENTENCES, UNBROKEN.slice(0, 199)]) {
    const words = month.getByText(title);
    const lines = await words.evaluate((one) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight));
    expect(Math.round(lines), title.slice(0, 20)).toBe(3);
  }
});

test('on a phone the way back and the hours of today are within the page, however long their words are', async ({
  page,
  api,
  tokenOf,
}) => {
  const hotel = await newHotel(api, unique(UNBROKEN.slice(0, 150)));
  const restaurant = await newRestaurant(api);
  const [meal_type, hours_start] = [`Brunch${UNBROKEN.slice(0, 150)}`, UNBROKEN];
  const slot = { meal_type, days_start: 'Monday', days_end: 'Sunday', hours_start, hours_end: '22:00' };
  await api.post(`/properties/${restaurant.id}/hours`, { published: false, time_slots: [slot] });
  await withToken(page.context(), await tokenOf('admin'));
  await page.setViewportSize({ width: 320, height: 640 });
  await arrive(page, `/hotels/${hotel.id}/settings`);
  expect(await sidewaysFaults(page)).toEqual([]);
  await arrive(page, `/restaurants/${restaurant.id}`);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: meal_type });
  await expect(row).toBeVisible();
  expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});

/** A user whose name is long only on this page, since other journeys use the list of users at the same time. */
async function longNamed(page: Page, api: Caller, rights: object[]) {
  await page.route('**/api/users**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('Shortname', UNBROKEN.slice(0, 199)) });
  });
  return newPerson(api, rights, 'Shortname');
}

/** The words of a text that are split over two lines. */
const broken = (words: Locator) =>
  words.evaluateAll((all) =>
    all.flatMap((one) => {
      const text = document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode() as Text;
      return [...text.data.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top));
        return new Set(lines).size > 1 ? [word] : [];
      });
    }),
  );

test('a long name in a list does not break words of its neighbours, at any width', async ({ page, api, tokenOf }) => {
  const hotel = await newHotel(api);
  await newSpecial(api, hotel, UNBROKEN.slice(0, 199));
  await newSpecial(api, hotel, 'Restorative weekend');
  const { email } = await longNamed(page, api, [grant('special', hotel)]);
  await withToken(page.context(), await tokenOf('admin'));
  await arrive(page, `/hotels/${hotel.id}/specials`);
  const neighbour = page.getByRole('link', { name: 'Restorative weekend' });
  await expect(neighbour).toBeVisible();
  for (const width of [640, 768, 1024, 1180, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await broken(neighbour), `at ${width} px`).toEqual([]);
  }
  await arrive(page, `/users?filter=${encodeURIComponent(email.split('@')[0]!)}`);
  const role = page.getByRole('cell', { name: 'User', exact: true });
  await expect(role).toHaveCount(1);
  await expect(page.getByRole('row', { name: UNBROKEN.slice(0, 99) })).toBeVisible();
  for (const width of [640, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await broken(role), `at ${width} px`).toEqual([]);
    expect(await sidewaysFaults(page), `at ${width} px`).toEqual([]);
  }
});

test('the personal data of somebody with a long name fit the page', async ({ page, api, tokenOf }) => {
  const { id } = await longNamed(page, api, []);
  await withToken(page.context(), await tokenOf('admin'));
  await arrive(page, `/users/${id}/edit`);
  await expect(page.getByText(`What Innkeeper keeps about Ada ${UNBROKEN.slice(0, 99)}`)).toBeVisible();
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysFaults(page), `at ${width} px`).toEqual([]);
  }
});

test('a bar that continues from the week before does not overflow a narrow month', async ({ page, api, tokenOf }) => {
  const hotel = await newHotel(api, unique('Hall'));
  const calendar = await api.post(`/properties/${hotel.id}/calendars`, { name: 'Hall' });
  const times = { start: '2026-11-04T16:30:00', end: '2026-11-26T17:30:00' };
  await api.post(`/properties/${hotel.id}/calendar-events`, { calendar_id: calendar.id, title: SENTENCES, ...times });
  await withToken(page.context(), await tokenOf('admin'));
  await page.setViewportSize({ width: 640, height: 900 });
  await arrive(page, `/hotels/${hotel.id}/calendars?day=2026-11-01`);
  await expect(
    page
      .getByRole('table')
      .getByRole('link', { name: /Continues/ })
      .first(),
  ).toBeVisible();
  expect(await sidewaysFaults(page)).toEqual([]);
});

test('at 320 px a message about a long title uses the whole width, with its buttons below', async ({ page, api, tokenOf }) => {
  const hotel = await newHotel(api);
  const special = await newSpecial(api, hotel, SENTENCES);
  await withToken(page.context(), await tokenOf('admin'));
  await page.setViewportSize({ width: 320, height: 740 });
  await arrive(page, `/hotels/${hotel.id}/specials`);
  await page.route(`**/specials/${special.id}/duplicate`, (route) => route.fulfill({ status: 422 }));
  await page.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const message = page.getByRole('alert').filter({ hasText: 'was not duplicated' });
  const words = (await message.getByText('was not duplicated').boundingBox())!;
  const dismiss = (await message.getByRole('button', { name: 'Dismiss' }).boundingBox())!;
  expect(words.width).toBeGreaterThan(200);
  expect(dismiss.y).toBeGreaterThanOrEqual(words.y + words.height);
  await expect(message.getByRole('button', { name: 'Dismiss' })).toBeInViewport();
});

for (const width of [1440, 320])
  test(`at ${width} px a short message stands on one line with its buttons`, async ({ page, api, tokenOf }) => {
    const hotel = await newHotel(api);
    await newSpecial(api, hotel, 'Spa');
    await withToken(page.context(), await tokenOf('admin'));
    await page.setViewportSize({ width, height: 740 });
    await arrive(page, `/hotels/${hotel.id}/specials`);
    await page.getByRole('button', { name: /^More for/ }).click();
    await page.getByRole('menuitem', { name: 'Unpublish' }).click();
    const messages = page.getByRole('region', { name: 'Messages' });
    const words = (await messages.getByText('Spa unpublished.').boundingBox())!;
    const undo = (await messages.getByRole('button', { name: 'Undo' }).boundingBox())!;
    expect(Math.abs(undo.y + undo.height / 2 - words.y - words.height / 2)).toBeLessThan(2);
  });

for (const width of [1280, 360])
  test(`at ${width} px a filter with a long word makes no page wider`, async ({ page, api, tokenOf }) => {
    const hotel = await newHotel(api);
    await newSpecial(api, hotel, 'Bring the Dog');
    const region = await api.post<{ id: string }>('/regions', { name: unique('Bay') });
    // Enough hotels that their list has a filter.
    const hotels = await Promise.all(Array.from({ length: 12 }, () => newHotel(api)));
    const { id } = await newPerson(
      api,
      hotels.map((one) => grant('special', one)),
    );
    await withToken(page.context(), await tokenOf('admin'));
    await page.setViewportSize({ width, height: 900 });
    const pages: Array<[path: string, filters: number]> = [
      [`/hotels/${hotel.id}/specials/clone`, 2],
      [`/hotels/regions/${region.id}/edit`, 1],
      ['/hotels/alerts', 1],
      ['/hotels/shared/specials/new', 1],
      ['/tokens/new', 1],
      [`/users/${id}/edit`, 1],
    ];
    const noMatch = page.getByRole('main').getByText(/match(es)?( “x|\.|$)/);
    const tooWide: string[] = [];
    for (const [path, count] of pages) {
      await arriveInside(page, path);
      const filters = page.getByRole('main').getByRole('searchbox');
      await expect(filters, path).toHaveCount(count);
      for (const filter of await filters.all()) {
        await expect(noMatch, path).toHaveCount(0);
        await filter.fill('x'.repeat(300));
        await expect(noMatch.first(), path).toBeVisible();
        const label = await filter.getAttribute('aria-label');
        tooWide.push(...(await sidewaysFaults(page)).map((fault) => `${path}: ${label}: ${fault}`));
        await filter.fill('');
      }
    }
    expect(tooWide).toEqual([]);
  });
