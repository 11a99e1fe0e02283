import { sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database';
import { migrationsDir } from './paths';

interface Journal {
  entries: { when: number; tag: string }[];
}

function journal(): Journal {
  return JSON.parse(readFileSync(join(migrationsDir(), 'meta', '_journal.json'), 'utf8')) as Journal;
}

/** A short name for the set of migrations: a prepared database is only good for the migrations it was made with. */
export function migrationsHash(): string {
  const hash = createHash('sha256');
  const files = readdirSync(migrationsDir()).filter((name) => name.endsWith('.sql'));
  for (const name of files.sort()) hash.update(name).update(readFileSync(join(migrationsDir(), name)));
  return hash.digest('hex').slice(0, 16);
}

/** @throws when the last migration that ran is not the last one of this program */
export async function checkMigrations(db: Database): Promise<void> {
  const result = await db.execute(sql`select max(created_at) as last from drizzle.__drizzle_migrations`);
  const { rows } = result as unknown as { rows: { last: string | number | null }[] };
  const wanted = Math.max(...journal().entries.map((entry) => entry.when));
  if (Number(rows[0]?.last) !== wanted) throw new Error('The database has other migrations than this program.');
}
