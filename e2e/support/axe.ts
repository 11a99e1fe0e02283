import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { isFirefox } from './browser';
import { sidewaysFaults } from './modes/cutText';
import { untilStill } from './still';
import { DESK } from './test';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  help: string;
  nodes: Array<{ target: string[] }>;
}

/** A day of the date picker shows '28', which its name 'Choose Saturday, November 28th, 2026' spells out. */
const isSpelledOutDay = (rule: string, target: string) =>
  rule === 'label-content-name-mismatch' && /react-datepicker__day|"Choose \w+day, /.test(target);

const CONTRAST = { runOnly: { type: 'rule', values: ['color-contrast'] } };
const NO_CONTRAST = { rules: { 'color-contrast': { enabled: false } } };
type Rules = typeof CONTRAST | typeof NO_CONTRAST;

/**
 * Runs axe on the page.
 * @param part a selector of the part to check; the whole page by default
 * @returns a sentence for each violated rule, with the first elements concerned
 */
export async function violations(page: Page, rules?: Rules, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const found = await page.evaluate(
    async ([ruleOptions, selector]) => {
      const { axe } = globalThis as unknown as {
        axe: { run: (context: Document | string, options: object) => Promise<{ violations: Violation[] }> };
      };
      const options = { resultTypes: ['violations'], preload: false, ...ruleOptions };
      const result = await axe.run(selector ?? document, options);
      return result.violations.map(({ id, help, nodes }) => ({ id, help, targets: nodes.map(({ target }) => target.join(' ')) }));
    },
    [rules, part] as const,
  );
  return found
    .map(({ targets, ...rule }) => ({ ...rule, targets: targets.filter((target) => !isSpelledOutDay(rule.id, target)) }))
    .filter(({ targets }) => targets.length > 0)
    .map(({ id, help, targets }) => `${id}: ${help} (${targets.slice(0, 3).join('; ')})`);
}

/** Nothing scrolls inside a part that is this high: axe skips the contrast of what is scrolled out of sight there. */
const TALL = 4000;
const MIDDLE = { width: 768, height: 900 };
const PHONE = { width: 360, height: 740 };
const WIDTHS = [DESK, MIDDLE, PHONE];

/** Marks the overlay that an element belongs to. @returns its selector, for `faults` */
export async function openPart(content: Locator): Promise<string> {
  await content.evaluate((element) => {
    const roles = ['dialog', 'alertdialog', 'menu', 'listbox', 'status', 'alert'].map((role) => `[role=${role}]`);
    const overlay = element.closest(`${roles.join()}, [data-messages]`) ?? element.closest('form');
    if (!overlay) throw new Error('The content is in no overlay and no form.');
    document.querySelector('[data-looked-at]')?.removeAttribute('data-looked-at');
    overlay.setAttribute('data-looked-at', '');
  });
  return '[data-looked-at]';
}

/** Waits until the page has its theme, its layout and its final colours. */
async function settle(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.waitForFunction((expected) => document.documentElement.dataset.theme === expected, theme);
  await untilStill(page);
}

async function contrastInDark(page: Page, part?: string): Promise<string[]> {
  if (isFirefox) return [];
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle(page, 'dark');
  const found = await violations(page, CONTRAST, part);
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

interface Options {
  /** Set if the page was already checked with other content: it is then checked only wide and in light mode. */
  again?: boolean;
  /**
   * A selector of the new part of a page whose rest is checked elsewhere: the whole page is checked only wide and in light mode,
   * otherwise this part alone.
   */
  part?: string;
  /** Opens the part again if it has closed, as the search of the header does in a narrower window. */
  open?: () => Promise<unknown>;
  /** Another check, made at each width in light mode. @returns a sentence for each fault */
  more?: () => Promise<string[]>;
}

/**
 * Checks the page at three widths, and that it fits them. Dark mode changes only colours, so only contrast is checked again; the
 * middle width has the colours of the others. Leaves the page wide and in light mode.
 * @returns a sentence for each fault, with the width and mode in which it was found
 */
export async function faults(page: Page, { again = false, part, open, more }: Options = {}): Promise<string[]> {
  const found: string[] = [];
  await page.emulateMedia({ colorScheme: 'light' });
  const addFaults = (where: string, sentences: string[]) => found.push(...sentences.map((sentence) => `${where}: ${sentence}`));
  for (const size of again ? [DESK] : WIDTHS) {
    const { width } = size;
    await page.setViewportSize(size);
    await settle(page, 'light');
    await open?.();
    // The contrast of a part is checked below, and that of the page behind it elsewhere.
    const rules = part || size === MIDDLE ? NO_CONTRAST : undefined;
    addFaults(`${width} light`, await violations(page, rules, size === DESK ? undefined : part));
    addFaults(String(width), await sidewaysFaults(page));
    if (more) found.push(...(await more()));
    if (again || size === MIDDLE) continue;
    if (part) {
      await page.setViewportSize({ width, height: TALL });
      await settle(page, 'light');
      addFaults(`${width} light`, await violations(page, CONTRAST, part));
    }
    addFaults(`${width} dark`, await contrastInDark(page, part));
  }
  await page.setViewportSize(DESK);
  return found;
}

/**
 * Checks a page whose frame is checked elsewhere: wide completely, its content also in dark mode and narrow, and that it fits all
 * three widths. Leaves it wide and in light mode.
 * @param more another check, made at each width
 * @returns a sentence for each fault, with the width and mode in which it was found
 */
export async function contentFaults(page: Page, more: () => Promise<string[]>): Promise<string[]> {
  const found = await faults(page, { again: true, more });
  const addFaults = (where: string, sentences: string[]) => found.push(...sentences.map((sentence) => `${where}: ${sentence}`));
  addFaults(`${DESK.width} dark`, await contrastInDark(page, 'main'));
  for (const size of [MIDDLE, PHONE]) {
    await page.setViewportSize(size);
    await settle(page, 'light');
    addFaults(String(size.width), await sidewaysFaults(page));
    found.push(...(await more()));
  }
  addFaults(`${PHONE.width} light`, await violations(page, undefined, 'main'));
  await page.setViewportSize(DESK);
  return found;
}
