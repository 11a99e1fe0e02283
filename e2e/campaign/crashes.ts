import path from 'node:path';
import { temporaryFolder } from '../support/product';
import { plainDisk, type Disk } from './disks';
import { callsOf, dataOf, newHotel, special, type Call, type Item } from './calls';
import type { Chance } from './random';
import { signIn, startServer, type Server } from './server';

/** What one writer knows of one item: what was acknowledged, and what was sent when the server died. */
interface Promised {
  id: string;
  title: string;
  underWay: string | null;
}

const WRITERS = 4;
const rest = (millis: number) => new Promise((resolve) => setTimeout(resolve, millis));

/** Creates and changes one item after the other until the server is gone. */
async function write(call: Call, at: string, name: string, promised: Promised[], isDead: () => boolean): Promise<void> {
  for (let count = 0; !isDead(); count += 1) {
    const title = `${name}, ${count}`;
    try {
      const { id } = dataOf<Item>(await call('POST', at, special(title)), 201);
      const item: Promised = { id, title, underWay: `${title}, changed` };
      promised.push(item);
      dataOf(await call('PUT', `${at}/${id}`, { title: item.underWay }), 200);
      item.title = item.underWay!;
      item.underWay = null;
    } catch (error) {
      // An answer that never came is what this is about; any other is a fault.
      if (!isDead()) throw error;
    }
  }
}

async function check(call: Call, at: string, promised: readonly Promised[]): Promise<string[]> {
  const found = dataOf<Item[]>(await call('GET', `${at}?per_page=2000&archived=false&order_by=sort_index:ASC`), 200);
  const titles = new Map(found.map(({ id, title }) => [id, title]));
  const lost = promised.filter(({ id, title, underWay }) => ![title, underWay ?? title].includes(titles.get(id) ?? ''));
  const order = found.map(({ sort_index }) => sort_index);
  const gaps = new Set(order).size === order.length ? [] : [`${at}: a place in the order is taken twice.`];
  return [...lost.map(({ id, title }) => `${title} (${id}) was acknowledged and is ${titles.get(id) ?? 'gone'}.`), ...gaps];
}

export interface CrashReport {
  rounds: number;
  acknowledged: number;
  problems: string[];
  slowestRestart: number;
}

/**
 * Kills the server at random moments while people write, starts it again, and looks for every write that it had
 * acknowledged (api-contract §4).
 * @param rounds how often it is killed
 * @param disk what becomes of its files when it is
 */
export async function crashes(random: Chance, rounds: number, disk: Disk = plainDisk): Promise<CrashReport> {
  const { folder: top, remove } = temporaryFolder();
  const folder = path.join(top, 'data');
  const report: CrashReport = { rounds, acknowledged: 0, problems: [], slowestRestart: 0 };
  const promised: Promised[] = [];
  const start = async (): Promise<Server> => {
    const { env, preload } = disk.under(folder);
    return startServer(folder, env, preload);
  };
  let server: Server = await start();
  try {
    let call = callsOf(server, await signIn(server));
    const at = await newHotel(call, 'The House of Crashes');
    for (let round = 0; round < rounds; round += 1) {
      let dead = false;
      const writers = Array.from({ length: WRITERS }, (_, writer) => write(call, at, `${round}/${writer}`, promised, () => dead));
      const all = Promise.all(writers);
      await Promise.race([rest(200 + random.below(1800)), all]);
      dead = true;
      await server.kill();
      await all;
      disk.afterCut(folder);
      const began = Date.now();
      server = await start();
      report.slowestRestart = Math.max(report.slowestRestart, Date.now() - began);
      call = callsOf(server, await signIn(server));
      report.problems.push(...(await check(call, at, promised)));
    }
    report.acknowledged = promised.length + promised.filter(({ underWay }) => underWay === null).length;
    return report;
  } finally {
    await server.stop();
    remove();
  }
}
