import { sql } from 'drizzle-orm';
import { ConfigError } from '../../base/configError';
import type { Database } from '../../base/storage/database';
import type { FileStore } from '../../base/storage/files/FileStore';
import { MARK_KEY, PROBE_KEY } from '../../base/storage/files/keys';
import { migrationsUpTo, runMigrations } from '../../base/storage/migrations';
import { storeIdentity } from '../../base/storage/schema';
import { checkBackup, partsOf, type Summary } from './format';
import { holdsRows, setCounters, withoutBounds, writeRows } from './tables';

const ROWS_EXIST =
  'The database is not empty. Nothing was changed. Restore into an empty database, or use --replace to discard what is in it.';
const FILES_EXIST =
  'The store of files is not empty. Nothing was changed. Set DATA_DIR or S3_BUCKET to an empty one, or use --replace: files that are ' +
  'not in the backup are then moved to the bin a day later.';

/** Not restored: most of the mail that waited then has been sent since, and would be sent a second time. */
const MAIL_QUEUE = 'mail_queue';

/** The target of a restore. */
export interface RestoreTarget {
  db: Database;
  files: FileStore;
}

/**
 * Restores a backup into a store of either engine: its files first, then all rows in one transaction, so that an
 * interrupted restore leaves the existing rows.
 * @param file path of the backup
 * @param replace discards the current content of the store
 * @throws ConfigError before anything is changed: the backup is cut off or damaged, or of a later version; the store is
 * not empty
 */
export async function restoreBackup(
  { db, files }: RestoreTarget,
  file: string,
  { replace }: { replace: boolean },
): Promise<Summary> {
  const summary = await checkBackup(file);
  const migrations = migrationsUpTo(summary.migration);
  if (migrations === null)
    throw new ConfigError(`${file} was made by a later version of Innkeeper ('${summary.tag}'): restore it with that one.`);
  if (!replace && (await holdsRows(db))) throw new ConfigError(ROWS_EXIST);
  if (!replace && (await holdsFiles(files))) throw new ConfigError(FILES_EXIST);
  for await (const part of partsOf(file)) {
    if ('file' in part) await files.put(part.file, part.bytes, { replace: true });
  }
  const [identity] = await db.transaction(async (tx) => {
    for (const statement of ['drop schema if exists drizzle cascade', 'drop schema public cascade', 'create schema public'])
      await tx.execute(sql.raw(statement));
    await runMigrations(tx, migrations);
    await withoutBounds(tx, async () => {
      for await (const part of partsOf(file)) {
        if ('table' in part && part.table !== MAIL_QUEUE) await writeRows(tx, part.table, part.rows);
      }
    });
    await setCounters(tx);
    return tx.select().from(storeIdentity);
  });
  if (identity) {
    await files.put(MARK_KEY, Buffer.from(identity.id), { replace: true });
    await files.remove(PROBE_KEY);
  }
  return summary;
}

async function holdsFiles(files: FileStore): Promise<boolean> {
  for (const kind of ['media', 'releases', 'bin'] as const) {
    for await (const _file of files.list(kind)) return true;
  }
  return false;
}
