import type { Page } from 'playwright/test';
import { arrive } from '../support/arrive';
import { rows } from '../support/lists';
import { newHotel, newSpecial } from '../support/samples';
import { expect, test, withToken } from '../support/test';

const LATER = '2099-01-01T05:00:00.000Z';

async function expectOneHeight(page: Page, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await rows(page).evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
    expect(new Set(heights).size, `${heights.join(', ')} at ${width} px`).toBe(1);
  }
}

test('all rows of a list have the same height, whatever their states, at any width', async ({ page, api, tokenOf }) => {
  const hotel = await newHotel(api);
  await newSpecial(api, hotel, 'Restorative weekend');
  await newSpecial(api, hotel, 'Spa days', { published: false });
  await newSpecial(api, hotel, 'Harbour festival', { starts_on: LATER });
  await newSpecial(api, hotel, 'Dinner and a room with a view of the harbour', { ends_on: '2026-02-01T05:00:00.000Z' });
  await withToken(page.context(), await tokenOf('admin'));
  await arrive(page, `/hotels/${hotel.id}/specials`);
  await expect(rows(page)).toHaveCount(4);
  await expectOneHeight(page, [768, 900, 1024, 1199, 1366]);
});

test('the row of a promo that is live but fourth in line is no taller than the others', async ({ page, api, tokenOf }) => {
  const hotel = await newHotel(api);
  for (const title of ['Breakfast', 'Dinner', 'Spa days', 'Harbour festival'])
    await api.post(`/properties/${hotel.id}/home-promos`, { title, starts_on: '2026-01-01T05:00:00.000Z', published: true });
  await withToken(page.context(), await tokenOf('admin'));
  await arrive(page, `/hotels/${hotel.id}/promos`);
  await expect(page.getByText('Live, but fourth in line: guests see the first three')).toBeVisible();
  await expectOneHeight(page, [768, 1024, 1199, 1366]);
});

test('the icon of a repeating event stands beside its time, however narrow the days of a month are', async ({
  page,
  api,
  tokenOf,
}) => {
  const hotel = await newHotel(api);
  // Both begin with a W, so the mark of the second has two letters.
  await api.post(`/properties/${hotel.id}/calendars`, { name: 'Weekly' });
  const hall = await api.post(`/properties/${hotel.id}/calendars`, { name: 'Hall' });
  const weddings = await api.post(`/properties/${hotel.id}/calendars`, { name: 'Weddings' });
  const events = [
    { calendar: hall, title: 'Yoga', day: 'Monday', date: '2026-11-02', hour: 15, shown: '10:30 AM' },
    { calendar: weddings, title: 'Tasting', day: 'Tuesday', date: '2026-11-03', hour: 17, shown: '12:30 PM' },
  ];
  for (const { calendar, title, day, date, hour } of events)
    await api.post(`/properties/${hotel.id}/calendar-events`, {
      calendar_id: calendar.id,
      title,
      start: `${date}T${hour}:30:00.000Z`,
      end: `${date}T${hour + 1}:30:00.000Z`,
      repeats: 'weekly',
      repeats_on: [day],
      published: true,
    });
  await withToken(page.context(), await tokenOf('admin'));
  await arrive(page, `/hotels/${hotel.id}/calendars?day=2026-11-01&view=grid`);
  for (const { title, shown } of events) {
    const time = page
      .getByRole('cell')
      .getByRole('link', { name: new RegExp(title) })
      .first()
      .getByText(shown);
    await expect(time).toBeVisible();
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const icon = await time.locator('svg').boundingBox();
      expect.soft(icon!.y - (await time.boundingBox())!.y, `${title} at ${width} px`).toBeLessThan(8);
    }
  }
});

test('beside a title of several lines, or above LIVE, a picture is in the middle of its row', async ({ page, api, tokenOf }) => {
  const hotel = await newHotel(api);
  await newSpecial(api, hotel, 'Spa days');
  await newSpecial(api, hotel, 'Anniversary package with champagne and a handwritten card', { published: false });
  await newSpecial(api, hotel, 'Harbour festival', { published: false });
  await withToken(page.context(), await tokenOf('admin'));
  await page.setViewportSize({ width: 768, height: 900 });
  await arrive(page, `/hotels/${hotel.id}/specials`);
  await expect(rows(page)).toHaveCount(3);
  const offsets = await rows(page).evaluateAll((all) =>
    all.map((row) => {
      const [box, picture] = [row, row.querySelector('[class*=picture]')!].map((one) => one.getBoundingClientRect());
      return Math.round(Math.abs(picture!.top + picture!.height / 2 - box!.top - box!.height / 2));
    }),
  );
  expect(Math.max(...offsets), offsets.join(', ')).toBeLessThanOrEqual(1);
});

test('in a wide window a title of two lines makes its row no taller', async ({ page, api, tokenOf }) => {
  const hotel = await newHotel(api);
  await newSpecial(api, hotel, 'Spa days');
  await newSpecial(
    api,
    hotel,
    'A weekend for two by the sea with breakfast in bed and a late checkout. '.repeat(3).slice(0, 191),
  );
  await withToken(page.context(), await tokenOf('admin'));
  await arrive(page, `/hotels/${hotel.id}/specials`);
  await expect(rows(page)).toHaveCount(2);
  await expectOneHeight(page, [1200, 1366, 1920]);
});

test('on a phone, labels beside each other on a card stand at one height, however many lines are below them', async ({
  page,
  tokenOf,
}) => {
  await withToken(page.context(), await tokenOf('admin'));
  await page.setViewportSize({ width: 360, height: 740 });
  for (const screen of ['/releases', '/security-log', '/hotels/alerts']) {
    await arrive(page, screen);
    const offsets = await rows(page).evaluateAll((all) =>
      all.flatMap((row) => {
        const boxes = [...row.querySelectorAll('[data-label]')].map((cell) => cell.getBoundingClientRect());
        return boxes.flatMap((box, index) => {
          const next = boxes[index + 1];
          return next && next.top < box.bottom && box.top < next.bottom ? [Math.round(next.top - box.top)] : [];
        });
      }),
    );
    expect(offsets.length, screen).toBeGreaterThan(0);
    expect(new Set(offsets), screen).toEqual(new Set([0]));
  }
});
