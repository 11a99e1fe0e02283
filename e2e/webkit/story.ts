import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Caller, Item } from '../support/api';
import { people, PASSWORD } from '../support/people';
import { newHotel, newSpecial } from '../support/samples';
import type { WebKit } from './driver';
import { pageIn } from './page';

/** Keys without a character, as the protocol names them. */
const KEYS = { tab: '\uE004', enter: '\uE007', down: '\uE015' };

const TEXT = '<p>Two nights by the sea.</p><p><strong>With breakfast</strong></p>';

/** A picture of one pixel. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The positions of the first rows' handles. */
const HANDLES = `
return [...document.querySelectorAll('main tbody tr')].slice(0, 3).map((row) => {
  const { x, y, width, height } = row.querySelector('button[aria-label^="Move "]').getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
});`;

/** Signs in by the form. */
export async function signInBy(webkit: WebKit, address: string): Promise<void> {
  const page = pageIn(webkit);
  await webkit.open(`${address}/`);
  await page.fill('Email', people.admin);
  await page.fill('Password', PASSWORD);
  await page.press('button', 'Sign In');
  await page.sees('Choose a property');
}

/** A person writes a special with formatted text and a typed date; it is stored as it was written. */
async function writesASpecial(webkit: WebKit, api: Caller, hotel: Item): Promise<void> {
  const page = pageIn(webkit);
  await page.press('link', '+ New Special');
  await page.fill('Title', 'By the sea');
  await page.fill('Other Title', 'Sea');
  await page.fill('Content', `Two nights by the sea.${KEYS.enter}`);
  await page.press('button', 'Bold');
  await webkit.type('With breakfast');
  await page.fill('Start Date', `12/25/2030 6pm${KEYS.tab}`);
  await page.press('button', 'Save');
  await page.sees('By the sea');
  const stored = await page.until('The special was not stored.', async () => {
    const all = await api.list(`/properties/${hotel.id}/specials?title=By%20the%20sea`);
    return all[0] ?? null;
  });
  const asWritten = stored.content === TEXT && stored.starts_on === '2030-12-25T23:00:00.000Z';
  if (!asWritten) throw new Error(`Not as it was written: ${JSON.stringify([stored.content, stored.starts_on])}.`);
}

/** Rows are moved by mouse and by keyboard, and the order is stored. */
async function movesRows(webkit: WebKit, api: Caller, hotel: Item): Promise<void> {
  const page = pageIn(webkit);
  for (const title of ['First', 'Second', 'Third']) await page.find('button', `Move ${title}`);
  const [first, second, third] = await page.rows();
  const [top, , bottom] = await webkit.run<{ x: number; y: number }[]>(HANDLES);
  await webkit.drag(bottom!, { x: top!.x, y: top!.y - 10 });
  const inOrder = (wanted: (string | undefined)[]) =>
    page.until(`The order is not ${wanted.join(', ')}.`, async () => {
      const stored = (await api.list(`/properties/${hotel.id}/specials?order_by=sort_index:ASC&per_page=3`)).map(
        ({ title }) => title,
      );
      return [await page.rows(), stored].every((names) => names.join() === wanted.join());
    });
  await inOrder([third, first, second]);
  await webkit.click(await page.find('button', `Move ${third}`));
  await webkit.run(`[...document.querySelectorAll('button[aria-label^="Move "]')][0].focus()`);
  await webkit.type(` ${KEYS.down}${KEYS.down} `);
  await inOrder([first, second, third]);
}

/** A row is unpublished from its menu, and published again by Undo. */
async function undoes(webkit: WebKit, api: Caller, special: Item): Promise<void> {
  const page = pageIn(webkit);
  const isPublished = (wanted: boolean) =>
    page.until(`The special is ${wanted ? 'not ' : ''}published.`, async () => {
      const { published } = await api.get(`/properties/${String(special.property_id)}/specials/${special.id}`);
      return published === wanted;
    });
  await page.press('button', `More for ${String(special.title)}`);
  await page.press('menuitem', 'Unpublish');
  await isPublished(false);
  await page.press('button', 'Undo');
  await isPublished(true);
}

/** When a form is left with unsaved text, the site asks first, even if the browser goes back. */
async function isAskedBeforeLeaving(webkit: WebKit, special: Item): Promise<void> {
  const page = pageIn(webkit);
  await page.press('link', String(special.title));
  await page.fill('Title', ' unsaved');
  await webkit.back();
  await page.find('alertdialog', 'Leave without saving?');
}

/** A picture is chosen, uploaded and stored. */
async function uploads(webkit: WebKit, api: Caller, address: string, folder: string): Promise<void> {
  const page = pageIn(webkit);
  const file = path.join(folder, 'webkit.gif');
  writeFileSync(file, GIF);
  await webkit.open(`${address}/media`);
  await page.press('button', 'Upload File');
  const input = await page.until('There is no field for files.', () =>
    webkit.element(`return document.querySelector('[role=dialog] input[type=file]')`),
  );
  await webkit.write(input, file);
  await page.fill('Name', ' picture');
  await page.press('button', 'Upload');
  await page.until(
    'The picture was not stored.',
    async () => (await api.list(`/assets?name=${encodeURIComponent('i%%webkit')}`)).length === 1,
  );
}

/** The things that a person does most, by mouse and keyboard. @returns a sentence for each one that did not work */
export async function story(webkit: WebKit, api: Caller, address: string, folder: string): Promise<string[]> {
  const hotel = await newHotel(api);
  const titles = ['First', 'Second', 'Third'];
  const specials: Item[] = [];
  for (const title of titles) specials.push(await newSpecial(api, hotel, title));
  const list = `${address}/hotels/${hotel.id}/specials`;
  const steps = {
    'writing a special': () => writesASpecial(webkit, api, hotel),
    'moving rows': () => movesRows(webkit, api, hotel),
    'Undo of a row': () => undoes(webkit, api, specials[0]!),
    'leaving a form': () => isAskedBeforeLeaving(webkit, specials[1]!),
    'uploading a picture': () => uploads(webkit, api, address, folder),
  };
  const problems: string[] = [];
  for (const [name, step] of Object.entries(steps)) {
    await webkit.open(list);
    await step().catch((error: unknown) => problems.push(`${name}: ${String(error)}`));
  }
  return problems;
}
