import { sql } from 'drizzle-orm';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database';
import { migrationsDir } from './paths';
import { withoutShortLivedIndexes } from './shortLivedIndexes';

interface Journal {
  entries: { when: number; tag: string }[];
}

/** The first line of a migration that older programs cannot work with: it removes or renames what they use. */
export const CONTRACT = '-- contract';

/** The migrations of a folder, in their order. */
export function journalOf(folder: string): Journal {
  return JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as Journal;
}

/** When the last migration that breaks older programs was made; 0 when there is none. */
export function lastContract(folder: string): number {
  const contracts = journalOf(folder).entries.filter(({ tag }) =>
    readFileSync(join(folder, `${tag}.sql`), 'utf8').startsWith(CONTRACT),
  );
  return Math.max(0, ...contracts.map(({ when }) => when));
}

/**
 * A short name for a set of migrations: a prepared database is only valid for those it was made with. The hash includes
 * the time at which each was generated, so that a migration that was generated again counts as a different one, even
 * with the same text.
 */
export function migrationsHash(folder = migrationsDir()): string {
  const hash = createHash('sha256');
  for (const { when, tag } of journalOf(folder).entries) {
    hash.update(`${when} ${tag}`).update(readFileSync(join(folder, `${tag}.sql`)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** When the last migration that ran in a database was made; 0 when none has run. */
export async function lastRun(db: Database): Promise<number> {
  const { rows } = await db.execute<{ last: string | number | null }>(
    sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.last ?? 0);
}

/** The last migration that ran in a database. @returns the migration; its name is its number if this program does not know it */
export async function lastMigration(db: Database): Promise<{ when: number; tag: string }> {
  const when = await lastRun(db);
  return { when, tag: journalOf(migrationsDir()).entries.find((entry) => entry.when === when)?.tag ?? String(when) };
}

/** The migrations of this program up to one of them. @returns null when it has no such migration */
export function migrationsUpTo(when: number): MigrationMeta[] | null {
  const all = readMigrationFiles({ migrationsFolder: migrationsDir() });
  const last = all.findIndex(({ folderMillis }) => folderMillis === when);
  return last < 0 ? null : all.slice(0, last + 1);
}

/**
 * Runs those of the migrations that have not run yet, and records them in the same way as drizzle's migrator, which
 * older programs used.
 */
export async function runMigrations(tx: Database, migrations: readonly MigrationMeta[]): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  const last = await lastRun(tx);
  const pending = migrations.filter(({ folderMillis }) => folderMillis > last);
  const statements = withoutShortLivedIndexes(pending.map((migration) => migration.sql));
  for (const [index, { folderMillis, hash }] of pending.entries()) {
    for (const statement of statements[index] ?? []) await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`);
  }
}
