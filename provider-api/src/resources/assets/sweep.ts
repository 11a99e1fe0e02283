import type { Database } from '../../base/storage/database';
import { BIN_MILLISECONDS, copyToBin, throwAway } from '../../base/storage/files/bin';
import type { FileStore } from '../../base/storage/files/FileStore';
import { keyFromBin, stemOf } from '../../base/storage/files/keys';
import { settleFiles } from './settleFiles';
import { assetsByStem, binnedByKey } from './storedKeys';

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
  const known = await assetsByStem(db);
  const unclaimed = old.filter((key) => !known.has(stemOf(key)));
  if (unclaimed.length > FEW && unclaimed.length > all / 2) {
    const facts = { unclaimed: unclaimed.length, files: all };
    log.warn(facts, 'more than half of all files are in no library: none was swept; see whether this is the right database');
    return 0;
  }
  const binned = await binnedByKey(db);
  for (const key of unclaimed) {
    await putIntoBin(db, files, key, binned.get(key));
    log.info({ key }, 'a file that nobody claimed was put into the bin');
  }
  await tidyBin(db, files, now, log);
  return unclaimed.length;
}

/** @param owner the asset in the bin that a file belongs to: somebody may restore it at this moment */
async function putIntoBin(db: Database, files: FileStore, key: string, owner: string | undefined): Promise<void> {
  if (owner === undefined) return throwAway(files, key);
  await copyToBin(files, key);
  await settleFiles({ db, files }, owner, [key]);
}

/**
 * Files of assets in the bin stay as long as the assets. Those of assets in the library are there because a restoring was broken
 * off: the library gets what it lacks.
 */
async function tidyBin(db: Database, files: FileStore, now: Date, log: SweepLog): Promise<void> {
  // In this order, an asset that is restored in between is found.
  const binned = await binnedByKey(db);
  const known = await assetsByStem(db);
  for await (const { key: stored, writtenOn } of files.list('bin')) {
    const key = keyFromBin(stored);
    if (binned.has(key)) continue;
    const owner = known.get(stemOf(key));
    if (owner !== undefined) {
      await settleFiles({ db, files }, owner, [key]);
      log.info({ key }, 'a file of the library was in the bin as well');
    } else if (now.getTime() - writtenOn.getTime() >= BIN_MILLISECONDS) {
      await files.remove(stored);
      log.info({ key }, 'a file that lay in the bin for 30 days was removed');
    }
  }
}
