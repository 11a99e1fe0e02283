import { chromium } from 'playwright';
import { signInAt } from '../support/api';
import { launchOptions } from '../support/browser';
import { people, type Person } from '../support/people';
import { withToken } from '../support/test';
import type { Chance } from '../campaign/random';
import { monkey } from './monkey';

interface Run {
  person: Person;
  size: [width: number, height: number];
  hasBadLine?: boolean;
  colorScheme?: 'dark';
}

const RUNS: Run[] = [
  { person: 'everything', size: [1280, 800] },
  { person: 'twoHotels', size: [390, 780], colorScheme: 'dark' },
  { person: 'restaurants', size: [768, 1024] },
  { person: 'media', size: [1024, 700], colorScheme: 'dark' },
  { person: 'coast', size: [1440, 900], hasBadLine: true },
  { person: 'everything', size: [360, 640], hasBadLine: true },
];

/**
 * People of the demo press anything, one person at a time.
 * @param address the address of a server with the demo data
 * @param millis the time for all of them together
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
    for (const { person, size, hasBadLine = false, colorScheme = 'light' } of RUNS) {
      const [width, height] = size;
      const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', colorScheme });
      await withToken(context, await signInAt(address, people[person]));
      const page = await context.newPage();
      await page.goto(address);
      const end = Date.now() + millis / RUNS.length;
      const report = await monkey(page, { random, isEnough: () => Date.now() > end, hasBadLine, isThorough: !hasBadLine });
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
