import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { allowIdle } from '../../base/storage/allowIdle';
import { lockName } from '../../base/storage/lockName';
import { deleteFromBin, isInBin, copyFromBin } from '../../base/storage/files/bin';
import type { Database } from '../../base/storage/database';
import { isStored, type FileStore } from '../../base/storage/files/FileStore';
import { bin, type BinEntry } from '../../content/bin/schema';
import type { Services } from '../../http/app';
import { inTurn } from '../../http/inTurn';
import { assets } from './schema';

/**
 * Locks the location of an asset (the library, the bin, or neither) until the transaction ends. Every process takes
 * this lock to delete or restore the asset, or to move its files.
 */
export const lockPlace = (tx: Database, id: string) => lockName(tx, `place of asset ${id}`);

/**
 * The queue of transactions that wait for the store of files. While a slow store delays them, each occupies a
 * connection, and they must not occupy those that other calls need.
 */
export const TURN_OF_FILES = 'files of assets';

/**
 * Removes the files of an asset from where the asset is not: the library, the bin, or both. The only copy of a file that the asset
 * needs is never removed, so this may be interrupted, repeated, and called concurrently. Copy the files of a deleted asset into the
 * bin first (`copyToBin`).
 */
export async function settleFiles({ db, files }: Pick<Services, 'db' | 'files'>, id: string, keys: string[]): Promise<void> {
  await inTurn(db, [TURN_OF_FILES], async (tx) => {
    await allowIdle(tx);
    await lockPlace(tx, id);
    const removeFile = await chooseRemoval(tx, id);
    for (const key of keys) await removeFile(files, key);
  });
}

/** Settles the files of what has left the bin. The call has succeeded by then, so a failure is only logged: the sweep repeats it. */
export async function settleFilesOf(services: Services, request: FastifyRequest, { itemId, files }: BinEntry): Promise<void> {
  if (files.length === 0) return;
  await settleFiles(services, itemId, files).catch((error: unknown) =>
    request.log.warn({ err: error, keys: files }, 'files that left the bin lie there until the next sweep'),
  );
}

async function chooseRemoval(tx: Database, id: string): Promise<(files: FileStore, key: string) => Promise<void>> {
  const [binEntry] = await tx
    .select({ id: bin.id })
    .from(bin)
    .where(and(eq(bin.kind, 'assets'), eq(bin.itemId, id)))
    .limit(1);
  if (binEntry) return removeFromLibrary;
  const [stored] = await tx.select({ id: assets.id }).from(assets).where(eq(assets.id, id));
  return stored ? removeFromBin : removeFromBoth;
}

async function removeFromLibrary(files: FileStore, key: string): Promise<void> {
  if (await isInBin(files, key)) await files.remove(key);
}

async function removeFromBin(files: FileStore, key: string): Promise<void> {
  if (!(await isStored(files, key))) await copyFromBin(files, key);
  await deleteFromBin(files, key);
}

async function removeFromBoth(files: FileStore, key: string): Promise<void> {
  await files.remove(key);
  await deleteFromBin(files, key);
}
