import { callsOf, dataOf, newHotel, special, type Call, type Item } from './calls';
import type { Chance } from './random';
import { signIn, type Server } from './server';

const ROWS = 120;

export interface LoadReport {
  clients: number;
  seconds: number;
  errors: number;
  /** By kind of call: how many, and how long the median and the slowest twentieth took at least, in milliseconds. */
  rows: { call: string; count: number; p50: number; p95: number }[];
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

/**
 * Many people at work at once: mostly reading, now and then saving and sorting.
 * @param clients how many, each waiting for one answer before the next call
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
  const times: Record<string, number[]> = {};
  let errors = 0;
  const startedAt = Date.now();
  const client = async () => {
    while (Date.now() < startedAt + millis) {
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
  await Promise.all(Array.from({ length: clients }, client));
  const rows = Object.entries(times).map(([name, all]) => {
    const sorted = all.sort((a, b) => a - b);
    return { call: name, count: sorted.length, p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) };
  });
  return { clients, seconds: Math.round((Date.now() - startedAt) / 1000), errors, rows };
}
