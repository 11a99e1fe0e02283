import { PGlite } from '@electric-sql/pglite';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as setTimer } from 'node:timers/promises';
import { templateDir } from '../src/base/storage/template';
import { POOL_FOLDER } from './names';

/** How long statements of a test may still run after it has ended, in milliseconds. */
const RESET_TIMEOUT = 5000;

interface Table {
  name: string;
  rows: Blob | undefined;
}
/** An open database, and the data to reset it with. */
interface PooledDatabase {
  client: PGlite;
  shape: string;
  tables: Table[];
  sequences: string;
}

const freeDatabases: PooledDatabase[] = [];

const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') order by 1`;
const SEQUENCES = `select string_agg(format('select setval(%L, %s, %L);',
  format('%I.%I', schemaname, sequencename), coalesce(last_value, start_value), last_value is not null), '') as text
  from pg_sequences`;
/** Everything that a migration can change. */
const SHAPE = `select md5(string_agg(line, ';' order by line)) as text from (
  select format('%s %s %s %s %s', attrelid::regclass, attname, atttypid, atttypmod, attnotnull) as line
    from pg_attribute where attrelid >= 16384 and attnum > 0
  union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint where oid >= 16384
  union all select pg_get_indexdef(indexrelid) from pg_index where indexrelid >= 16384
  union all select format('%s %s', oid::regclass, relkind) from pg_class where oid >= 16384 and relkind <> 't'
  union all select pg_get_triggerdef(oid) from pg_trigger where oid >= 16384 and not tgisinternal
  union all select format('%s %s', oid::regprocedure, prosrc) from pg_proc where oid >= 16384
) as lines`;

const textOf = async (client: PGlite, query: string) => (await client.query<{ text: string | null }>(query)).rows[0]?.text ?? '';

async function tablesWithRows(client: PGlite): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(TABLES);
  const query = rows.map(({ name }) => `select '${name}' as name where exists (select from ${name})`).join(' union all ');
  return (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);
}

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
  const tables: Table[] = [];
  for (const name of await tablesWithRows(client)) {
    tables.push({ name, rows: (await client.query(`copy ${name} to '/dev/blob'`)).blob });
  }
  return { client, tables, shape: await textOf(client, SHAPE), sequences: await textOf(client, SEQUENCES) };
}

/** @returns whether the database could be reset; it cannot be once its tables have been altered */
async function restore({ client, tables, shape, sequences }: PooledDatabase): Promise<boolean> {
  await client.exec('discard all');
  if ((await textOf(client, SHAPE)) !== shape) return false;
  const filledTables = await tablesWithRows(client);
  if (filledTables.length > 0)
    await client.exec(`set client_min_messages = error; truncate ${filledTables.join()} cascade; reset client_min_messages`);
  await client.exec('set session_replication_role = replica');
  for (const { name, rows } of tables) await client.query(`copy ${name} from '/dev/blob'`, [], rows ? { blob: rows } : {});
  await client.exec(`reset session_replication_role; ${sequences}`);
  return true;
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
