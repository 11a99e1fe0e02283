import { callsOf, dataOf, newHotel, special, type Call, type Item } from './calls';
import type { Chance } from './random';
import { signIn, type Server } from './server';

const ROWS = 120;
/** The share of the time for which one person works alone, for comparison. */
const ALONE = 0.25;
/**
 * When many people work at once, the server must answer in total at least this share of the calls per second of one
 * person alone.
 */
const RATE_MIN = 1 / 3;
/**
 * The limit for the median of one kind of call, as a multiple of its time for one person alone times the number of
 * people: a call may have to wait for everybody's. Percentiles such as p95 are not limited: in a short run they say
 * more about the machine.
 */
const SLOWER_MAX = 4;

export interface LoadReport {
  clients: number;
  seconds: number;
  /** How many calls were answered in a second: those of one person alone, and of everybody together. */
  rates: { alone: number; together: number };
  problems: string[];
  /**
   * By kind of call: the number of calls, the median for one person alone and for everybody, and p95, in milliseconds.
   */
  rows: { call: string; count: number; alone: number; p50: number; p95: number }[];
}

const percentile = (sorted: readonly number[], share: number) =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;

async function prepare(call: Call): Promise<{ listPath: string; ids: string[] }> {
  const listPath = await newHotel(call, 'The Busy House');
  const ids: string[] = [];
  for (let count = 0; count < ROWS; count += 1) {
    ids.push(dataOf<Item>(await call('POST', listPath, special(`Special ${count}`)), 201).id);
  }
  return { listPath, ids };
}

type Times = Record<string, number[]>;

/** Everything slower than its limit, which depends on one person alone in the same run. */
function findSlow({ clients, rates, rows }: Pick<LoadReport, 'clients' | 'rates' | 'rows'>): string[] {
  const perCall = 1000 / rates.alone;
  const limitOf = (alone: number) => Math.round(SLOWER_MAX * clients * Math.max(alone, perCall));
  const slow = rows
    .filter(({ alone, p50 }) => p50 > limitOf(alone))
    .map(({ call, alone, p50 }) => `The median of '${call}' was ${p50} ms, and may be ${limitOf(alone)} ms.`);
  const isSlower = rates.together < RATE_MIN * rates.alone;
  const words = `${rates.together} calls a second were answered to everybody, and ${rates.alone} to one person alone.`;
  return isSlower ? [words, ...slow] : slow;
}

/**
 * Many people at work at once, after one of them alone: mostly reading, now and then saving and sorting. Limits are ratios within the
 * run, since machines differ.
 * @param clients the number of people, each waiting for one answer before the next call
 * @param millis how long
 */
export async function load(server: Server, random: Chance, clients: number, millis: number): Promise<LoadReport> {
  const call = callsOf(server, await signIn(server));
  const { listPath, ids } = await prepare(call);
  const kinds: Record<string, () => ReturnType<Call>> = {
    'list of 100': () => call('GET', `${listPath}?archived=false&order_by=sort_index:ASC&page=1&per_page=100`),
    'count of a tab': () => call('GET', `${listPath}?archived=true&per_page=1`),
    'search in titles': () => call('GET', `${listPath}?archived=false&title=i%%${random.below(ROWS)}`),
    'one item': () => call('GET', `${listPath}/${random.pick(ids)}`),
    profile: () => call('GET', '/profile'),
    'save an item': () => call('PUT', `${listPath}/${random.pick(ids)}`, { title: `Special ${random.below(10_000)}` }),
    'move a row': () => call('PUT', `${listPath}/sort`, { ids: [random.pick(ids)], condition: 'top' }),
  };
  const often = [
    'list of 100',
    'list of 100',
    'count of a tab',
    'count of a tab',
    'search in titles',
    'one item',
    'one item',
    'profile',
  ];
  const mix = [...often, ...often, 'save an item', 'save an item', 'move a row'];
  let errors = 0;
  const work = async (people: number, length: number): Promise<{ times: Times; rate: number }> => {
    const times: Times = {};
    const startedAt = Date.now();
    const client = async () => {
      while (Date.now() < startedAt + length) {
        const kind = random.pick(mix);
        const start = performance.now();
        const status = await kinds[kind]!().then(
          (answer) => answer.status,
          () => 0,
        );
        (times[kind] ??= []).push(performance.now() - start);
        if (status < 200 || status >= 300) errors += 1;
      }
    };
    await Promise.all(Array.from({ length: people }, client));
    const count = Object.values(times).flat().length;
    return { times, rate: Math.round((count * 1000) / (Date.now() - startedAt)) };
  };
  const sortedOf = (times: readonly number[]) => times.toSorted((a, b) => a - b);
  const alone = await work(1, millis * ALONE);
  const together = await work(clients, millis * (1 - ALONE));
  const rows = Object.entries(together.times).map(([name, all]) => {
    const sorted = sortedOf(all);
    const own = percentile(sortedOf(alone.times[name] ?? []), 0.5);
    return { call: name, count: sorted.length, alone: own, p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) };
  });
  const rates = { alone: alone.rate, together: together.rate };
  const failed = errors > 0 ? [`${errors} calls failed.`] : [];
  const problems = [...failed, ...findSlow({ clients, rates, rows })];
  return { clients, seconds: Math.round(millis / 1000), rates, problems, rows };
}
