import { sql } from 'drizzle-orm';
import { ConfigError } from '../configError';
import type { Database } from './database';
import { journalOf, lastContract, lastRun } from './migrations';

const NEWER_DATABASE =
  'A later version of Innkeeper has changed this database in a way that this version does not understand. Start that version.';

type State = {
  last: string | number | null;
  has_own: boolean | null;
  needs: string | number | null;
};

async function queryRow<Row extends Record<string, unknown>>(db: Database, statement: string): Promise<Row | undefined> {
  return (await db.execute<Row>(sql.raw(statement))).rows[0];
}

const lastMigrationOf = (folder: string) => Math.max(...journalOf(folder).entries.map(({ when }) => when));

/**
 * Checks that this program can work with a database: it knows the last migration that ran, or all later migrations
 * are compatible with older programs (expand, then contract: docs/decisions/rolling-upgrade.md).
 * @param folder of this program's migrations
 * @throws ConfigError when the database is too new for this program; Error when migrations of this program are missing
 */
export async function checkCompatible(db: Database, folder: string): Promise<void> {
  const lastOwn = lastMigrationOf(folder);
  const state = await queryRow<State>(
    db,
    `select max(created_at) as last, bool_or(created_at = ${lastOwn}) as has_own, (select needs from store_compatibility) as needs
     from drizzle.__drizzle_migrations`,
  );
  const last = Number(state?.last ?? 0);
  if (last > lastOwn && (!state?.has_own || Number(state.needs ?? 0) > lastOwn)) throw new ConfigError(NEWER_DATABASE);
  if (last < lastOwn) throw new Error('The database lacks migrations of this program.');
}

/**
 * Called before migrations run: an older program must not start on a newer database.
 * @throws ConfigError when the database is too new for this program
 */
export async function refuseNewerDatabase(db: Database, folder: string): Promise<void> {
  const tables = await queryRow<{ migrations: boolean; compatibility: boolean }>(
    db,
    `select to_regclass('drizzle.__drizzle_migrations') is not null as migrations, to_regclass('store_compatibility') is not null as compatibility`,
  );
  if (!tables?.migrations) return;
  if ((await lastRun(db)) <= lastMigrationOf(folder)) return;
  if (!tables.compatibility) throw new ConfigError(NEWER_DATABASE);
  await checkCompatible(db, folder);
}

/** Called with migrations, in their transaction: records what a program must know to work with this database. Never moves backwards. */
export async function recordNeeds(db: Database, folder: string): Promise<void> {
  const needs = lastContract(folder);
  await db.execute(
    sql.raw(
      `insert into store_compatibility (needs) values (${needs})
       on conflict ("only") do update set needs = excluded.needs where store_compatibility.needs < excluded.needs`,
    ),
  );
}
