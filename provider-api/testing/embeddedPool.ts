import { PGlite } from '@electric-sql/pglite';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as setTimer } from 'node:timers/promises';
import { templateDir } from '../src/base/storage/template';
import { POOL_FOLDER } from './names';
import { contentsOf, reset, type Contents, type ReadText } from './resetDatabase';

/** How long statements of a test may still run after it has ended, in milliseconds. */
const RESET_TIMEOUT = 5000;

/** An open database, and what to reset it to. */
interface PooledDatabase {
  client: PGlite;
  contents: Contents;
}

const freeDatabases: PooledDatabase[] = [];

const readTextOf =
  (client: PGlite): ReadText =>
  async (query) =>
    (await client.query<{ text: string | null }>(query)).rows[0]?.text ?? '';

/** The longest timeout that Node supports, in milliseconds. */
const MAX_TIMEOUT = 2 ** 31 - 1;

/**
 * After each change PostgreSQL sets a timer for its statistics, which would keep the process alive for ten more seconds. Once a test
 * has moved the clock ahead and back, that timer is years away: Node would run it at once, and PostgreSQL would set it again forever.
 */
function letProcessEnd(client: PGlite): void {
  const withUnrefTimers = <T>(run: () => T): T => {
    const { setTimeout: realSetTimeout } = globalThis;
    const unrefTimeout = (done: () => void, wait = 0) =>
      realSetTimeout(() => withUnrefTimers(done), Math.min(wait, MAX_TIMEOUT)).unref();
    globalThis.setTimeout = Object.assign(unrefTimeout, realSetTimeout);
    try {
      return run();
    } finally {
      globalThis.setTimeout = realSetTimeout;
    }
  };
  const run = client.execProtocolRawSync.bind(client);
  client.execProtocolRawSync = (...args) => withUnrefTimers(() => run(...args));
}

async function prepare(): Promise<PooledDatabase> {
  const folder = await mkdtemp(join(process.env[POOL_FOLDER] ?? tmpdir(), 'innkeeper-pool-'));
  await cp(templateDir(), folder, { recursive: true });
  const client = await PGlite.create(folder, { relaxedDurability: true });
  letProcessEnd(client);
  return { client, contents: await contentsOf(readTextOf(client)) };
}

async function restore({ client, contents }: PooledDatabase): Promise<boolean> {
  await client.exec('discard all');
  return reset(readTextOf(client), contents);
}

async function returnToPool(prepared: PooledDatabase): Promise<void> {
  const cancellation = new AbortController();
  const timeout = setTimer(RESET_TIMEOUT, false, { signal: cancellation.signal, ref: false }).catch(() => false);
  const isRestored = await Promise.race([restore(prepared), timeout]);
  cancellation.abort();
  if (isRestored) freeDatabases.push(prepared);
  else await prepared.client.close();
}

/**
 * Takes an empty database from the pool. Copying and opening one takes half a second of processor time, emptying one
 * takes a twentieth of that, so a worker keeps returned databases.
 * @returns a database whose `close` returns it to the pool, after which it throws
 */
export async function borrowEmbedded(): Promise<PGlite> {
  const prepared = freeDatabases.pop() ?? (await prepare());
  let returned: Promise<void> | undefined;
  return new Proxy(prepared.client, {
    get: (client, key) => {
      if (key === 'close') return () => (returned ??= returnToPool(prepared));
      if (key === 'closed') return returned !== undefined;
      const value: unknown = Reflect.get(client, key, client);
      if (typeof value !== 'function') return value;
      if (returned) throw new Error('PGlite is closed');
      return value.bind(client) as unknown;
    },
  });
}
