import { sql } from 'drizzle-orm';
import { ConfigError } from '../configError';
import type { Database } from './database';
import { journalOf, lastContract } from './migrations';

const LATER =
  'A later version of Innkeeper has changed this database in a way that this version does not understand. Start that version.';

type State = {
  last: string | number | null;
  knows_mine: boolean | null;
  needs: string | number | null;
};

async function rowOf<Row extends Record<string, unknown>>(db: Database, question: string): Promise<Row | undefined> {
  return (await db.execute<Row>(sql.raw(question))).rows[0];
}

const mine = (folder: string) => Math.max(...journalOf(folder).entries.map(({ when }) => when));

/**
 * Whether this program can work with a database: it knows the last migration that ran, or all migrations after its own last one
 * are compatible with older programs (expand, then contract: docs/decisions/rolling-upgrade.md).
 * @param folder of this program's migrations
 * @throws ConfigError when the database is too new for this program; Error when migrations of this program are missing
 */
export async function checkCompatible(db: Database, folder: string): Promise<void> {
  const own = mine(folder);
  const state = await rowOf<State>(
    db,
    `select max(created_at) as last, bool_or(created_at = ${own}) as knows_mine, (select needs from store_compatibility) as needs
     from drizzle.__drizzle_migrations`,
  );
  const last = Number(state?.last ?? 0);
  if (last > own && (!state?.knows_mine || Number(state.needs ?? 0) > own)) throw new ConfigError(LATER);
  if (last < own) throw new Error('The database lacks migrations of this program.');
}

/**
 * Called before migrations run: an older program must not start on a newer database.
 * @throws ConfigError with a sentence
 */
export async function refuseLater(db: Database, folder: string): Promise<void> {
  const there = await rowOf<{ migrated: boolean; told: boolean }>(
    db,
    `select to_regclass('drizzle.__drizzle_migrations') is not null as migrated, to_regclass('store_compatibility') is not null as told`,
  );
  if (!there?.migrated) return;
  const own = mine(folder);
  const state = await rowOf<{ last: string | number | null }>(
    db,
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  );
  if (Number(state?.last ?? 0) <= own) return;
  if (!there.told) throw new ConfigError(LATER);
  await checkCompatible(db, folder);
}

/** Called after migrations ran: records what a program must know to work with this database. Never moves backwards. */
export async function noteNeeds(db: Database, folder: string): Promise<void> {
  const needs = lastContract(folder);
  await db.execute(
    sql.raw(
      `insert into store_compatibility (needs) values (${needs})
       on conflict ("only") do update set needs = excluded.needs where store_compatibility.needs < excluded.needs`,
    ),
  );
}
