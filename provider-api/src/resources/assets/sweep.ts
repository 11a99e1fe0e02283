import type { Database } from '../../base/storage/database';
import { BIN_MILLISECONDS, throwAway } from '../../base/storage/files/bin';
import type { FileStore } from '../../base/storage/files/FileStore';
import { keyFromBin, stemOf } from '../../base/storage/files/keys';
import { bin } from '../../content/bin/schema';
import { storedKeys } from './storedKeys';

/** Long after an upload address has expired, when no asset will be created for the file any more. */
const ABANDONED_MILLISECONDS = 24 * 60 * 60 * 1000;
/** This few are swept regardless of their share of all files. */
const FEW = 20;

/** Where a sweep logs what it does. */
export interface SweepLog {
  info: (facts: object, sentence: string) => void;
  warn: (facts: object, sentence: string) => void;
}

/**
 * Puts files into the bin that were uploaded but never added to the library, and those of assets whose deletion was interrupted;
 * after 30 days they are removed. More than half of all files are never swept at once: then something else is wrong. Call it only
 * for files that belong to the database (`acquaint`).
 * @returns how many were put into the bin
 */
export async function sweepFiles(db: Database, files: FileStore, now: Date, log: SweepLog): Promise<number> {
  const old: string[] = [];
  let all = 0;
  for await (const { key, writtenOn } of files.list('media')) {
    all += 1;
    if (now.getTime() - writtenOn.getTime() >= ABANDONED_MILLISECONDS) old.push(key);
  }
  // Queried after listing the files, so that an asset created in between is known.
  const known = new Set((await storedKeys(db)).map(stemOf));
  const unclaimed = old.filter((key) => !known.has(stemOf(key)));
  if (unclaimed.length > FEW && unclaimed.length > all / 2) {
    const facts = { unclaimed: unclaimed.length, files: all };
    log.warn(facts, 'more than half of all files are in no library: none was swept; see whether this is the right database');
    return 0;
  }
  for (const key of unclaimed) {
    await throwAway(files, key);
    log.info({ key }, 'a file that nobody claimed was put into the bin');
  }
  await emptyBin(db, files, now, log);
  return unclaimed.length;
}

/** Files of assets in the bin stay as long as the assets. */
async function emptyBin(db: Database, files: FileStore, now: Date, log: SweepLog): Promise<void> {
  const claimed = new Set((await db.select({ keys: bin.files }).from(bin)).flatMap(({ keys }) => keys));
  for await (const { key, writtenOn } of files.list('bin')) {
    if (claimed.has(keyFromBin(key)) || now.getTime() - writtenOn.getTime() < BIN_MILLISECONDS) continue;
    await files.remove(key);
    log.info({ key: keyFromBin(key) }, 'a file that lay in the bin for 30 days was removed');
  }
}
