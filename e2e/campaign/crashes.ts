import path from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { temporaryFolder } from '../support/product';
import { allOf, callsOf, dataOf, newHotel, special, succeeded, type Call, type Item } from './calls';
import type { Chance } from './random';
import { signIn, type Server } from './server';
import { checkTyping, momentToCut, newTypings, type } from './typing';
import { lostFiles, upload, type Uploaded } from './uploads';
import { embedded, type Victim } from './victims';

/**
 * The titles that an item may have in the store, null meaning deleted: one when its last change was acknowledged,
 * several while a change is under way.
 */
interface Promised {
  id: string;
  possible: (string | null)[];
}

/** Everything acknowledged in all rounds; of files, only those since the last cut. */
interface Written {
  listPath: string;
  items: Promised[];
  files: Uploaded[];
  acknowledged: number;
}

interface Worker {
  call: Call;
  server: Server;
  written: Written;
  isDead: () => boolean;
  /** Whether an error is one that the cut may cause. */
  isFair: (error: unknown) => boolean;
}

const WRITERS = 4;
/** The pause between two files, in milliseconds. */
const PAUSE = 50;

/** Repeats work until the cut. */
async function untilCut({ isDead, isFair }: Worker, work: (count: number) => Promise<void>): Promise<void> {
  for (let count = 0; !isDead(); count += 1) {
    try {
      await work(count);
    } catch (error) {
      if (!isDead() || !isFair(error)) throw error;
    }
  }
}

async function restoreFromBin(call: Call, id: string): Promise<void> {
  const [entry] = dataOf<{ id: string }[]>(await call('GET', `/bin?kind=specials&item_id=${id}`), 200);
  dataOf(await call('POST', `/bin/${entry?.id ?? '-'}/restore`), 200);
}

/** Creates and changes items one by one; deletes some of them, and restores some of those. */
const write = (worker: Worker, name: string): Promise<void> =>
  untilCut(worker, async (count) => {
    const { call, written } = worker;
    const [title, changed] = [`${name}, ${count}`, `${name}, ${count}, changed`];
    const { id } = dataOf<Item>(await call('POST', written.listPath, special(title)), 201);
    const item: Promised = { id, possible: [title] };
    written.items.push(item);
    written.acknowledged += 1;
    const path = `${written.listPath}/${id}`;
    const change = async (next: string | null, work: () => Promise<unknown>) => {
      item.possible = [...item.possible, next];
      await work();
      item.possible = [next];
      written.acknowledged += 1;
    };
    await change(changed, async () => dataOf(await call('PUT', path, { title: changed }), 200));
    if (count % 3 !== 0) return;
    await change(null, async () => succeeded(await call('DELETE', path), 204));
    if (count % 2 === 0) await change(changed, () => restoreFromBin(call, id));
  });

/** Puts files into the library one by one. */
const addFiles = (worker: Worker, name: string): Promise<void> =>
  untilCut(worker, async (count) => {
    const { call, server, written } = worker;
    written.files.push(await upload([call, call], server.address, `${name}, ${count}`));
    written.acknowledged += 1;
    await rest(PAUSE);
  });

/** Looks for what was acknowledged. @returns what is wrong; whatever was found is expected from then on */
async function check(call: Call, { address }: Server, written: Written): Promise<string[]> {
  const { listPath, items } = written;
  const found = await allOf<Item>(call, `${listPath}?archived=false&order_by=sort_index:ASC`);
  const titles = new Map(found.map(({ id, title }) => [id, title]));
  const order = found.map(({ sort_index }) => sort_index);
  const problems = new Set(order).size === order.length ? [] : [`${listPath}: a place in the order is taken twice.`];
  for (const item of items) {
    const title = titles.get(item.id) ?? null;
    if (!item.possible.includes(title))
      problems.push(`${item.id} is ${title ?? 'gone'}, and was ${item.possible.map(String).join(' or ')}.`);
    item.possible = [title];
  }
  problems.push(...(await lostFiles(call, address, written.files)));
  written.files = [];
  return problems;
}

export interface CrashReport {
  rounds: number;
  acknowledged: number;
  problems: string[];
  /** From the cut to the first answer, in milliseconds. */
  slowestRestart: number;
}

/**
 * Kills something at random moments while people write and type, brings it back, and looks for every write and draft that was
 * acknowledged (api-contract §4).
 * @param rounds how often it is killed
 * @param makeVictim what is killed, and what becomes of its files when it is
 * @param look further checks after each restart; returns what is wrong
 */
export async function crashes(
  random: Chance,
  rounds: number,
  makeVictim = embedded,
  look: (call: Call, listPath: string) => Promise<string[]> = async () => [],
): Promise<CrashReport> {
  const { folder, remove } = temporaryFolder();
  const report: CrashReport = { rounds, acknowledged: 0, problems: [], slowestRestart: 0 };
  const typings = newTypings();
  let victim: Victim | null = null;
  let server: Server | null = null;
  try {
    victim = await makeVictim(path.join(folder, 'data'));
    server = await victim.start();
    let call = callsOf(server, await signIn(server));
    const listPath = await newHotel(call, 'The House of Crashes');
    const written: Written = { listPath, items: [], files: [], acknowledged: 0 };
    for (let round = 0; round < rounds; round += 1) {
      let isCut = false;
      const { isFair } = victim;
      const worker: Worker = { call, server, written, isDead: () => isCut, isFair };
      const all = Promise.all([
        ...Array.from({ length: WRITERS }, (_, writer) => write(worker, `${round}/${writer}`)),
        addFiles(worker, `${round}`),
        ...typings.map((typing) => type(call, typing, () => isCut, isFair)),
      ]);
      const moment = momentToCut(typings, 200 + random.below(1800), () => isCut);
      await Promise.race([moment, all]).finally(() => (isCut = true));
      await victim.cut(server);
      await all;
      const cutAt = Date.now();
      server = await victim.bringBack(server, report.problems);
      report.slowestRestart = Math.max(report.slowestRestart, Date.now() - cutAt);
      call = callsOf(server, await signIn(server));
      const drafts = await Promise.all(typings.map((typing) => checkTyping(call, typing)));
      report.problems.push(...(await check(call, server, written)), ...drafts.flat(), ...(await look(call, listPath)));
    }
    report.acknowledged = written.acknowledged;
    await server.stop();
    return report;
  } catch (error) {
    await server?.kill();
    throw error;
  } finally {
    await victim?.end();
    remove();
  }
}
