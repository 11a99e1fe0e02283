import { arrive } from '../support/arrive';
import { rows } from '../support/lists';
import { newHotel, newSpecial } from '../support/samples';
import { expect, test, withToken } from '../support/test';

const LATER = '2099-01-01T05:00:00.000Z';

test('all rows of a list have the same height, whatever their states, at any width', async ({ page, api, tokenOf }) => {
  const hotel = await newHotel(api);
  await newSpecial(api, hotel, 'Restorative weekend');
  await newSpecial(api, hotel, 'Spa days', { published: false });
  await newSpecial(api, hotel, 'Harbour festival', { starts_on: LATER });
  await newSpecial(api, hotel, 'Dinner and a room with a view of the harbour', { ends_on: '2026-02-01T05:00:00.000Z' });
  await withToken(page.context(), await tokenOf('admin'));
  await arrive(page, `/hotels/${hotel.id}/specials`);
  await expect(rows(page)).toHaveCount(4);
  for (const width of [768, 900, 1024, 1199, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await rows(page).evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
    expect(new Set(heights).size, `${heights.join(', ')} at ${width} px`).toBe(1);
  }
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
  for (const width of [1200, 1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await rows(page).evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
    expect(new Set(heights).size, `${heights.join(', ')} at ${width} px`).toBe(1);
  }
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
