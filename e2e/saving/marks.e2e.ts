import type { Page } from 'playwright/test';
import type { Caller } from '../support/api';
import { richText, selectBack } from '../support/editor';
import { newHotel, newSpecial } from '../support/samples';
import { expect, test, withToken } from '../support/test';

async function open(page: Page, api: Caller, content: string) {
  const hotel = await newHotel(api);
  const { id } = await newSpecial(api, hotel, 'Marked', { content });
  await page.goto(`/hotels/${hotel.id}/specials/${id}/edit`);
  const editor = richText(page.getByRole('region', { name: 'Title & Content', exact: true }), 'Content');
  await editor.text.click();
  const saved = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/hotels/${hotel.id}/specials$`));
    return (await api.get(`/properties/${hotel.id}/specials/${id}`)).content;
  };
  return { ...editor, saved };
}

/** Puts the cursor after a number of letters of the first line. */
async function cursorAt(page: Page, letters: number) {
  await page.keyboard.press('Control+Home');
  for (let count = 0; count < letters; count += 1) await page.keyboard.press('ArrowRight');
}

const LINK = 'rel="noopener noreferrer" target="_blank"';

test.beforeEach(async ({ page, tokenOf }) => withToken(page.context(), await tokenOf('admin')));

test('a text that is typed back to what it was is unchanged, with quotation marks, lines, lists and links in it', async ({
  page,
  api,
}) => {
  const list = '<ul><li>"one"</li><li>it\'s two<ol><li><em>three</em></li></ol></li></ul>';
  const link = `<p><a href="/a?b=&quot;1&quot;&amp;c=2" ${LINK}>"here" &amp; &lt;there&gt;</a> <code>now</code></p>`;
  await open(page, api, `<p>"Members" only</p><p><br /></p><hr />${link}${list}<p>the end</p>`);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  await expect(page.getByText(/Unsaved changes/)).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(page.getByText('No unsaved changes')).toBeVisible();
});

for (const content of [
  '<p>One</p><p></p><p>Two&nbsp; </p>',
  '<p>One<br>Two</p>',
  '<ol><li><p>See <a href="https://x.example">this</a></p></li></ol><div>the end</div>',
])
  test(`a text that another program stored is unchanged when it is typed or undone back to what it was: ${content}`, async ({
    page,
    api,
  }) => {
    const { tool } = await open(page, api, content);
    // In this order: the editor undoes what was typed within a second together, a Backspace with the next letter too.
    for (const undo of [() => tool('Undo').click(), () => page.keyboard.press('Backspace')]) {
      await page.keyboard.press('Control+End');
      await page.keyboard.type('!');
      await expect(page.getByText(/Unsaved changes/)).toBeVisible();
      await undo();
      await expect(page.getByText('No unsaved changes')).toBeVisible();
    }
  });

test('the number of words below the editor follows what is typed', async ({ page, api }) => {
  await open(page, api, '<p>Go now</p>');
  await expect(page.getByText('2 words', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' or stay');
  await expect(page.getByText('4 words', { exact: true })).toBeVisible();
});

test('with the cursor in a link its address can be changed, and its text stays', async ({ page, api }) => {
  const { tool, saved } = await open(page, api, '<p>Go <a href="https://x.example/a">he<strong>re</strong></a> now</p>');
  await cursorAt(page, 5);
  await tool('Link').click();
  const address = page.getByRole('textbox', { name: 'Address of the link' });
  await expect(address).toHaveValue('https://x.example/a');
  await address.fill('https://x.example/b');
  await address.press('Enter');
  expect(await saved()).toBe(
    `<p>Go <a href="https://x.example/b" ${LINK}>he</a><strong><a href="https://x.example/b" ${LINK}>re</a></strong> now</p>`,
  );
});

test('while the address of a link is asked for, the text can be changed, and the link stays on its words', async ({
  page,
  api,
}) => {
  const { text, tool, saved } = await open(page, api, '<p>Our menu is here</p>');
  await selectBack(page, 4);
  await tool('Link').click();
  await text.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Today: ');
  const address = page.getByRole('textbox', { name: 'Address of the link' });
  await address.fill('https://x.example/b');
  await address.press('Enter');
  expect(await saved()).toBe(`<p>Today: Our menu is <a href="https://x.example/b" ${LINK}>here</a></p>`);
});

for (const [where, letters] of [
  ['in', 5],
  ['at the end of', 7],
] as const)
  test(`with the cursor ${where} a link, Unlink makes all of it text`, async ({ page, api }) => {
    const { tool, saved } = await open(page, api, '<p>Go <a href="https://x.example/a">here</a> now</p>');
    await cursorAt(page, letters);
    await tool('Unlink').click();
    expect(await saved()).toBe('<p>Go here now</p>');
  });

test('Remove format without a selection keeps all marks, turns a list entry into a line, and makes new text plain', async ({
  page,
  api,
}) => {
  const { tool, saved } = await open(page, api, '<ul><li><strong>bold</strong></li></ul>');
  await cursorAt(page, 2);
  await tool('Remove format').click();
  await page.keyboard.type('x');
  expect(await saved()).toBe('<p><strong>bo</strong>x<strong>ld</strong></p>');
});

test('Remove format makes selected text plain', async ({ page, api }) => {
  const { tool, saved } = await open(page, api, '<p><strong>bold</strong></p>');
  await page.keyboard.press('Control+End');
  await selectBack(page, 2);
  await tool('Remove format').click();
  expect(await saved()).toBe('<p><strong>bo</strong>ld</p>');
});
