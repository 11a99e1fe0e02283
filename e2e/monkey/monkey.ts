import { setTimeout as rest } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import type { Chance } from '../campaign/random';
import { violations } from '../support/axe';
import { changesByReload } from './again';
import { faultsOn } from './look';
import { pressAnything } from './press';

/** How many steps a report names. */
const NAMED_STEPS = 6;
/** The share of presses followed by a thorough look, which takes longer than many presses. */
const LOOK_SHARE = 0.1;
/** Typing a tab character, which no keyboard does, makes the editor style it inline; refused calls are logged by design. */
const EXPECTED_MESSAGES = /Applying inline style|Failed to load resource|preloaded using link preload/;

/** Collects what the browser and the server complain about. */
function listen(context: BrowserContext, hasBadLine: boolean): string[] {
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(error.error().message));
  context.on('console', (message) => {
    const isBad = (message.type() === 'error' && !hasBadLine) || /left behind/.test(message.text());
    if (isBad && !EXPECTED_MESSAGES.test(message.text())) complaints.push(message.text().split('\n')[0] ?? '');
  });
  context.on('response', (response) => {
    if (response.status() >= 500 && !hasBadLine)
      complaints.push(`${response.request().method()} ${response.url()}: ${response.status()}`);
  });
  return complaints;
}

/** About every tenth call is refused, slow, or lost on the way there or back. */
async function spoilLine(context: BrowserContext, random: Chance): Promise<void> {
  await context.route('**/api/**', async (route) => {
    const share = random.next();
    if (share < 0.03) return route.abort();
    if (share < 0.06) return route.fulfill({ status: 503, json: { message: 'The server is busy. Try again in a moment.' } });
    if (share < 0.08) {
      await route.fetch().catch(() => undefined);
      return route.abort();
    }
    if (share < 0.11) await rest(2500);
    // The page may be gone by now.
    return route.continue().catch(() => undefined);
  });
}

/** Leaves the page. A page that asks about it may stay, as the monkey chooses. */
const goHome = (page: Page, address: string) => page.goto(address).catch(() => undefined);

/** Closes other pages that have opened, and returns to the site if this page has left it. */
async function stayOn(page: Page, address: string): Promise<void> {
  for (const other of page.context().pages()) if (other !== page) await other.close();
  if (!page.url().startsWith(address)) await goHome(page, address);
}

export interface MonkeyReport {
  presses: number;
  /** Paths with their ids removed. */
  screens: Set<string>;
  problems: string[];
}

const screenOf = (page: Page) => new URL(page.url()).pathname.replaceAll(/[0-9a-f-]{36}/g, '…');

interface Options {
  random: Chance;
  /** Whether to stop, given what was pressed and seen so far. */
  isEnough: (soFar: MonkeyReport) => boolean;
  hasBadLine?: boolean;
  /** Also runs axe now and then, and checks whether a reload changes a list. */
  isThorough?: boolean;
}

/**
 * Uses the site like somebody who presses anything: the page must never be broken, empty, too wide or without focus.
 * @param page signed in, on a page of the site
 */
export async function monkey(
  page: Page,
  { random, isEnough, hasBadLine = false, isThorough = false }: Options,
): Promise<MonkeyReport> {
  const report: MonkeyReport = { presses: 0, screens: new Set(), problems: [] };
  const address = new URL(page.url()).origin;
  const complaints = listen(page.context(), hasBadLine);
  if (hasBadLine) await spoilLine(page.context(), random);
  const steps: string[] = [];
  page.on('dialog', (dialog) => void (random.often(0.7) ? dialog.accept() : dialog.dismiss()).catch(() => undefined));
  while (!isEnough(report)) {
    const step = await pressAnything(page, random);
    report.presses += 1;
    steps.push(step);
    await stayOn(page, address);
    // Some presses follow before the page has reacted to the last one.
    if (random.often(0.3)) continue;
    const mustFocus = step.startsWith('button ');
    const faults = [...complaints.splice(0), ...(await faultsOn(page, { mustFocus, mayFail: hasBadLine }))];
    if (isThorough && faults.length === 0 && random.often(LOOK_SHARE)) faults.push(...(await violations(page)));
    if (isThorough && faults.length === 0 && random.often(LOOK_SHARE)) faults.push(...(await changesByReload(page)));
    const screen = screenOf(page);
    report.screens.add(screen);
    for (const fault of faults) report.problems.push(`${screen}: ${fault}, after ${steps.slice(-NAMED_STEPS).join(' → ')}`);
    if (faults.length > 0) await goHome(page, address);
  }
  return report;
}
