import { temporaryFolder } from '../support/product';
import { byTurns, callsOf, newHotel } from './calls';
import { order } from './order';
import { withPair } from './pair';
import { program } from './programs';
import type { Chance } from './random';
import { signIn, startServer } from './server';
import type { Files } from './stores';
import { survivor, type SurvivorReport } from './survivor';
import { together } from './together';

export interface ProcessesReport extends SurvivorReport {
  changes: number;
  promises: number;
}

/**
 * Two servers on one PostgreSQL and one store of files must act as one product: they keep one order, and each sees at
 * once what the other has stored. Then one of them is killed, again and again.
 * @param millis how long six people sort
 * @param kills how often one is killed
 */
export const processes = (files: Files, random: Chance, millis: number, kills: number): Promise<ProcessesReport> =>
  withPair(files, async (pair) => {
    const problems: string[] = [];
    for (const [name, promised] of Object.entries(together)) {
      const found = await promised(pair).catch((error: unknown) => [(error as Error).message]);
      problems.push(...found.map((problem) => `${name}: ${problem}`));
    }
    const sorted = await order(byTurns(pair.calls), random, millis);
    const killed = await survivor(pair, random, kills);
    const all = [...problems, ...sorted.problems, ...killed.problems];
    return { ...killed, changes: sorted.changes, promises: Object.keys(together).length, problems: all };
  });

/** A second server on the folder of an embedded database must say so and exit, while the first one continues. */
export async function secondOnFolder(): Promise<{ output: string; took: number; problems: string[] }> {
  const { folder, remove } = temporaryFolder();
  const first = await startServer(folder);
  try {
    const startedAt = Date.now();
    const output = await program(['provider-api/dist/main.js'], { DATA_DIR: folder, PORT: '0', DEMO_DATA: '0' }).then(
      () => 'nothing',
      (error: { stderr?: string }) => error.stderr?.trim() ?? '',
    );
    const took = Date.now() - startedAt;
    await newHotel(callsOf(first, await signIn(first)), 'The House of One');
    const isExplained = /^\S+ is in use by process \d+\. Stop it first, or set DATA_DIR to another folder\.$/.test(output);
    return { output, took, problems: isExplained ? [] : [`A second process on the folder says: ${output}`] };
  } finally {
    await first.stop();
    remove();
  }
}
