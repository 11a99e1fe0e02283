import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Release } from 'shared-kit/rules/remote/registry';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../http/app';
import { conflict } from '../../http/errors';
import { isTaken } from '../../http/storageErrors';
import { recordChange } from '../../access/security-log/log';
import { aboutRelease } from '../../access/security-log/subjects';
import type { Editor } from '../../base/storage/columns';
import type { FileStore } from '../../base/storage/files/FileStore';
import { releaseKey } from '../../base/storage/files/keys';
import { writtenRow } from '../../base/storage/writtenRow';
import { forEachFile } from './forEachFile';
import { lostFiles } from './lostFiles';
import { releases, remoteLines, type Mover } from './schema';
import { findRelease, type ReleaseRow } from './store';
import type { UnpackedFile, UnpackedFiles } from './unpack';

/** A release that passed its checks, and its uploader. */
export interface CheckedRelease {
  descriptor: Release;
  files: UnpackedFiles;
  setBy: Mover;
  by: Editor | null;
  why: string | null;
  at: string;
}

/** One hash over names and contents of all files: independent of packing. */
function digestOf(files: UnpackedFiles): string {
  const hash = createHash('sha256');
  for (const name of [...files.keys()].sort()) hash.update(`${name}\0${files.get(name)?.sha256}\n`);
  return hash.digest('hex');
}

/**
 * Stores a release permanently: its files first, each under the id of this upload, then its row. If anything fails in between,
 * nothing of it remains and nothing in use changes.
 * @param request the upload; null when it was built on this machine
 * @returns the release, and whether it is new: the same files again return the stored one, and restore what the store has lost of it
 * @throws 409 when the version is stored with other files, or was withdrawn
 */
export async function storeRelease(
  services: Services,
  checked: CheckedRelease,
  request: FastifyRequest | null = null,
): Promise<{ release: ReleaseRow; isNew: boolean }> {
  const sha256 = digestOf(checked.files);
  const existing = await reuseStored(services, checked, sha256);
  if (existing) return { release: existing, isNew: false };
  const id = randomUUID();
  const writtenKeys: string[] = [];
  try {
    await storeFiles(services.files, id, checked, writtenKeys);
    return { release: await insertRelease(services, id, checked, sha256, request), isNew: true };
  } catch (error) {
    // What cannot be removed now because the store is unreachable is swept later.
    await Promise.allSettled(writtenKeys.map((key) => services.files.remove(key)));
    if (!isTaken(error, 'releases_version')) throw error;
    // Somebody else uploaded the same version at the same moment, and was faster.
    return { release: (await reuseStored(services, checked, sha256)) as ReleaseRow, isNew: false };
  }
}

/** The stored release with the same files, complete again; undefined when the version is new. @throws 409 as `storeRelease` */
async function reuseStored(
  { db, files: store }: Services,
  { descriptor, files }: CheckedRelease,
  sha256: string,
): Promise<ReleaseRow | undefined> {
  const { name, version } = descriptor;
  const stored = await findRelease(db, name, version);
  if (!stored) return undefined;
  if (stored.withdrawnOn !== null)
    throw conflict(`${version} of ${name} was withdrawn and is never used again. Release a new version.`);
  if (stored.sha256 !== sha256)
    throw conflict(`${version} of ${name} already exists with other files. Build it again, so that it gets another version.`);
  await forEachFile(await lostFiles(store, stored), (name) =>
    store.put(releaseKey(stored.id, name), createReadStream((files.get(name) as UnpackedFile).path), { replace: true }),
  );
  return stored;
}

/** @param writtenKeys receives every key before it is written, so that the caller can clean up */
async function storeFiles(store: FileStore, id: string, { files, setBy }: CheckedRelease, writtenKeys: string[]): Promise<void> {
  await forEachFile(files, async ([name, { path }]) => {
    const key = releaseKey(id, name);
    writtenKeys.push(key);
    // Files of a local build are already on the disk; an upload is synced before it is answered.
    await (setBy === 'start' ? store.adopt(key, path) : store.put(key, createReadStream(path)));
  });
}

async function insertRelease(
  { db }: Services,
  id: string,
  checked: CheckedRelease,
  sha256: string,
  request: FastifyRequest | null,
): Promise<ReleaseRow> {
  const { descriptor, files, at, by, why, setBy } = checked;
  const { name: remote, version } = descriptor;
  const sizes = Object.fromEntries([...files].map(([name, { bytes }]) => [name, bytes]));
  const bytes = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  return db.transaction(async (tx) => {
    const row = await tx
      .insert(releases)
      .values({ id, remote, version, descriptor, files: sizes, bytes, sha256, at, by, why })
      .returning()
      .then(writtenRow);
    await tx.insert(remoteLines).values({ remote, setBy, since: at, by, why }).onConflictDoNothing();
    await recordChange(tx, request, { event: 'release_uploaded', about: aboutRelease(row) });
    return row;
  });
}
