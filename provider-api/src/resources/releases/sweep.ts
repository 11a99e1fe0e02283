import type { Database } from '../../base/storage/database';
import type { FileStore } from '../../base/storage/files/FileStore';
import { releaseOfKey } from '../../base/storage/files/keys';
import { releases } from './schema';

/** Long after any upload has ended. */
const ABANDONED_MILLISECONDS = 24 * 60 * 60 * 1000;

/**
 * Removes files of uploads that were cut off: those of no release that is kept. Files of releases themselves stay for ever,
 * withdrawn ones too, because pages may be open on them.
 * @returns how many were removed
 */
export async function sweepReleases(db: Database, files: FileStore, now: Date): Promise<number> {
  const abandoned: string[] = [];
  for await (const { key, writtenOn } of files.list('releases')) {
    if (now.getTime() - writtenOn.getTime() >= ABANDONED_MILLISECONDS) abandoned.push(key);
  }
  // Asked after the files were listed: a release that was kept in between is known.
  const kept = new Set((await db.select({ id: releases.id }).from(releases)).map(({ id }) => id));
  const left = abandoned.filter((key) => !kept.has(releaseOfKey(key)));
  for (const key of left) await files.remove(key);
  return left.length;
}
