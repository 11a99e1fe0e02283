import { chromium, type Browser } from 'playwright';
import { areas } from '../faults/matrix/areas';
import type { Fault } from '../faults/matrix/fault';
import { faults } from '../faults/matrix/faults';
import { runCase, type Case, type Outcome } from '../faults/matrix/runCase';
import { serveFaults } from '../faults/matrix/faultSite';
import { measuring, mountOften } from '../faults/mounts';
import { launchOptions } from '../support/browser';

/** Contexts at once: a third one would only make the others wait. */
const AT_ONCE = 2;

type Done = Case & Outcome;

const nameOf = ({ area, fault, opened, earlier }: Case) =>
  `${fault.name}, ${area.remote}, opened ${opened}, ${earlier ? 'an earlier version' : 'no earlier version'}`;

/** Every line: each fault, remote, order, with and without a version to step back to. */
export const casesOf = (chosen: readonly Fault[] = faults): Case[] =>
  chosen.flatMap((fault) =>
    areas.flatMap((area) =>
      (['first', 'second'] as const).flatMap((opened) =>
        (fault.expected === 'comes' || fault.family === 'registry' ? [false] : [false, true]).map((earlier) => ({
          area,
          fault,
          opened,
          earlier,
        })),
      ),
    ),
  );

/**
 * Runs cases, a few at once, in one browser.
 * @param until when to begin no further one, in milliseconds
 */
export async function runCases(
  browser: Browser,
  cases: readonly Case[],
  until = Infinity,
  onDone: (done: Done) => void = () => undefined,
): Promise<Done[]> {
  const waiting = [...cases];
  const done: Done[] = [];
  const work = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const isLate = Date.now() > until;
      const outcome = isLate ? { problems: ['It was not tried: the time was over.'], waited: null } : await runCase(browser, one);
      done.push({ ...one, ...outcome });
      onDone({ ...one, ...outcome });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return done;
}

function row(fault: Fault, done: readonly Done[]): string {
  const own = done.filter((one) => one.fault === fault);
  const cells = areas.map(({ remote }) => {
    const lines = own.filter(({ area }) => area.remote === remote);
    const right = lines.filter(({ problems }) => problems.length === 0).length;
    return `${right}/${lines.length}`.padEnd(12);
  });
  const waits = own.map(({ waited }) => waited).filter((waited) => waited !== null);
  return `${fault.name.padEnd(32)}${cells.join('')}${waits.length > 0 ? `${Math.max(...waits)} ms` : ''}`.trimEnd();
}

export interface Report {
  /** Lines that are right of all lines, by fault and remote, and the slowest sentence. */
  table: string;
  problems: string[];
  count: number;
}

/**
 * The fault matrix: four remotes, every fault, opened first and second, with and without an earlier version.
 * @param only a fault's family, or a part of its name; all of them when empty
 * @param millis how long it may take
 */
export async function remotes(only: string, millis: number): Promise<Report> {
  const chosen = faults.filter(({ name, family }) => name.includes(only) || family === only);
  const browser = await chromium.launch(launchOptions);
  try {
    const done = await runCases(browser, casesOf(chosen), Date.now() + millis);
    const names = areas.map(({ remote }) => remote.replace(/^mf-(hotel-)?/, '').padEnd(12));
    const table = [`${''.padEnd(32)}${names.join('')}slowest sentence`, ...chosen.map((fault) => row(fault, done))].join('\n');
    const problems = done.filter((one) => one.problems.length > 0).map((one) => `${nameOf(one)}: ${one.problems.join(' ')}`);
    return { table, problems, count: done.length };
  } finally {
    await browser.close();
  }
}

/** Mounts and unmounts the remotes in turn, and looks at what is left. */
export async function mounts(count: number): Promise<{ words: string; problems: string[] }> {
  const browser = await chromium.launch(measuring);
  const site = await serveFaults();
  try {
    const page = await browser.newPage();
    await page.addInitScript(() => localStorage.setItem('innkeeper.token', 'a-token'));
    const { before, after, problems } = await mountOften({ page, site, notes: new Set() }, count);
    const change = (key: keyof typeof before) => `${key} ${before[key]} to ${after[key]}`;
    return { words: [change('listeners'), change('nodes'), change('heap')].join(', '), problems };
  } finally {
    await site.close();
    await browser.close();
  }
}
