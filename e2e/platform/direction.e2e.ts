import type { Locator } from 'playwright/test';
import { newEvent } from '../support/filledProperties';
import { newHotel, newSpecial } from '../support/samples';
import { expect, test, withToken } from '../support/test';

const WORDS = 'שבת בספא!';
const HOUSE = 'מלון הים (חיפה)';

/** Runs in the page. Whether the last character of a text is to the left or the right of the first one. */
const turn = (words: Element) => {
  const text = document.createTreeWalker(words, NodeFilter.SHOW_TEXT).nextNode() as Text;
  const leftOf = (index: number) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect().left;
  };
  return leftOf(text.length - 1) < leftOf(0) ? 'left' : 'right';
};

/** @returns whether the first letter of a line is in its visible part */
const isBeginningShown = (line: Locator) =>
  line.evaluate((element) => {
    const range = document.createRange();
    range.setStart(document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()!, 0);
    range.setEnd(range.startContainer, 1);
    const [letter, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
    return letter.width > 0 && letter.left >= box.left - 1 && letter.right <= box.right + 1;
  });

test('Hebrew text has its punctuation at the left end: in a list, a heading, a field and an editor', async ({
  page,
  api,
  tokenOf,
}) => {
  const hotel = await newHotel(api, HOUSE);
  const special = await newSpecial(api, hotel, WORDS, { content: `<p>${WORDS}</p><p>In English!</p>` });
  await withToken(page.context(), await tokenOf('admin'));
  await page.goto(`/hotels/${hotel.id}/specials`);
  const link = page.getByRole('link', { name: WORDS, exact: true });
  expect(await link.evaluate(turn)).toBe('left');
  await page.goto(`/hotels/${hotel.id}/specials/${special.id}/edit`);
  const paragraphs = page.getByRole('textbox', { name: 'Content' }).first().locator('p');
  await expect(paragraphs).toHaveCount(2);
  expect(await paragraphs.first().evaluate(turn)).toBe('left');
  expect(await paragraphs.last().evaluate(turn)).toBe('right');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveCSS('unicode-bidi', 'plaintext');
  await page.goto(`/hotels/${hotel.id}`);
  expect(await page.getByRole('heading', { level: 1, name: HOUSE }).evaluate(turn)).toBe('left');
});

test('Hebrew names run in their own direction in the frame, in choices and in a calendar, and too long ones show their beginning', async ({
  page,
  api,
  tokenOf,
}) => {
  const house = `${'מלון הים '.repeat(12)}!`;
  const hotel = await newHotel(api, house);
  const special = await newSpecial(api, hotel, WORDS);
  const calendar = await api.post(`/properties/${hotel.id}/calendars`, { name: WORDS });
  const event = await newEvent(api, hotel, calendar);
  await api.put(`/properties/${hotel.id}/calendar-events/${event.id}`, { title: house, end: '2026-11-08T10:00:00' });
  await withToken(page.context(), await tokenOf('admin'));
  const sections = page.getByRole('complementary', { name: 'Sections' });
  const crumbs = page.getByRole('banner').getByRole('navigation', { name: 'Breadcrumbs' });

  await page.goto(`/hotels/${hotel.id}`);
  await expect(page.getByRole('heading', { level: 1, name: house })).toHaveCSS('text-align', 'left');
  expect(await sections.getByText(house).evaluate(turn)).toBe('left');
  expect(await crumbs.getByText(house).evaluate(turn)).toBe('left');
  expect(await isBeginningShown(crumbs.getByText(house))).toBe(true);

  await page.goto(`/hotels/${hotel.id}/specials/clone`);
  expect(await page.getByText(WORDS, { exact: true }).first().evaluate(turn)).toBe('left');
  await page.goto(`/hotels/${hotel.id}/specials/${special.id}/edit`);
  expect(await isBeginningShown(crumbs.getByText(house))).toBe(true);

  await page.goto(`/hotels/${hotel.id}/calendars?day=2026-11-06&view=grid`);
  expect(await isBeginningShown(sections.getByText(house).first())).toBe(true);
  expect(await page.getByRole('listitem').getByText(WORDS, { exact: true }).first().evaluate(turn)).toBe('left');
  expect(await isBeginningShown(page.getByRole('table').getByText(house).first())).toBe(true);
});
