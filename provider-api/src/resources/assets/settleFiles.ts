import { and, eq } from 'drizzle-orm';
import { lockName } from '../../base/storage/lockName';
import { forget, isInBin, takeBack } from '../../base/storage/files/bin';
import type { Database } from '../../base/storage/database';
import type { FileStore } from '../../base/storage/files/FileStore';
import { isThere } from '../../base/storage/files/FileStore';
import { bin } from '../../content/bin/schema';
import type { Services } from '../../http/app';
import { assets } from './schema';

/**
 * Locks where an asset is, until the transaction ends: the library, the bin, or neither. Whoever deletes it, restores it or moves its
 * files takes this lock, in whichever process.
 */
export const lockPlace = (tx: Database, id: string) => lockName(tx, `place of asset ${id}`);

/**
 * Removes the files of an asset from where the asset is not. One that it has is never the only copy that is removed, so this may be
 * interrupted, repeated, and called by several at once. Of a deleted asset, copy the files into the bin first (`copyToBin`).
 */
export async function settleFiles({ db, files }: Pick<Services, 'db' | 'files'>, id: string, keys: string[]): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPlace(tx, id);
    const settle = await settlingOf(tx, id);
    for (const key of keys) await settle(files, key);
  });
}

async function settlingOf(tx: Database, id: string): Promise<(files: FileStore, key: string) => Promise<void>> {
  const [thrown] = await tx
    .select({ id: bin.id })
    .from(bin)
    .where(and(eq(bin.kind, 'assets'), eq(bin.itemId, id)))
    .limit(1);
  if (thrown) return leaveLibrary;
  const [stored] = await tx.select({ id: assets.id }).from(assets).where(eq(assets.id, id));
  return stored ? leaveBin : leaveBoth;
}

async function leaveLibrary(files: FileStore, key: string): Promise<void> {
  if (await isInBin(files, key)) await files.remove(key);
}

async function leaveBin(files: FileStore, key: string): Promise<void> {
  if (!(await isThere(files, key))) await takeBack(files, key);
  await forget(files, key);
}

async function leaveBoth(files: FileStore, key: string): Promise<void> {
  await files.remove(key);
  await forget(files, key);
}
