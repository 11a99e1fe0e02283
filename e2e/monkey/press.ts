import type { Page } from 'playwright';
import type { Chance } from '../campaign/random';
import { controlsOf, type Control } from './controls';

const TEXTS = [
  'Spa day',
  '',
  ' ',
  'x'.repeat(300),
  'Ünï “q” <b>&amp;',
  '12/25/2026',
  '13/45/2026',
  '6pm',
  '-1',
  '999999999999',
  'https://example.com/a b',
  'example.com',
  '\u200B',
  '\u{1F600}',
  'مرحبا',
];
const KEYS = ['Escape', 'Enter', 'Tab', 'Shift+Tab', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'Home', 'End', 'Space', 'Control+z'];
const FILES = [
  { name: 'a.png', mimeType: 'image/png' },
  { name: 'b.txt', mimeType: 'text/plain' },
  { name: 'c.pdf', mimeType: 'application/pdf' },
];

/** Controls that would end the session. */
const LEFT_ALONE = /log ?out|end all sessions/i;
/** How long an action may wait for its element, in milliseconds: if that is covered or gone, the action is skipped. */
const PATIENCE = 1500;

/** @returns what was done, for reports */
async function apply(page: Page, { element, kind, name }: Control, random: Chance): Promise<string> {
  const options = { timeout: PATIENCE };
  if (kind === 'text') await element.fill(random.pick(TEXTS), options);
  if (kind === 'richText') {
    await element.click(options);
    await page.keyboard.type(random.pick(TEXTS).slice(0, 40));
  }
  if (kind === 'select') {
    const count = await element.evaluate((select) => (select as unknown as HTMLSelectElement).options.length);
    await element.selectOption({ index: random.below(count) }, options);
  }
  if (kind === 'file')
    await element.setInputFiles({ ...random.pick(FILES), buffer: Buffer.alloc(random.pick([0, 10, 5000])) }, options);
  if (kind !== 'press') return name;
  if (random.often(0.25)) {
    await element.focus();
    await page.keyboard.press('Enter');
  } else if (random.often(0.1)) {
    // The second click hits whatever the first one has brought there.
    await element.dblclick(options);
    return `twice ${name}`;
  } else await element.click(options);
  return name;
}

/** The browser's own buttons. */
const moves: Record<string, (page: Page) => Promise<unknown>> = {
  'the browser’s Back': (page) => page.goBack({ timeout: PATIENCE }),
  'the browser’s Forward': (page) => page.goForward({ timeout: PATIENCE }),
  'the browser’s Reload': (page) => page.reload({ waitUntil: 'commit', timeout: PATIENCE }),
};

/**
 * Does one thing that a person could do: uses a control, presses a key or one of the browser's buttons.
 * @returns what it was, for reports
 */
export async function pressAnything(page: Page, random: Chance): Promise<string> {
  if (random.often(0.06)) {
    const name = random.pick(Object.keys(moves));
    // If the page asks whether to leave, the answer may be no.
    await moves[name]!(page).catch(() => undefined);
    return name;
  }
  const controls = (await controlsOf(page)).filter(({ name }) => !LEFT_ALONE.test(name));
  if (random.often(0.08) || controls.length === 0) {
    const key = random.pick(KEYS);
    await page.keyboard.press(key);
    return `the key ${key}`;
  }
  const control = random.pick(controls);
  // An element that was covered, moved or removed meanwhile could not have been used by a person either.
  return apply(page, control, random).catch(() => control.name);
}
