import { newHotel, newSpecial } from '../support/samples';
import { expect, test, withToken } from '../support/test';

const WORDS = 'שבת בספא!';
const HOUSE = 'מלון הים (חיפה)';

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
  /** Whether the last character of a text is to the left or the right of the first one. */
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
