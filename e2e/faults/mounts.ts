import type { CDPSession, Page } from 'playwright';
import { launchOptions } from '../support/browser';
import { areas } from './matrix/areas';
import { goInside, shown, type Desk } from './matrix/steps';

/**
 * Starts the browser with its JavaScript compilers off. Compiled code is also on the heap and grows the longer a page
 * is used (by half a megabyte and more in 300 mounts), which would hide what pages leave behind.
 */
export const measuring = { ...launchOptions, args: [...launchOptions.args, '--js-flags=--no-opt --no-maglev --no-sparkplug'] };

/** What a page holds after garbage collection. */
export interface Held {
  listeners: number;
  nodes: number;
  /** Bytes. */
  heap: number;
}

/** single-spa holds on to what it mounted until its own timers have run; this is long enough for them, in milliseconds. */
const SETTLED = 6000;

async function held(page: Page, cdp: CDPSession): Promise<Held> {
  await page.waitForTimeout(SETTLED);
  // Twice, since objects freed in the first round may hold others.
  for (let round = 0; round < 2; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  return { listeners: value('JSEventListeners'), nodes: value('Nodes'), heap: value('JSHeapUsedSize') };
}

/** Goes from remote to remote, so that every step unmounts one and mounts another. */
async function go(desk: Desk, mounts: number): Promise<void> {
  for (let index = 0; index < mounts; index += 1) {
    const area = areas[index % areas.length]!;
    await goInside(desk, area.path);
    await shown(desk, area.remote, area.heading);
  }
}

/** The number of warm-up mounts before the first measurement, which fill caches and load what is loaded once. */
const WARM = areas.length * 3;

/**
 * Mounts and unmounts the four remotes in turn.
 * @returns what the page held before and after, and a sentence for everything that grew
 */
export async function mountOften(desk: Desk, mounts: number): Promise<{ before: Held; after: Held; problems: string[] }> {
  const { page, site } = desk;
  const cdp = await openSession(page);
  await page.goto(site.address + areas[0]!.path);
  await go(desk, WARM);
  const before = await held(page, cdp);
  await go(desk, Math.ceil(mounts / areas.length) * areas.length);
  const after = await held(page, cdp);
  return { before, after, problems: problemsOf(before, after) };
}

async function openSession(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  return cdp;
}

/** About the listeners or nodes of one page (React adds 131 listeners): the last page may not have been cleaned up yet. */
const ONE_PAGE = 150;
const HEAP_SHARE = 0.05;

function problemsOf(before: Held, after: Held): string[] {
  const problems: string[] = [];
  if (after.listeners > before.listeners + ONE_PAGE) {
    problems.push(`Listeners grew from ${before.listeners} to ${after.listeners}.`);
  }
  if (after.nodes > before.nodes + ONE_PAGE) problems.push(`Nodes grew from ${before.nodes} to ${after.nodes}.`);
  if (after.heap > before.heap * (1 + HEAP_SHARE)) problems.push(`The heap grew from ${before.heap} to ${after.heap} bytes.`);
  return problems;
}
