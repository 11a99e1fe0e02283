import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/lib/freePort.mjs';
import { median } from '../lib/numbers.mjs';
import { newDataFolder, removeDataFolder } from '../lib/product.mjs';
import { fillTo, firstRows } from './rows.mjs';
import { processorSeconds, startBare, startPostgres, startProduct } from './servers.mjs';
import { shoot } from './shoot.mjs';

const SIZES = [1_000, 100_000];
const ROUNDS = 7;
const SECONDS = 2;
/** How much of its share the product may lose from 1,000 rows to 100,000. */
const FLAT = 0.75;

const list = (house) => `/api/properties/${house}/specials?archived=false&per_page=30`;
const anyOf = () => 1 + Math.floor(Math.random() * 100);

/** The calls made for a hotel, and the minimum share of the bare handler's throughput. */
const QUESTIONS = [
  { name: 'list of 30', least: 0.7, request: (house) => ({ path: list(house) }) },
  { name: 'one item', least: 0.7, request: (house) => ({ path: `/api/properties/${house}/specials/${house}s${anyOf()}` }) },
  { name: 'search', least: 0.7, request: (house) => ({ path: `${list(house)}&title=i%%spa` }) },
  {
    name: 'change',
    least: 0.6,
    request: (house) => ({
      method: 'PUT',
      path: `/api/properties/${house}/specials/${house}s${anyOf()}`,
      body: JSON.stringify({ title: `Special ${Math.random()}` }),
    }),
  },
];

/** Throughput and processor time of one round. */
async function roundOf(server, options) {
  const before = processorSeconds(server.pid);
  const { perSecond, p95 } = await shoot({ ...options, port: server.port });
  const used = processorSeconds(server.pid) - before;
  return { perSecond, p95, cpu: (used / (perSecond * options.seconds)) * 1000 };
}

/** Both servers by turns, so that whatever slows the machine slows both; the ratio of each turn counts. */
async function compare({ product, bare }, requests, token) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const options = { requests, token, seconds: SECONDS };
    rounds.push({ bare: await roundOf(bare, options), product: await roundOf(product, options) });
  }
  const each = (value) => median(rounds.map(value));
  return {
    ratio: each((round) => round.product.perSecond / round.bare.perSecond),
    product: {
      perSecond: each(({ product: own }) => own.perSecond),
      p95: each(({ product: own }) => own.p95),
      cpu: each(({ product: own }) => own.cpu),
    },
    bare: {
      perSecond: each((round) => round.bare.perSecond),
      p95: each((round) => round.bare.p95),
      cpu: each((round) => round.bare.cpu),
    },
  };
}

function print(lines) {
  console.log('of the bare handler    rows   ratio  target         ms of processor a call: product, bare    p95 ms');
  for (const { name, rows, ratio, least, holds, product, bare } of lines) {
    const figures = product && `${product.cpu.toFixed(2)}  ${bare.cpu.toFixed(2)}`;
    const waits = product && `${product.p95.toFixed(1)}  ${bare.p95.toFixed(1)}`;
    const verdict = `≥ ${least}  ${holds ? 'pass' : 'MISS'}`;
    const text = [name.padEnd(20), String(rows).padStart(8), ratio.toFixed(2).padStart(7), verdict.padEnd(14), figures, waits];
    console.log(text.filter(Boolean).join('  '));
  }
}

/**
 * Measures the API beside the bare handler on one PostgreSQL, prints the ratios and writes `e2e/bench/api/result.json`.
 * @returns {Promise<number>} how many targets were missed
 */
export async function runApiBench() {
  const dataDir = newDataFolder();
  const stops = [async () => removeDataFolder(dataDir)];
  try {
    const postgres = await startPostgres();
    stops.unshift(postgres.stop);
    const { url } = postgres;
    const ports = [await freePort(), await freePort()];
    const product = { port: ports[0], ...(await startProduct({ port: ports[0], url, dataDir })) };
    stops.unshift(product.stop);
    const bare = { port: ports[1], ...(await startBare({ port: ports[1], url })) };
    stops.unshift(bare.stop);
    const first = await firstRows(`http://127.0.0.1:${product.port}`);
    const lines = [];
    for (const rows of SIZES) {
      const houses = (await fillTo(rows, url, first)).slice(-300);
      for (const { name, least, request } of QUESTIONS) {
        const requests = Array.from({ length: 300 }, (_, n) => request(houses[n % houses.length]));
        for (const { port } of [bare, product]) await shoot({ port, requests, token: first.token, seconds: SECONDS });
        const found = await compare({ product, bare }, requests, first.token);
        lines.push({ name, rows, least, holds: found.ratio >= least, ...found });
      }
    }
    for (const { name } of QUESTIONS) {
      const [small, large] = lines.filter((line) => line.name === name && line.product);
      const ratio = large.ratio / small.ratio;
      lines.push({ name: `${name}, growth`, rows: SIZES.at(-1), ratio, least: FLAT, holds: ratio >= FLAT });
    }
    writeFileSync(fileURLToPath(new URL('result.json', import.meta.url)), JSON.stringify(lines, null, 2));
    print(lines);
    return lines.filter(({ holds }) => !holds).length;
  } finally {
    for (const stop of stops) await stop();
  }
}
