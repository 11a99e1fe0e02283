import type { Locator, Page } from 'playwright/test';
import type { Caller, Item } from '../support/api';
import { paste, pasteFromOutside, richText } from '../support/editor';
import { newHotel, newSpecial } from '../support/samples';
import { expect, test, withToken } from '../support/test';

// As Google Docs puts it on the clipboard: there are no bold tags, but each span has a style.
const DOCS =
  '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr">' +
  '<span style="font-size:11pt;font-weight:700;font-style:normal">Bold</span>' +
  '<span style="font-size:11pt;font-weight:400"> plain </span>' +
  '<span style="font-weight:400;font-style:italic">italic</span>' +
  '<span style="font-weight:400"> and </span>' +
  '<span style="font-weight:400;text-decoration:underline">underlined</span></p></b>';

test('bold, italic and underline in pasted styles are stored as marks, without the styles', async ({
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
  // The page's policy keeps pasted styles from being applied, and the browser reports that.
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/inline style/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/hotels/${hotel.id}/specials$`));
  const [stored] = (await api.list(`/properties/${hotel.id}/specials`)) as (Item & { content: string })[];
  expect(stored?.content).toBe('<p><strong>Bold</strong> plain <em>italic</em> and <u>underlined</u></p>');
});

// As Word puts it on the clipboard: list entries are paragraphs marked by a style, and their bullets are text.
const entry = (level: number, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·</span><![endif]>${text}<o:p></o:p></p>`;
const WORD =
  '<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head>' +
  '<style><!-- @list l0:level1 {mso-level-number-format:bullet;} @list l0:level2 {mso-level-number-format:bullet;} --></style></head><body>' +
  '<h2>Summer<o:p></o:p></h2><p class=MsoNormal>Near <st1:place>Paris</st1:place><a href="#_ftn1">[1]</a><o:p></o:p></p>' +
  '<p class=MsoNormal><o:p>&nbsp;</o:p></p>' +
  entry(1, 'Pool') +
  entry(2, 'Heated') +
  '<table><tr><td><p class=MsoNormal>Double</p></td><td><p class=MsoNormal>$200</p></td></tr></table>' +
  '<p class=MsoNormal><a href="https://x.example/a">More</a><img src="data:image/png;base64,iVBORw0KGgo="></p></body></html>';

test.describe('what the editor keeps of pasted text', () => {
  async function open(page: Page, api: Caller, content: string) {
    const hotel = await newHotel(api);
    const { id } = await newSpecial(api, hotel, 'Pasted', { content });
    await page.goto(`/hotels/${hotel.id}/specials/${id}/edit`);
    const { text } = richText(page.getByRole('region', { name: 'Title & Content', exact: true }), 'Content');
    await text.click();
    const saved = async () => {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/hotels/${hotel.id}/specials$`));
      return (await api.get(`/properties/${hotel.id}/specials/${id}`)).content;
    };
    return { text, saved };
  }

  test.beforeEach(async ({ page, tokenOf }) => withToken(page.context(), await tokenOf('admin')));
  // The page's policy keeps pasted styles from being applied, and the browser reports that.
  test.afterEach(({ complaints }) => {
    for (const complaint of complaints.splice(0)) expect(complaint).toContain('Applying inline style');
  });

  test('from Word: headings, lists and links stay, rows become lines, notes become text; one undo restores the old text', async ({
    page,
    api,
  }) => {
    const { text, saved } = await open(page, api, '<p>Old</p><ul><li>text</li></ul>');
    await page.keyboard.press('Control+a');
    await pasteFromOutside(text, WORD);
    await expect(page.getByText('Pictures and files are left out: this field holds text only.')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(text).toHaveText('Oldtext');
    await page.keyboard.press('Control+Shift+z');
    await expect(text).toContainText('Double | $200');
    expect(await saved()).toBe(
      '<h2>Summer</h2><p>Near Paris[1]</p><p><br /></p><ul><li>Pool<ul><li>Heated</li></ul></li></ul><p>Double | $200</p>' +
        '<p><a href="https://x.example/a" rel="noopener noreferrer" target="_blank">More</a></p>',
    );
  });

  test('pasting over a list leaves no list entry', async ({ page, api }) => {
    const { text, saved } = await open(page, api, '<ul><li>Old</li></ul>');
    await page.keyboard.press('Control+a');
    await pasteFromOutside(text, '<div>First</div><div>Second</div>');
    expect(await saved()).toBe('<p>First</p><p>Second</p>');
  });

  test('pasting over everything is one step to undo, however long it takes', async ({ page, api }) => {
    const { text, saved } = await open(page, api, '<p>Old</p><ul><li>text</li></ul>');
    // The editor joins changes that are less than a second apart.
    await page.evaluate(() => {
      const now = Date.now;
      let later = 0;
      Date.now = () => now() + (later += 2_000);
    });
    await page.keyboard.press('Control+a');
    await pasteFromOutside(text, '<p>New</p>');
    await expect(text).toHaveText('New');
    await page.keyboard.press('Control+z');
    await expect(text).toHaveText('Oldtext');
    await page.keyboard.press('Control+Shift+z');
    await expect(text).toHaveText('New');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+End');
    await page.keyboard.type('s');
    expect(await saved()).toBe('<p>Old</p><ul><li>texts</li></ul>');
  });

  test('what is typed just before or after pasting is not undone with it', async ({ page, api }) => {
    const { text } = await open(page, api, '<p>Old</p>');
    // However fast the person is: the editor joins changes that are less than a second apart.
    await page.evaluate(() => {
      const instant = Date.now();
      Date.now = () => instant;
    });
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' typed ');
    await pasteFromOutside(text, 'pasted');
    await page.keyboard.type(' more');
    for (const left of ['Old typed pasted', 'Old typed', 'Old']) {
      await page.keyboard.press('Control+z');
      await expect(text).toHaveText(left);
    }
  });

  test('a horizontal line stays when the text around it is edited', async ({ page, api }) => {
    const { saved } = await open(page, api, '<p>Above</p><hr /><p>Below</p>');
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' it');
    expect(await saved()).toBe('<p>Above</p><hr /><p>Below it</p>');
  });

  for (const file of ['pool.png', 'menu.docx'])
    test(`${file} alone is not pasted, and a message says so`, async ({ page, api }) => {
      const { text } = await open(page, api, '<p>Old</p>');
      await pasteFromOutside(text, '', file);
      await expect(page.getByText('Pictures and files are left out: this field holds text only.')).toBeVisible();
      await expect(text).toHaveText('Old');
    });

  test('a file can be dropped on the text, which says that it holds none, and nowhere else in the form', async ({
    page,
    api,
  }) => {
    const { text } = await open(page, api, '<p>Old</p>');
    const drop = (target: Locator) =>
      target.evaluate((element) => {
        const chosen = new DataTransfer();
        chosen.items.add(new File(['?'], 'pool.png', { type: 'image/png' }));
        const { left, top } = element.getBoundingClientRect();
        // The effect of a DataTransfer cannot be changed outside of a drag by a person.
        const dataTransfer = { types: ['Files'], files: chosen.files, dropEffect: 'copy' };
        const dispatch = (type: string) => {
          const event = new DragEvent(type, { bubbles: true, cancelable: true, clientX: left + 1, clientY: top + 5 });
          element.dispatchEvent(Object.defineProperty(event, 'dataTransfer', { value: dataTransfer }));
        };
        dispatch('dragover');
        if (dataTransfer.dropEffect !== 'none') dispatch('drop');
        return dataTransfer.dropEffect;
      });
    expect(await drop(page.getByRole('region', { name: 'Set an Image', exact: true }))).toBe('none');
    expect(await drop(page.getByLabel('Title', { exact: true }))).toBe('none');
    expect(await drop(text.getByText('Old'))).toBe('copy');
    await expect(page.getByText('Pictures and files are left out: this field holds text only.')).toBeVisible();
  });

  test('typing a word into a text that came through the API removes nothing from it', async ({ page, api }) => {
    const html =
      '<h3>Stay</h3><blockquote>Lovely</blockquote><p>m<sup>2</sup> H<sub>2</sub>O <s>old</s></p><pre>\ncode\n</pre><p>end</p>';
    const { saved } = await open(page, api, html);
    await page.keyboard.press('Control+End');
    await page.keyboard.type('ing');
    expect(await saved()).toBe(html.replace('end', 'ending'));
  });

  test('dropped text is inserted where it is dropped; text of the editor is moved with its marks, by one undo step', async ({
    page,
    api,
  }) => {
    const { text, saved } = await open(page, api, '<p>one <strong>two</strong> three</p><p>four</p>');
    await text.getByText('two').dblclick();
    // Dispatches the events of a drag by hand: the browser's driver can begin a drag of text, but never drops it.
    const dropBefore = (paragraph: number, html: string, { fromEditor }: { fromEditor: boolean }) =>
      text.evaluate(
        (element, [nth, dropped, own]) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.setData('text/html', dropped);
          const { left, top } = element.querySelectorAll('p')[nth]!.getBoundingClientRect();
          const place = { clientX: left + 1, clientY: top + 5 };
          if (own) element.dispatchEvent(new DragEvent('dragstart', { dataTransfer }));
          element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, ...place }));
          if (own) element.dispatchEvent(new DragEvent('dragend'));
        },
        [paragraph, html, fromEditor] as const,
      );
    await dropBefore(1, '<strong>two</strong>', { fromEditor: true });
    await expect(text.locator('p').nth(1)).toHaveText('twofour');
    await page.keyboard.press('Control+z');
    await expect(text.locator('p').nth(0)).toHaveText('one two three');
    await page.keyboard.press('Control+Shift+z');
    await dropBefore(1, '<p>five</p>', { fromEditor: false });
    expect(await saved()).toBe('<p>one  three</p><p>five<strong>two</strong>four</p>');
  });
});
