import type { Item } from '../support/api';
import { paste, richText } from '../support/editor';
import { newHotel, newSpecial } from '../support/samples';
import { expect, test, withToken } from '../support/test';

// As Google Docs puts it on the clipboard: no tag says bold, each span has a style.
const DOCS =
  '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr">' +
  '<span style="font-size:11pt;font-weight:700;font-style:normal">Bold</span>' +
  '<span style="font-size:11pt;font-weight:400"> plain </span>' +
  '<span style="font-weight:400;font-style:italic">italic</span>' +
  '<span style="font-weight:400"> and </span>' +
  '<span style="font-weight:400;text-decoration:underline">underlined</span></p></b>';

test('bold, italic and underline that come as styles are pasted and stored as marks, without the styles', async ({
  page,
  api,
  tokenOf,
  complaints,
}) => {
  const hotel = await newHotel(api);
  const { id } = await newSpecial(api, hotel, 'Pasted');
  await withToken(page.context(), await tokenOf('admin'));
  await page.goto(`/hotels/${hotel.id}/specials/${id}/edit`);
  const { text } = richText(page.getByRole('region', { name: 'Title & Content', exact: true }), 'Content');
  await text.click();
  await page.keyboard.press('Control+a');
  await paste(page, DOCS, 'Bold plain italic and underlined');
  await expect(text).toHaveText('Bold plain italic and underlined');
  // The page's policy keeps pasted styles from being applied, and says so.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('Applying inline style');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/hotels/${hotel.id}/specials$`));
  const [stored] = (await api.list(`/properties/${hotel.id}/specials`)) as (Item & { content: string })[];
  expect(stored?.content).toBe('<p><strong>Bold</strong> plain <em>italic</em> and <u>underlined</u></p>');
});
