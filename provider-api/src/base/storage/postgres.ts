import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type ClientConfig } from 'pg';
import { checkCompatible, noteNeeds, refuseLater } from './compatibility';
import { connectionFault, refuseOld } from './connectionFault';
import type { Storage } from './database';
import { asDatabase, guarded } from './guard';
import { prepareOften } from './named';
import { migrationFault } from './migrationFault';
import { once } from './once';
import { migrationsDir } from './paths';

/**
 * An arbitrary number that nothing else in the database locks. Several processes may start at once; one migrates, the others
 * wait.
 */
const MIGRATION_LOCK = 7_421_903;

/** What one statement may take before the server ends it, in milliseconds. */
const STATEMENT = 30_000;
/** After this no answer is expected: the server hangs, or the connection was cut silently. */
const SILENCE = 35_000;

const CONNECT = 3_000;
/** How long a call waits while all connections are in use, in milliseconds: in a burst its turn comes, and nothing is wrong. */
const TURN = 10_000;
/** A table change that waits for a long query blocks everybody behind it, so it gives up after this, in milliseconds. */
const TABLE_WAIT = 10_000;

interface PostgresOptions {
  /** How long to wait for an answer, in milliseconds. */
  silence?: number;
  /** Of the program's migrations. */
  folder?: string | undefined;
  /**
   * Whether a query that bypasses the open transaction is an error (`guard.ts`). Here it costs a second connection and nothing else,
   * and watching makes everything asynchronous slower, so production does without.
   */
  isWatched?: boolean;
}

/**
 * Connects to a PostgreSQL server and brings its tables up to date.
 * @param url `postgres://…`
 * @throws ConfigError when the server cannot be used, or a later program has changed the database too far
 */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Storage> {
  const { silence = SILENCE, folder = migrationsDir(), isWatched = true } = options;
  await migrateUnderLock(url, folder);
  const pool = poolFor(url, silence);
  const plain = drizzle({ client: pool });
  const db = isWatched ? guarded(plain) : plain;
  return { engine: 'postgresql', db, check: () => checkCompatible(db, folder), close: once(() => pool.end()) };
}

/** The pool has one limit for making a connection and for waiting for one; a server that cannot be reached is told sooner. */
class QuickToConnect extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT });
  }
}

/** Connections to a PostgreSQL server, none of them made yet. */
export function poolFor(url: string, silence = SILENCE): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    Client: QuickToConnect,
    connectionTimeoutMillis: TURN,
    statement_timeout: STATEMENT,
    query_timeout: silence,
    keepAlive: true,
  });
  // A connection that breaks is replaced by the pool; without a listener it would end the process. The pool only listens to idle
  // ones, and nobody listens between two statements of a transaction; for an idle one both listeners are called, and one reports.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', (error) => console.warn(`A database connection was lost: ${error.message}`)));
  prepareOften(pool);
  return pool;
}

/** On a separate connection: changing a large table, or waiting for another process that does, takes time. */
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
    throw migrationFault(error);
  } finally {
    // Also releases the lock.
    await client.end();
  }
}
