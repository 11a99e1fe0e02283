import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { DESK } from './test';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  help: string;
  nodes: Array<{ target: string[] }>;
}

/** The days of the date picker show '28' and are called 'Choose Saturday, November 28th, 2026': said in words, not left out. */
const isDayByName = (rule: string, target: string) =>
  rule === 'label-content-name-mismatch' && target.includes('react-datepicker__day');

const CONTRAST = { runOnly: { type: 'rule', values: ['color-contrast'] } };
const NO_CONTRAST = { rules: { 'color-contrast': { enabled: false } } };
type Rules = typeof CONTRAST | typeof NO_CONTRAST;

/** Runs axe on what the page shows now. @returns a sentence for each rule that is broken, with the first elements */
export async function violations(page: Page, rules?: Rules): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const found = await page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (of: Document, how: object) => Promise<{ violations: Violation[] }> };
    };
    const how = { resultTypes: ['violations'], ...only };
    const { violations: broken } = await axe.run(document, how);
    return broken.map(({ id, help, nodes }) => ({ id, help, targets: nodes.map(({ target }) => target.join(' ')) }));
  }, rules);
  return found
    .map((fault) => ({ ...fault, targets: fault.targets.filter((target) => !isDayByName(fault.id, target)) }))
    .filter(({ targets }) => targets.length > 0)
    .map(({ id, help, targets }) => `${id}: ${help} (${targets.slice(0, 3).join('; ')})`);
}

const MIDDLE = { width: 768, height: 900 };
const WIDTHS = [DESK, MIDDLE, { width: 360, height: 740 }];

/** Lets colours that fade come to rest, so that their contrast is the one people see. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    // The theme follows the system a moment later, and only then do colours begin to fade.
    await new Promise((resolve) => setTimeout(resolve, 120));
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  });

/**
 * Looks at what is shown at the three widths, and whether it fits them. Dark changes colours only, so only they are judged
 * again, and middle widths have the colours of the others. Leaves the page wide and light.
 * @param again whether the same page was seen with other content: then only wide and in light
 * @returns a sentence for each fault, with where it was found
 */
export async function faults(page: Page, { again = false } = {}): Promise<string[]> {
  const found: string[] = [];
  const note = (where: string, sentences: string[]) => found.push(...sentences.map((sentence) => `${where}: ${sentence}`));
  for (const size of again ? [DESK] : WIDTHS) {
    const { width } = size;
    await page.setViewportSize(size);
    await settle(page);
    note(`${width} light`, await violations(page, size === MIDDLE ? NO_CONTRAST : undefined));
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) note(String(width), [`it scrolls sideways, ${needed} of ${width} pixels`]);
    if (again || size === MIDDLE) continue;
    await page.emulateMedia({ colorScheme: 'dark' });
    await settle(page);
    note(`${width} dark`, await violations(page, CONTRAST));
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await page.setViewportSize(DESK);
  return found;
}
