import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/lib/freePort.mjs';
import { median } from '../lib/numbers.mjs';
import { newDataFolder, removeDataFolder } from '../lib/product.mjs';
import { countVersions, createFirstRows, fillWithSpecials } from './rows.mjs';
import { processorSeconds, startBare, startPostgres, startProduct } from './servers.mjs';
import { generateLoad } from './generateLoad.mjs';

const SIZES = [1_000, 100_000];
const ROUNDS = 7;
const SECONDS = 2;
/** How much of its share of the throughput the product must keep when 1,000 rows become 100,000. */
const MIN_SHARE_KEPT = 0.75;

const listPath = (hotel) => `/api/properties/${hotel}/specials?archived=false&per_page=30`;
const randomNumber = () => 1 + Math.floor(Math.random() * 100);

/** The kinds of calls, and the minimum share of the bare handler's throughput for each. */
const CALLS = [
  { name: 'list of 30', least: 0.7, request: (hotel) => ({ path: listPath(hotel) }) },
  {
    name: 'one item',
    least: 0.7,
    request: (hotel) => ({ path: `/api/properties/${hotel}/specials/${hotel}s${randomNumber()}` }),
  },
  { name: 'search', least: 0.7, request: (hotel) => ({ path: `${listPath(hotel)}&title=i%%spa` }) },
  {
    name: 'change',
    least: 0.6,
    request: (hotel) => ({
      method: 'PUT',
      path: `/api/properties/${hotel}/specials/${hotel}s${randomNumber()}`,
      body: JSON.stringify({ title: `Special ${Math.random()}` }),
    }),
  },
];

/** Answers, throughput and processor time of one round. */
async function measureRound(server, options) {
  const before = processorSeconds(server.pid);
  const { count, perSecond, p95 } = await generateLoad({ ...options, port: server.port });
  const used = processorSeconds(server.pid) - before;
  return { count, perSecond, p95, cpu: (used / count) * 1000 };
}

/**
 * Measures both servers alternately, so that whatever slows the machine slows both; the ratio is taken for each round.
 */
async function compare({ product, bare }, nextRequest, token) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const options = { nextRequest, token, seconds: SECONDS };
    rounds.push({ bare: await measureRound(bare, options), product: await measureRound(product, options) });
  }
  const medianOf = (value) => median(rounds.map(value));
  return {
    answers: rounds.reduce((sum, round) => sum + round.product.count, 0),
    ratio: medianOf((round) => round.product.perSecond / round.bare.perSecond),
    product: {
      perSecond: medianOf((round) => round.product.perSecond),
      p95: medianOf((round) => round.product.p95),
      cpu: medianOf((round) => round.product.cpu),
    },
    bare: {
      perSecond: medianOf((round) => round.bare.perSecond),
      p95: medianOf((round) => round.bare.p95),
      cpu: medianOf((round) => round.bare.cpu),
    },
  };
}

function print(lines) {
  console.log('of the bare handler    rows   ratio  target         ms of processor a call: product, bare    p95 ms');
  for (const { name, rows, ratio, least, holds, product, bare } of lines) {
    const cpuTimes = product && `${product.cpu.toFixed(2)}  ${bare.cpu.toFixed(2)}`;
    const latencies = product && `${product.p95.toFixed(1)}  ${bare.p95.toFixed(1)}`;
    const verdict = `≥ ${least}  ${holds ? 'pass' : 'MISS'}`;
    const text = [
      name.padEnd(20),
      String(rows).padStart(8),
      ratio.toFixed(2).padStart(7),
      verdict.padEnd(14),
      cpuTimes,
      latencies,
    ];
    console.log(text.filter(Boolean).join('  '));
  }
}

/**
 * Measures the API and the bare handler on the same PostgreSQL server, prints the ratios and writes `e2e/bench/api/result.json`.
 * @returns {Promise<number>} the number of missed targets
 */
export async function runApiBench() {
  const dataDir = newDataFolder();
  const cleanups = [async () => removeDataFolder(dataDir)];
  try {
    const postgres = await startPostgres();
    cleanups.unshift(postgres.stop);
    const { url } = postgres;
    const ports = [await freePort(), await freePort()];
    const product = { port: ports[0], ...(await startProduct({ port: ports[0], url, dataDir })) };
    cleanups.unshift(product.stop);
    const bare = { port: ports[1], ...(await startBare({ port: ports[1], url })) };
    cleanups.unshift(bare.stop);
    const firstRows = await createFirstRows(`http://127.0.0.1:${product.port}`);
    const lines = [];
    for (const rows of SIZES) {
      const hotels = (await fillWithSpecials(rows, url, firstRows)).slice(-300);
      for (const { name, least, request } of CALLS) {
        let sent = 0;
        const nextRequest = () => request(hotels[(sent += 1) % hotels.length]);
        const { token } = firstRows;
        for (const { port } of [bare, product]) await generateLoad({ port, nextRequest, token, seconds: SECONDS });
        const versions = await countVersions(url);
        const { answers, ...comparison } = await compare({ product, bare }, nextRequest, token);
        const stored = (await countVersions(url)) - versions;
        if (name === 'change' && stored < answers) throw new Error(`Of ${answers} changes, only ${stored} changed anything.`);
        lines.push({ name, rows, least, holds: comparison.ratio >= least, ...comparison });
      }
    }
    for (const { name } of CALLS) {
      const [small, large] = lines.filter((line) => line.name === name && line.product);
      const ratio = large.ratio / small.ratio;
      lines.push({ name: `${name}, growth`, rows: SIZES.at(-1), ratio, least: MIN_SHARE_KEPT, holds: ratio >= MIN_SHARE_KEPT });
    }
    writeFileSync(fileURLToPath(new URL('result.json', import.meta.url)), JSON.stringify(lines, null, 2));
    print(lines);
    return lines.filter(({ holds }) => !holds).length;
  } finally {
    for (const cleanUp of cleanups) await cleanUp();
  }
}
