import type { Database } from '../../base/storage/database';
import type { FileStore } from '../../base/storage/files/FileStore';
import { releaseOfKey } from '../../base/storage/files/keys';
import { releases } from './schema';

/** Long after any upload has ended. */
export const ABANDONED_MILLISECONDS = 24 * 60 * 60 * 1000;

/**
 * Removes files of interrupted uploads, which belong to no stored release. Files of releases stay forever, even of withdrawn
 * ones, because pages may still use them.
 * @returns how many were removed
 */
export async function sweepReleases(db: Database, files: FileStore, now: Date): Promise<number> {
  const abandoned: string[] = [];
  for await (const { key, writtenOn } of files.list('releases')) {
    if (now.getTime() - writtenOn.getTime() >= ABANDONED_MILLISECONDS) abandoned.push(key);
  }
  // Queried after listing the files, so that a release stored in between is known.
  const knownIds = new Set((await db.select({ id: releases.id }).from(releases)).map(({ id }) => id));
  const orphaned = abandoned.filter((key) => !knownIds.has(releaseOfKey(key)));
  for (const key of orphaned) await files.remove(key);
  return orphaned.length;
}
