import type { Page } from 'playwright';
import { follow } from '../../support/arrive';
import type { Area } from './areas';
import type { FaultSite } from './faultSite';

/** How long a page may take to appear, and a sentence after the last byte, in milliseconds. */
const LIMIT = 5000;
/** The longest wait for anything, in milliseconds. */
const PATIENCE = 12_000;
const TYPED = 'the harbour';

export interface Desk {
  page: Page;
  site: FaultSite;
  /** Problems that did not stop the case. */
  notes: Set<string>;
}

/** A page that has to be on the screen. */
export interface Shown {
  remote: string;
  path: string;
  heading: string;
}

const alert = ({ page }: Desk) => page.getByRole('alert').filter({ hasText: 'could not be shown' });
const search = ({ page }: Desk) => page.getByRole('combobox', { name: 'Go to a Property' });

/** Follows a link of the page's own router, without loading the document again. */
export const goInside = ({ page }: Desk, to: string): Promise<void> => follow(page, to);

/**
 * Waits until a remote's page is on the screen.
 * @returns the version that is shown
 * @throws Error with what is on the screen instead
 */
export async function shown({ page }: Desk, remote: string, heading: string, patience = PATIENCE): Promise<string> {
  const place = page.locator(`[data-remote="${remote}"]`);
  try {
    await place.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout: patience });
  } catch {
    const instead = (
      await page
        .locator('main')
        .innerText({ timeout: 1000 })
        .catch(() => '')
    )
      .replaceAll(/\s+/g, ' ')
      .slice(0, 240);
    throw new Error(`${remote} does not show '${heading}' but '${instead}'.`);
  }
  return (await place.getAttribute('data-version')) ?? '';
}

/**
 * Waits for the sentence in the place of a remote and checks what it says.
 * @returns milliseconds between the last byte and the sentence
 */
export async function sentence(desk: Desk, area: Area, version: string, reason: RegExp): Promise<number> {
  await alert(desk)
    .waitFor({ timeout: PATIENCE })
    .catch(async () => {
      const main = await desk.page
        .locator('main')
        .innerText({ timeout: 1000 })
        .catch(() => '');
      throw new Error(`No sentence came; the page shows '${main.replaceAll(/\s+/g, ' ').slice(0, 240)}'.`);
    });
  const waited = Date.now() - desk.site.lastByte();
  const words = (await alert(desk).innerText()).replaceAll(/\s+/g, ' ');
  if (!words.includes(area.remote)) desk.notes.add(`The sentence does not name ${area.remote}: '${words}'.`);
  if (!words.includes(version)) desk.notes.add(`The sentence does not name version ${version}: '${words}'.`);
  if (!reason.test(words)) desk.notes.add(`The sentence does not give the reason ${reason}: '${words}'.`);
  if (waited > LIMIT) desk.notes.add(`The sentence came ${waited} ms after the last byte.`);
  return waited;
}

/** Waits for the sentence about the registry, which names no remote. */
export async function registrySentence({ page, site, notes }: Desk, reason: RegExp): Promise<number> {
  const title = page.getByRole('heading', { name: 'The areas of this site are not available' });
  await title.waitFor({ timeout: PATIENCE }).catch(() => {
    throw new Error('No sentence about the areas of the site came.');
  });
  const waited = Date.now() - site.lastByte();
  const words = await page.locator('main').innerText();
  if (/mf-/.test(words)) notes.add(`The sentence about the registry names a remote: '${words}'.`);
  if (!reason.test(words)) notes.add(`The sentence does not give the reason ${reason}: '${words}'.`);
  if (waited > LIMIT) notes.add(`The sentence came ${waited} ms after the last byte.`);
  return waited;
}

export const tryAgain = ({ page }: Desk) => page.getByRole('main').getByRole('button', { name: 'Try again' }).click();

/** Marks the document and types into the site's own search, so that a reload or lost text is noticed afterwards. */
export async function leaveTraces(desk: Desk): Promise<void> {
  await desk.page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await search(desk).fill(TYPED);
}

/** @throws Error when the document was reloaded, or the text is gone */
export async function checkTraces(desk: Desk): Promise<void> {
  if (!(await desk.page.evaluate(() => 'sameDocument' in window))) throw new Error('The page was loaded again.');
  const text = await search(desk).inputValue();
  if (text !== TYPED) throw new Error(`The text typed elsewhere is now '${text}'.`);
}
