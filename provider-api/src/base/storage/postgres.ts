import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, type ClientConfig, type Pool } from 'pg';
import { refuseUnusableEncoding, warnOfUnsuitableCharacters } from './characters';
import { checkCompatible } from './compatibility';
import { connectionFault, refuseOldServer } from './connectionFault';
import type { Storage } from './database';
import { asDatabase, guarded } from './guard';
import { findNothingForLackedLetters } from './lackedLetters';
import { MAX_CONNECTIONS, PatientPool } from './patientPool';
import { poolDatabase } from './poolDatabase';
import { prepareFrequentStatements } from './preparedStatements';
import { migrationFault } from './migrationFault';
import { runOnce } from './runOnce';
import { migrationsDir } from './paths';
import { upgrade } from './upgrade';

/**
 * An arbitrary number that nothing else in the database locks. Several processes may start at once; one migrates, the others
 * wait.
 */
const MIGRATION_LOCK = 7_421_903;

/** What one statement may take before the server ends it, in milliseconds. */
const STATEMENT_TIMEOUT = 30_000;
/** After this no answer is expected any more, in milliseconds: the server hangs, or the connection was cut silently. */
const ANSWER_TIMEOUT = 35_000;
/**
 * After this the server ends a transaction that sends nothing, in milliseconds: the process has frozen or its network is gone, and
 * others wait for its locks. `allowIdle` is for transactions that wait for something else.
 */
const IDLE_LIMIT = 15_000;

const CONNECT_TIMEOUT = 3_000;
/** How long a call waits while all connections are in use, in milliseconds. */
const POOL_TIMEOUT = 10_000;
/**
 * How long a connection stays open without use, in milliseconds: much less than a call waits, so that another server
 * without any connection gets one in time.
 */
const UNUSED_LIMIT = 3_000;
/** A table change that waits for a long query blocks everybody behind it, so it gives up after this, in milliseconds. */
const LOCK_TIMEOUT = 10_000;

interface PostgresOptions {
  /** How long to wait for an answer, in milliseconds. */
  answerTimeout?: number;
  /** How long a transaction may send nothing, in milliseconds. */
  idleLimit?: number;
  /** Where the program's migrations are. */
  folder?: string | undefined;
  /**
   * Whether a query that bypasses the open transaction is an error (`guard.ts`). On PostgreSQL it only costs a second
   * connection, and the guard slows down all asynchronous code, so production does without it.
   */
  isGuarded?: boolean;
}

/**
 * Connects to a PostgreSQL server and brings its tables up to date.
 * @param url `postgres://…`
 * @throws ConfigError when the server cannot be used, or a later program has changed the database too far
 */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Storage> {
  const { answerTimeout = ANSWER_TIMEOUT, idleLimit = IDLE_LIMIT, folder = migrationsDir(), isGuarded = true } = options;
  await migrateUnderLock(url, folder);
  const pool = poolFor(url, { answerTimeout, idleLimit });
  const unguardedDb = poolDatabase(pool);
  const db = isGuarded ? guarded(unguardedDb) : unguardedDb;
  return { engine: 'postgresql', db, check: () => checkCompatible(db, folder), close: runOnce(() => pool.end()) };
}

/**
 * The pool has a single time limit for opening a connection and for waiting for one; an unreachable server should be
 * reported sooner.
 */
class QuickToConnect extends Client {
  constructor(config?: ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_TIMEOUT });
  }
}

/** Connections to a PostgreSQL server, none of them opened yet. A command such as a restore may take as long as it needs. */
export function poolFor(
  url: string,
  { answerTimeout = ANSWER_TIMEOUT, idleLimit = 0 }: Pick<PostgresOptions, 'answerTimeout' | 'idleLimit'> = {},
): Pool {
  const pool = new PatientPool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    Client: QuickToConnect,
    connectionTimeoutMillis: POOL_TIMEOUT,
    idleTimeoutMillis: UNUSED_LIMIT,
    // Not as options of this pool, which would send them with the first message: a pooler refuses settings there.
    onConnect: (client) =>
      client.query(
        `set statement_timeout = ${STATEMENT_TIMEOUT}; set idle_in_transaction_session_timeout = ${Math.round(idleLimit)}`,
      ),
    query_timeout: answerTimeout,
    keepAlive: true,
  });
  // The pool replaces a connection that breaks, but its error would end the process if nobody listened. The pool itself
  // listens only to idle connections, and so not between two statements of a transaction. For an idle connection both
  // listeners are called, and only one reports.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', (error) => console.warn(`A database connection was lost: ${error.message}`)));
  prepareFrequentStatements(pool);
  findNothingForLackedLetters(pool);
  return pool;
}

/** @throws ConfigError when a file that the address names, such as a certificate, cannot be read */
function newClient(url: string): Client {
  try {
    return new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT, keepAlive: true });
  } catch (error) {
    throw connectionFault(error, url);
  }
}

/** On a separate connection: changing a large table, or waiting for another process that does, takes time. */
async function migrateUnderLock(url: string, folder: string): Promise<void> {
  const client = newClient(url);
  client.on('error', (error) => console.warn(`The connection of the migrations was lost: ${error.message}`));
  await client.connect().catch((error: unknown) => {
    throw connectionFault(error, url);
  });
  try {
    await refuseOldServer(client);
    await refuseUnusableEncoding(client);
    await warnOfUnsuitableCharacters(client);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT}`);
    await upgrade(asDatabase(drizzle({ client })), folder);
  } catch (error) {
    throw migrationFault(error);
  } finally {
    // Also releases the lock.
    await client.end();
  }
}
