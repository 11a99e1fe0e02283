import { chromium, type Browser } from 'playwright';
import { areas } from '../faults/matrix/areas';
import type { Fault } from '../faults/matrix/fault';
import { faults } from '../faults/matrix/faults';
import { runCase, type Case, type Outcome } from '../faults/matrix/runCase';
import { serveFaults } from '../faults/matrix/faultSite';
import { measuring, mountOften } from '../faults/mounts';
import { launchOptions } from '../support/browser';

/** Browser contexts at once: most of a case's time is spent waiting. */
const AT_ONCE = 4;

type Done = Case & Outcome;

const nameOf = ({ area, fault, opened, earlier }: Case) =>
  `${fault.name}, ${area.remote}, opened ${opened}, ${earlier ? 'an earlier version' : 'no earlier version'}`;

/** Every case: each fault, remote and order, with and without a version to fall back to. */
const casesOf = (chosen: readonly Fault[] = faults): Case[] =>
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
 * Runs cases in one browser.
 * @param atOnce how many at the same time
 * @param until the time after which no further case is begun, in milliseconds
 */
async function runCases(browser: Browser, cases: readonly Case[], atOnce: number, until: number): Promise<Done[]> {
  const waiting = [...cases];
  const done: Done[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const isLate = Date.now() > until;
      const outcome = isLate
        ? { problems: ['It was not tried: the time was over.'], waited: null }
        : await runCase(browser, next);
      done.push({ ...next, ...outcome });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return done;
}

const isRight = ({ problems }: Outcome) => problems.length === 0;

function row(fault: Fault, done: readonly Done[]): string {
  const own = done.filter((line) => line.fault === fault);
  const cells = areas.map(({ remote }) => {
    const lines = own.filter(({ area }) => area.remote === remote);
    const right = lines.filter(isRight).length;
    return `${right}/${lines.length}`.padEnd(12);
  });
  const waits = own.map(({ waited }) => waited).filter((waited) => waited !== null);
  return `${fault.name.padEnd(32)}${cells.join('')}${waits.length > 0 ? `${Math.max(...waits)} ms` : ''}`.trimEnd();
}

export interface Report {
  /** How many cases passed, by fault and remote, and the slowest sentence of each fault. */
  table: string;
  problems: string[];
  /** Cases that passed only when run alone, with what was wrong before. */
  unsteady: string[];
  count: number;
}

/**
 * The fault matrix: four remotes, every fault, opened first and second, with and without an earlier version.
 * @param only a fault's family, or part of a fault's name; all faults when empty
 * @param millis how long it may take
 */
export async function remotes(only: string, millis: number): Promise<Report> {
  const isFamily = faults.some(({ family }) => family === only);
  const chosen = faults.filter(({ name, family }) => (isFamily ? family === only : name.includes(only)));
  const browser = await chromium.launch(launchOptions);
  try {
    const until = Date.now() + millis;
    const first = await runCases(browser, casesOf(chosen), AT_ONCE, until);
    // Limits are durations: a machine that runs four cases at once may be too slow for one of them.
    const again = await runCases(
      browser,
      first.filter((line) => !isRight(line)),
      1,
      until,
    );
    const done = [...first.filter(isRight), ...again];
    const names = areas.map(({ remote }) => remote.replace(/^mf-(hotel-)?/, '').padEnd(12));
    const table = [`${''.padEnd(32)}${names.join('')}slowest sentence`, ...chosen.map((fault) => row(fault, done))].join('\n');
    const inWords = (line: Done) => `${nameOf(line)}: ${line.problems.join(' ')}`;
    const failed = again.filter((line) => !isRight(line));
    const isFailed = (line: Case) => failed.some((other) => nameOf(other) === nameOf(line));
    const unsteady = first.filter((line) => !isRight(line) && !isFailed(line));
    return { table, problems: failed.map(inWords), unsteady: unsteady.map(inWords), count: done.length };
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
