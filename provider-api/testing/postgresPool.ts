import { Client } from 'pg';
import { setTimeout as setTimer } from 'node:timers/promises';
import { newMigratedDatabase } from './newDatabase';
import { contentsOf, reset, type Contents, type ReadText } from './resetDatabase';

/** A database on the PostgreSQL server of the tests. */
export interface BorrowedDatabase {
  /** `postgres://…` */
  url: string;
  /** Returns it to the pool, once all its connections have been closed. */
  giveBack: () => Promise<void>;
}

/** How often to ask whether the server has noticed that all connections have been closed, every 10 ms. */
const ATTEMPTS = 100;

const OTHER_CONNECTIONS = `select count(*)::text as text from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

const freeDatabases: string[] = [];
/** What a migrated database contains. */
let contents: Promise<Contents> | undefined;

async function withConnection<T>(url: string, work: (readText: ReadText) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(async (query) => (await client.query<{ text: string | null }>(query)).rows[0]?.text ?? '');
  } finally {
    await client.end();
  }
}

async function isUnused(readText: ReadText): Promise<boolean> {
  for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
    if ((await readText(OTHER_CONNECTIONS)) === '0') return true;
    await setTimer(10);
  }
  return false;
}

/**
 * Takes an empty, migrated database from the pool. Creating one takes a quarter of a second of processor time, emptying
 * one takes a tenth of that, so a worker keeps returned databases.
 */
export async function borrowPostgres(): Promise<BorrowedDatabase> {
  const url = freeDatabases.pop() ?? (await newMigratedDatabase());
  const initial = await (contents ??= withConnection(url, contentsOf));
  return {
    url,
    giveBack: async () => {
      const isReset = await withConnection(url, async (readText) => (await isUnused(readText)) && reset(readText, initial));
      if (isReset) freeDatabases.push(url);
    },
  };
}
