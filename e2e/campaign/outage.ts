import { setTimeout as rest } from 'node:timers/promises';
import { untilAnswers } from '../support/product';
import { dataOf, newHotel } from './calls';
import {
  edit,
  findWrong,
  grant,
  inviteAndUpload,
  signInAndRead,
  workerOf,
  type Holder,
  type OutageCounts,
  type Written,
} from './outageWork';
import { withPair, type Pair } from './pair';
import type { Chance } from './random';

/** Editors at each server: together with the other callers, more than its database connections. */
const EDITORS = 12;
/** How long everybody works before and after an outage, in milliseconds; the outage itself lasts at most as long. */
const WORK = 1000;
/** How long it may take until the last mail has gone out, in milliseconds: attempts are seconds apart. */
const DELIVERY = 30_000;
/** How the database stops: killed, as by a power cut, or shut down properly, as for an update. */
const WAYS = ['kill', 'shutDown'] as const;
const BOTH = [0, 1] as const;

export interface OutageReport extends OutageCounts {
  files: number;
  mails: number;
  twice: number;
}

async function newHolder({ calls }: Pair, which: 0 | 1, round: number): Promise<Holder> {
  const email = `holder-${round}-${which}@campaign.example`;
  const person = { first_name: 'Anna', last_name: 'Holder', email, password: 'a long one for her' };
  return { id: dataOf<{ id: string }>(await calls[which]('POST', '/users', person), 201).id, possible: [''] };
}

async function oneOutage(pair: Pair, random: Chance, round: number, report: OutageReport): Promise<Written> {
  const { calls, servers, store } = pair;
  if (!store.postgres) throw new Error('There is no database to restart.');
  const listPath = await newHotel(calls[0], `The House of Outage ${round}`);
  const holders = await Promise.all(BOTH.map((which) => newHolder(pair, which, round)));
  const written: Written = { listPath, items: [], holders, files: [], letters: [] };
  let isOver = false;
  let phase = 0;
  const all = BOTH.flatMap((which) => {
    const worker = workerOf(calls[which], { report, random, written, isOver: () => isOver, phase: () => phase });
    const name = `${round}/${which}`;
    return [
      ...Array.from({ length: EDITORS }, (_, person) => edit(worker, `${name}/${person}`)),
      grant(worker, holders[which]!),
      signInAndRead(worker),
      inviteAndUpload(worker, calls[which], servers[which], name),
    ];
  });
  await rest(WORK + random.below(WORK));
  phase += 1;
  await store.postgres[WAYS[round % WAYS.length]!]();
  await rest(random.below(WORK));
  await store.postgres.start();
  await Promise.all(servers.map(({ address }) => untilAnswers(address)));
  phase += 1;
  await rest(WORK);
  isOver = true;
  await Promise.all(all);
  for (const which of BOTH) report.problems.push(...(await findWrong(calls[which], servers[which], written)));
  return written;
}

/** Waits until everybody who was invited has received the mail. */
async function checkMails({ store }: Pair, letters: readonly string[], report: OutageReport): Promise<void> {
  const findLost = () => letters.filter((email) => !store.mails().includes(email));
  for (const end = Date.now() + DELIVERY; findLost().length > 0 && Date.now() < end;) await rest(500);
  report.problems.push(...findLost().map((email) => `The mail to ${email} is lost.`));
  const mails = store.mails();
  report.mails = mails.length;
  report.twice = mails.length - new Set(mails).size;
}

/**
 * Restarts the PostgreSQL of two servers again and again in the middle of a burst of calls to both: every call must be
 * answered, with 503 at worst, and whatever was acknowledged must exist exactly once. Any other refusal is a problem.
 * @param rounds how often PostgreSQL is restarted
 */
export const outage = (random: Chance, rounds: number): Promise<OutageReport> =>
  withPair('folder', async (pair) => {
    const counts = { calls: 0, acknowledged: 0, unavailable: 0, doneAllTheSame: 0, slowest: 0, problems: [] };
    const report: OutageReport = { ...counts, files: 0, mails: 0, twice: 0 };
    const letters: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const written = await oneOutage(pair, random, round, report);
      report.files += written.files.length;
      letters.push(...written.letters);
    }
    await checkMails(pair, letters, report);
    const maxTwice = rounds * BOTH.length;
    if (report.twice > maxTwice) report.problems.push(`${report.twice} mails went out twice, in ${rounds} outages.`);
    return report;
  });
