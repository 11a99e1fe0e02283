import type { Database } from '../storage/database';
import type { FileStore } from '../storage/files/FileStore';
import { stemOf } from '../storage/files/keys';
import { assets } from './schema';

/** Long after an upload address has expired: whoever sent a file without making an asset of it is gone. */
const ABANDONED_MILLISECONDS = 24 * 60 * 60 * 1000;

/**
 * Removes files that were uploaded but never put into the library, and those of assets whose deletion was cut off.
 * @returns how many were removed
 */
export async function sweepFiles(db: Database, files: FileStore, now: Date): Promise<number> {
  const rows = await db.select({ key: assets.storageKey }).from(assets);
  const known = new Set(rows.map(({ key }) => stemOf(key)));
  let removed = 0;
  for await (const { key, writtenOn } of files.list('media')) {
    if (known.has(stemOf(key)) || now.getTime() - writtenOn.getTime() < ABANDONED_MILLISECONDS) continue;
    await files.remove(key);
    removed += 1;
  }
  return removed;
}
