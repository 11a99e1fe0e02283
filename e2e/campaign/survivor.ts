import { setTimeout as rest } from 'node:timers/promises';
import { allOf, dataOf, newHotel, UnexpectedAnswer, special, type Item } from './calls';
import type { Pair } from './pair';
import type { Chance } from './random';
import { lostFiles, upload, type Uploaded } from './uploads';

/** How long it may take until no mail is waiting, in milliseconds: attempts are seconds apart. */
const DELIVERY = 60_000;

interface Written {
  titles: Map<string, string[]>;
  uploads: Uploaded[];
  /** The people who must receive a mail. */
  letters: { id: string; email: string }[];
}

export interface SurvivorReport {
  kills: number;
  acknowledged: number;
  files: number;
  mails: number;
  twice: number;
  problems: string[];
}

/** People who write to both servers in turn; while one is dead, only calls to the other one are answered. */
function people(pair: Pair, listPath: string, written: Written, dead: () => 0 | 1 | null, report: SurvivorReport) {
  const specials = async (which: 0 | 1, name: string) => {
    const call = pair.calls[which];
    const { id } = dataOf<Item>(await call('POST', listPath, special(name)), 201);
    // Until the change is acknowledged, either title may be stored.
    written.titles.set(id, [name, `${name}, changed`]);
    dataOf(await call('PUT', `${listPath}/${id}`, { title: `${name}, changed` }), 200);
    written.titles.set(id, [`${name}, changed`]);
    report.acknowledged += 2;
  };
  const files = async (which: 0 | 1, name: string) => {
    const other = pair.servers[which ? 0 : 1];
    written.uploads.push(await upload([pair.calls[which], pair.calls[which]], other.address, name));
    report.acknowledged += 1;
    await rest(50);
  };
  const letters = async (which: 0 | 1, name: string) => {
    const email = `${name.replaceAll(' ', '-')}@campaign.example`;
    const body = { first_name: 'Anna', last_name: name, email, generate_password: true };
    const { id } = dataOf<{ id: string }>(await pair.calls[which]('POST', '/users', body), 201);
    written.letters.push({ id, email });
    report.acknowledged += 1;
    await rest(20);
  };
  const works = [specials, specials, specials, files, letters];
  return async (name: string, isOver: () => boolean): Promise<void> => {
    const person = async (work: (which: 0 | 1, name: string) => Promise<void>, number: number) => {
      for (let turn = number; !isOver(); turn += 1) {
        const which = turn % 2 ? 1 : 0;
        try {
          await work(which, `${name} ${number} ${turn}`);
        } catch (error) {
          // An upload uses both servers.
          const usesDead = dead() !== null && (work === files || dead() === which);
          if (error instanceof UnexpectedAnswer || !usesDead) report.problems.push((error as Error).message);
          await rest(20);
        }
      }
    };
    await Promise.all(works.map(person));
  };
}

/** Waits until no unleased mail is waiting. @returns the ids of the people whose mail a dead process was sending */
async function mailsOfDeadProcess({ store }: Pair): Promise<Set<string>> {
  for (const end = Date.now() + DELIVERY; ; await rest(500)) {
    const waiting = ((await store.rows()).mail_queue ?? []).map(
      (row) => JSON.parse(row) as { user_id: string; lease_until: string | null },
    );
    const leased = waiting.filter(({ lease_until }) => lease_until !== null);
    if (leased.length === waiting.length || Date.now() > end) return new Set(leased.map(({ user_id }) => user_id));
  }
}

async function findLost(pair: Pair, listPath: string, written: Written): Promise<string[]> {
  const problems: string[] = [];
  for (const which of [0, 1] as const) {
    const found = await allOf<Item>(pair.calls[which], `${listPath}?archived=false&order_by=sort_index:ASC`);
    const titles = new Map(found.map(({ id, title }) => [id, title]));
    for (const [id, fair] of written.titles)
      if (!fair.includes(titles.get(id) ?? ''))
        problems.push(`'${fair[0]}' was acknowledged and is ${titles.get(id) ?? 'gone'}.`);
    if (new Set(found.map(({ sort_index }) => sort_index)).size !== found.length)
      problems.push('A place in the order is taken twice.');
  }
  return [...problems, ...(await lostFiles(pair.calls[0], pair.servers[0].address, written.uploads))];
}

/**
 * Kills one of two servers while people write through both: whatever was acknowledged must be there, the other server
 * must answer every call, and no mail may be lost or sent twice, except one that a dead process was sending
 * (docs/decisions/mail-queue.md).
 * @param kills how often a server is killed
 */
export async function survivor(pair: Pair, random: Chance, kills: number): Promise<SurvivorReport> {
  const report: SurvivorReport = { kills, acknowledged: 0, files: 0, mails: 0, twice: 0, problems: [] };
  const written: Written = { titles: new Map(), uploads: [], letters: [] };
  const listPath = await newHotel(pair.calls[0], 'The House of Two');
  let dead: 0 | 1 | null = null;
  const work = people(pair, listPath, written, () => dead, report);
  for (let kill = 0; kill < kills; kill += 1) {
    let isOver = false;
    const all = work(`round ${kill}`, () => isOver);
    await rest(500 + random.below(1000));
    const which = kill % 2 ? 0 : 1;
    dead = which;
    await pair.servers[which].kill();
    await rest(500);
    isOver = true;
    await all;
    await pair.restart(which);
    dead = null;
    report.problems.push(...(await findLost(pair, listPath, written)));
  }
  const unfinished = await mailsOfDeadProcess(pair);
  if (unfinished.size > kills) report.problems.push(`${unfinished.size} mails are being sent, and ${kills} processes died.`);
  const mails = pair.store.mails();
  for (const { id, email } of written.letters)
    if (!mails.includes(email) && !unfinished.has(id)) report.problems.push(`The mail to ${email} is lost.`);
  report.twice = mails.length - new Set(mails).size;
  if (report.twice > kills) report.problems.push(`${report.twice} mails went out twice, and ${kills} processes died.`);
  return { ...report, files: written.uploads.length, mails: mails.length };
}
