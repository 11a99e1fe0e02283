import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  help: string;
  nodes: Array<{ target: string[] }>;
}

/** The days of the date picker show '28' and are called 'Choose Saturday, November 28th, 2026': said in words, not left out. */
const isDayByName = (rule: string, target: string) =>
  rule === 'label-content-name-mismatch' && target.includes('react-datepicker__day');

/** Runs axe on what the page shows now. @returns a sentence for each rule that is broken, with the first elements */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const found = await page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (of: Document, how: object) => Promise<{ violations: Violation[] }> };
    };
    const how = { resultTypes: ['violations'], ...(only && { runOnly: { type: 'rule', values: only } }) };
    const { violations: broken } = await axe.run(document, how);
    return broken.map(({ id, help, nodes }) => ({ id, help, targets: nodes.map(({ target }) => target.join(' ')) }));
  }, rules);
  return found
    .map((fault) => ({ ...fault, targets: fault.targets.filter((target) => !isDayByName(fault.id, target)) }))
    .filter(({ targets }) => targets.length > 0)
    .map(({ id, help, targets }) => `${id}: ${help} (${targets.slice(0, 3).join('; ')})`);
}

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 740 };

/** Lets colours that fade come to rest, so that their contrast is the one people see. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    // The theme follows the system a moment later, and only then do colours begin to fade.
    await new Promise((resolve) => setTimeout(resolve, 120));
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  });

/**
 * Looks at what is shown in both themes and at both widths, and whether it fits the narrow one. Dark changes colours only,
 * so only they are judged again. Leaves the page wide and light.
 * @returns a sentence for each fault, with where it was found
 */
export async function faults(page: Page): Promise<string[]> {
  const found: string[] = [];
  const note = (where: string, sentences: string[]) => found.push(...sentences.map((sentence) => `${where}: ${sentence}`));
  for (const [name, size] of [
    ['1440', WIDE],
    ['360', NARROW],
  ] as const) {
    await page.setViewportSize(size);
    await settle(page);
    note(`${name} light`, await violations(page));
    if (size === NARROW) {
      const [needed, there] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      if (needed! > there!) note(name, [`it scrolls sideways, ${needed} of ${there} pixels`]);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await settle(page);
    note(`${name} dark`, await violations(page, ['color-contrast']));
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await page.setViewportSize(WIDE);
  return found;
}
