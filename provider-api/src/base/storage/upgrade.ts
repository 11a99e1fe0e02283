import { readMigrationFiles } from 'drizzle-orm/migrator';
import { recordNeeds, refuseNewerDatabase } from './compatibility';
import type { Database } from './database';
import { runMigrations } from './migrations';

/**
 * Brings the tables of a database up to date. What a program must know to work with them is recorded in the same
 * transaction: if the process were killed between the two, an older program would use tables that it does not
 * understand.
 * @param folder of this program's migrations
 * @throws ConfigError when the database is too new for this program; the database's own error when it refuses a
 * migration
 */
export async function upgrade(db: Database, folder: string): Promise<void> {
  await refuseNewerDatabase(db, folder);
  await db.transaction(async (tx) => {
    await runMigrations(tx, readMigrationFiles({ migrationsFolder: folder }));
    await recordNeeds(tx, folder);
  });
}
