import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { untilStill } from './still';
import { DESK } from './test';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  help: string;
  nodes: Array<{ target: string[] }>;
}

/** The days of the date picker show '28' and are called 'Choose Saturday, November 28th, 2026': spelled out, not left out. */
const isDayByName = (rule: string, target: string) =>
  rule === 'label-content-name-mismatch' && target.includes('react-datepicker__day');

const CONTRAST = { runOnly: { type: 'rule', values: ['color-contrast'] } };
const NO_CONTRAST = { rules: { 'color-contrast': { enabled: false } } };
type Rules = typeof CONTRAST | typeof NO_CONTRAST;

/**
 * Runs axe on what the page shows now.
 * @param part a selector of the part that is looked at; all of the page when it is left out, or not there at this width
 * @returns a sentence for each rule that is broken, with the first elements
 */
export async function violations(page: Page, rules?: Rules, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const found = await page.evaluate(
    async ([only, selector]) => {
      const { axe } = globalThis as unknown as {
        axe: { run: (of: Document | string, how: object) => Promise<{ violations: Violation[] }> };
      };
      const how = { resultTypes: ['violations'], preload: false, ...only };
      const { violations: broken } = await axe.run(selector && document.querySelector(selector) ? selector : document, how);
      return broken.map(({ id, help, nodes }) => ({ id, help, targets: nodes.map(({ target }) => target.join(' ')) }));
    },
    [rules, part] as const,
  );
  return found
    .map((fault) => ({ ...fault, targets: fault.targets.filter((target) => !isDayByName(fault.id, target)) }))
    .filter(({ targets }) => targets.length > 0)
    .map(({ id, help, targets }) => `${id}: ${help} (${targets.slice(0, 3).join('; ')})`);
}

const MIDDLE = { width: 768, height: 900 };
const WIDTHS = [DESK, MIDDLE, { width: 360, height: 740 }];

/** Marks what is open around an element of it. @returns a selector of it, for `faults` */
export async function openPart(shown: Locator): Promise<string> {
  await shown.evaluate((element) => {
    const roles = ['dialog', 'alertdialog', 'menu', 'listbox', 'status', 'alert'].map((role) => `[role=${role}]`);
    (element.closest(`${roles.join()}, form`) ?? element).setAttribute('data-looked-at', '');
  });
  return '[data-looked-at]';
}

/** Waits until the page shows a theme, its layout follows its size, and colours that fade have come to rest. */
async function settle(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
  await untilStill(page);
}

interface Looking {
  /** Whether the same page was seen with other content: then only wide and in light. */
  again?: boolean;
  /**
   * A selector of what is new, when the page around it is walked elsewhere: wide and in light all of the page is looked at, otherwise
   * this part alone.
   */
  part?: string;
  /** What else to look at, at each width in light. @returns a sentence for each fault */
  more?: () => Promise<string[]>;
}

/**
 * Looks at what is shown at the three widths, and whether it fits them. Dark changes colours only, so only they are judged
 * again, and middle widths have the colours of the others. Leaves the page wide and light.
 * @returns a sentence for each fault, with where it was found
 */
export async function faults(page: Page, { again = false, part, more }: Looking = {}): Promise<string[]> {
  const found: string[] = [];
  await page.emulateMedia({ colorScheme: 'light' });
  const note = (where: string, sentences: string[]) => found.push(...sentences.map((sentence) => `${where}: ${sentence}`));
  for (const size of again ? [DESK] : WIDTHS) {
    const { width } = size;
    await page.setViewportSize(size);
    await settle(page, 'light');
    note(`${width} light`, await violations(page, size === MIDDLE ? NO_CONTRAST : undefined, size === DESK ? undefined : part));
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) note(String(width), [`it scrolls sideways, ${needed} of ${width} pixels`]);
    if (more) found.push(...(await more()));
    if (again || size === MIDDLE) continue;
    await page.emulateMedia({ colorScheme: 'dark' });
    await settle(page, 'dark');
    note(`${width} dark`, await violations(page, CONTRAST, part));
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await page.setViewportSize(DESK);
  return found;
}
