import path from 'node:path';
import { temporaryFolder } from '../support/product';
import { allOf, callsOf, dataOf, newHotel, special, type Call, type Item } from './calls';
import type { Chance } from './random';
import type { Server } from './server';
import { signIn } from './server';
import { checkTyping, momentToCut, newTypings, type } from './typing';
import { embedded, type Victim } from './victims';

/** What one writer knows of one item: what was acknowledged, and what was being sent when the power failed. */
interface Promised {
  id: string;
  title: string;
  underWay: string | null;
}

const WRITERS = 4;

/** Creates and changes one item after the other until the cut. @param isFair whether an error is one that the cut may cause */
async function write(
  call: Call,
  listPath: string,
  name: string,
  promised: Promised[],
  isDead: () => boolean,
  isFair: (error: unknown) => boolean,
): Promise<void> {
  for (let count = 0; !isDead(); count += 1) {
    const title = `${name}, ${count}`;
    try {
      const { id } = dataOf<Item>(await call('POST', listPath, special(title)), 201);
      const item: Promised = { id, title, underWay: `${title}, changed` };
      promised.push(item);
      dataOf(await call('PUT', `${listPath}/${id}`, { title: item.underWay }), 200);
      item.title = item.underWay!;
      item.underWay = null;
    } catch (error) {
      if (!isDead() || !isFair(error)) throw error;
    }
  }
}

async function check(call: Call, listPath: string, promised: readonly Promised[]): Promise<string[]> {
  const found = await allOf<Item>(call, `${listPath}?archived=false&order_by=sort_index:ASC`);
  const titles = new Map(found.map(({ id, title }) => [id, title]));
  const lost = promised.filter(({ id, title, underWay }) => ![title, underWay ?? title].includes(titles.get(id) ?? ''));
  const order = found.map(({ sort_index }) => sort_index);
  const gaps = new Set(order).size === order.length ? [] : [`${listPath}: a place in the order is taken twice.`];
  return [...lost.map(({ id, title }) => `${title} (${id}) was acknowledged and is ${titles.get(id) ?? 'gone'}.`), ...gaps];
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
 * @param look what else has to be true after each time
 */
export async function crashes(
  random: Chance,
  rounds: number,
  makeVictim = embedded,
  look: (call: Call, listPath: string) => Promise<string[]> = async () => [],
): Promise<CrashReport> {
  const { folder, remove } = temporaryFolder();
  const report: CrashReport = { rounds, acknowledged: 0, problems: [], slowestRestart: 0 };
  const promised: Promised[] = [];
  const typings = newTypings();
  let victim: Victim | null = null;
  let server: Server | null = null;
  try {
    victim = await makeVictim(path.join(folder, 'data'));
    server = await victim.start();
    let call = callsOf(server, await signIn(server));
    const listPath = await newHotel(call, 'The House of Crashes');
    for (let round = 0; round < rounds; round += 1) {
      let isCut = false;
      const { isFair } = victim;
      const all = Promise.all([
        ...Array.from({ length: WRITERS }, (_, writer) =>
          write(call, listPath, `${round}/${writer}`, promised, () => isCut, isFair),
        ),
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
      report.problems.push(...(await check(call, listPath, promised)), ...drafts.flat(), ...(await look(call, listPath)));
    }
    report.acknowledged = promised.length + promised.filter(({ underWay }) => underWay === null).length;
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
