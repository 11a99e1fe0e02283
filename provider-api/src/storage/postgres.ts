import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { connectionFault, refuseOld } from './connectionFault';
import type { Database, Storage } from './database';
import { guarded } from './guard';
import { once } from './once';
import { checkMigrations } from './migrations';
import { migrationsDir } from './paths';

/** Any number that nothing else in the database locks. Several processes may start at once; one migrates, the others wait. */
const MIGRATION_LOCK = 7_421_903;

/** What one statement may take before the server ends it, in milliseconds. */
const STATEMENT = 30_000;
/** After this no answer comes any more: the server hangs, or the way to it is cut without a word. */
const SILENCE = 35_000;

/**
 * Connects to a PostgreSQL server and brings its tables up to date.
 * @param url `postgres://…`
 * @param silence how long an answer is waited for, in milliseconds
 * @throws ConfigError when the server cannot be used
 */
export async function openPostgres(url: string, silence = SILENCE): Promise<Storage> {
  const pool = poolFor(url, silence);
  try {
    await migrateUnderLock(pool, url);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = guarded(drizzle({ client: pool }) as unknown as Database);
  return { engine: 'postgresql', db, check: () => checkMigrations(db), close: once(() => pool.end()) };
}

/** Connections to a PostgreSQL server, none of them made yet. */
export function poolFor(url: string, silence = SILENCE): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3_000,
    statement_timeout: STATEMENT,
    query_timeout: silence,
    keepAlive: true,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => console.warn(`A database connection was lost: ${error.message}`));
  return pool;
}

async function migrateUnderLock(pool: Pool, url: string): Promise<void> {
  const client = await pool.connect().catch((error: unknown) => {
    throw connectionFault(error, url);
  });
  try {
    await refuseOld(client);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder: migrationsDir() });
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}
