import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import { ConfigError } from '../configError';
import { checkCompatible, noteNeeds, refuseLater } from './compatibility';
import { connectionFault, refuseOld } from './connectionFault';
import type { Storage } from './database';
import { asDatabase, guarded } from './guard';
import { prepareOften } from './named';
import { once } from './once';
import { migrationsDir } from './paths';

/** Any number that nothing else in the database locks. Several processes may start at once; one migrates, the others wait. */
const MIGRATION_LOCK = 7_421_903;

/** What one statement may take before the server ends it, in milliseconds. */
const STATEMENT = 30_000;
/** After this no answer comes any more: the server hangs, or the way to it is cut without a word. */
const SILENCE = 35_000;

const CONNECT = 3_000;
/** A change of a table that waits for a long question lets everybody behind it wait: rather none is made, in milliseconds. */
const TABLE_WAIT = 10_000;
const IN_USE =
  'The tables could not be brought up to date: one of them was in use for too long, as during a backup. Nothing was changed; start again.';

/**
 * Connects to a PostgreSQL server and brings its tables up to date.
 * @param url `postgres://…`
 * @param silence how long an answer is waited for, in milliseconds
 * @param folder of the program's migrations
 * @throws ConfigError when the server cannot be used, or a later program has changed the database too far
 */
export async function openPostgres(url: string, silence = SILENCE, folder = migrationsDir()): Promise<Storage> {
  await migrateUnderLock(url, folder);
  const pool = poolFor(url, silence);
  const db = guarded(drizzle({ client: pool }));
  return { engine: 'postgresql', db, check: () => checkCompatible(db, folder), close: once(() => pool.end()) };
}

/** Connections to a PostgreSQL server, none of them made yet. */
export function poolFor(url: string, silence = SILENCE): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT,
    statement_timeout: STATEMENT,
    query_timeout: silence,
    keepAlive: true,
  });
  // A connection that breaks is replaced by the pool; without a listener it would end the process. The pool listens to idle ones
  // alone, and nobody does between two statements of a transaction; of an idle one both hear, and one tells.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', (error) => console.warn(`A database connection was lost: ${error.message}`)));
  prepareOften(pool);
  return pool;
}

/** With a connection of its own: a change of a large table, and the wait for another process that makes it, take their time. */
async function migrateUnderLock(url: string, folder: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT, keepAlive: true });
  client.on('error', (error) => console.warn(`The connection of the migrations was lost: ${error.message}`));
  await client.connect().catch((error: unknown) => {
    throw connectionFault(error, url);
  });
  try {
    await refuseOld(client);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`set lock_timeout = ${TABLE_WAIT}`);
    const db = drizzle({ client });
    await refuseLater(asDatabase(db), folder);
    await migrate(db, { migrationsFolder: folder });
    await noteNeeds(asDatabase(db), folder);
  } catch (error) {
    throw isLocked(error) ? new ConfigError(IN_USE, { cause: error }) : error;
  } finally {
    // Gives the lock back, too.
    await client.end();
  }
}

/** Whether the wait for a table was given up, here or in what the migrator wraps. */
function isLocked(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code === '55P03' || (cause instanceof Error && isLocked(cause));
}
