import type { Database } from '../../base/storage/database';
import { BIN_MILLISECONDS, copyToBin, moveToBin } from '../../base/storage/files/bin';
import type { FileStore } from '../../base/storage/files/FileStore';
import { keyFromBin, stemOf } from '../../base/storage/files/keys';
import { settleFiles } from './settleFiles';
import { assetsByStem, binnedByKey } from './storedKeys';

/** Long after an upload address has expired, when no asset will be created for the file any more. */
const ABANDONED_MILLISECONDS = 24 * 60 * 60 * 1000;
/** Up to this many files are swept regardless of their share of all files. */
const ALWAYS_SWEPT = 20;

/** Where a sweep logs what it does. */
export interface SweepLog {
  info: (facts: object, message: string) => void;
  warn: (facts: object, message: string) => void;
}

/**
 * Puts files into the bin that were uploaded but never added to the library, and those of assets whose deletion was interrupted;
 * after 30 days they are removed. More than half of all files are never swept at once: then something else is wrong. Call it only
 * for files that belong to the database (`linkFiles`).
 * @returns how many were put into the bin
 */
export async function sweepFiles(db: Database, files: FileStore, now: Date, log: SweepLog): Promise<number> {
  const oldKeys: string[] = [];
  let total = 0;
  for await (const { key, writtenOn } of files.list('media')) {
    total += 1;
    if (now.getTime() - writtenOn.getTime() >= ABANDONED_MILLISECONDS) oldKeys.push(key);
  }
  // Queried after listing the files, so that an asset created in between is known.
  const libraryAssets = await assetsByStem(db);
  const unclaimed = oldKeys.filter((key) => !libraryAssets.has(stemOf(key)));
  if (unclaimed.length > ALWAYS_SWEPT && unclaimed.length > total / 2) {
    const facts = { unclaimed: unclaimed.length, files: total };
    log.warn(facts, 'more than half of all files are in no library: none was swept; see whether this is the right database');
    return 0;
  }
  const binnedAssets = await binnedByKey(db);
  for (const key of unclaimed) {
    await putIntoBin(db, files, key, binnedAssets.get(key));
    log.info({ key }, 'a file that nobody claimed was put into the bin');
  }
  await tidyBin(db, files, now, log);
  return unclaimed.length;
}

/** @param owner the asset in the bin that a file belongs to: somebody may restore it at this moment */
async function putIntoBin(db: Database, files: FileStore, key: string, owner: string | undefined): Promise<void> {
  if (owner === undefined) return moveToBin(files, key);
  await copyToBin(files, key);
  await settleFiles({ db, files }, owner, [key]);
}

/**
 * Files of assets in the bin stay as long as the assets. Those of assets in the library are there because a restore was
 * interrupted: they are moved back to the library.
 */
async function tidyBin(db: Database, files: FileStore, now: Date, log: SweepLog): Promise<void> {
  // In this order, an asset that is restored in between is found.
  const binnedAssets = await binnedByKey(db);
  const libraryAssets = await assetsByStem(db);
  for await (const { key: stored, writtenOn } of files.list('bin')) {
    const key = keyFromBin(stored);
    if (binnedAssets.has(key)) continue;
    const owner = libraryAssets.get(stemOf(key));
    if (owner !== undefined) {
      await settleFiles({ db, files }, owner, [key]);
      log.info({ key }, 'a file of the library was in the bin as well');
    } else if (now.getTime() - writtenOn.getTime() >= BIN_MILLISECONDS) {
      await files.remove(stored);
      log.info({ key }, 'a file that lay in the bin for 30 days was removed');
    }
  }
}
