import { chromium } from 'playwright';
import { signInAt } from '../support/api';
import { launchOptions } from '../support/browser';
import { people, type Person } from '../support/people';
import { withToken } from '../support/test';
import type { Chance } from '../campaign/random';
import { monkey } from './monkey';

/** Who presses, in a window of which size, and whether the connection is bad. */
const RUNS: [person: Person, width: number, height: number, hasBadLine: boolean][] = [
  ['everything', 1280, 800, false],
  ['twoHotels', 390, 780, false],
  ['restaurants', 768, 1024, false],
  ['media', 1024, 700, false],
  ['coast', 1440, 900, true],
  ['everything', 360, 640, true],
];

/**
 * People of the demo who press anything, one after the other.
 * @param address of a server with the demo data
 * @param millis for all of them together
 */
export async function monkeys(
  address: string,
  random: Chance,
  millis: number,
): Promise<{ presses: number; screens: number; problems: string[] }> {
  const browser = await chromium.launch(launchOptions);
  const problems: string[] = [];
  const screens = new Set<string>();
  let presses = 0;
  try {
    for (const [person, width, height, hasBadLine] of RUNS) {
      const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
      await withToken(context, await signInAt(address, people[person]));
      const page = await context.newPage();
      await page.goto(address);
      const end = Date.now() + millis / RUNS.length;
      const report = await monkey(page, { random, isEnough: () => Date.now() > end, hasBadLine });
      presses += report.presses;
      for (const screen of report.screens) screens.add(screen);
      const who = `${person}, ${width} × ${height}${hasBadLine ? ', bad line' : ''}`;
      problems.push(...report.problems.map((problem) => `${who}: ${problem}`));
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return { presses, screens: screens.size, problems };
}
