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
import { eachAtOnce } from './atOnce';
import { lostFiles } from './lostFiles';
import { releases, remoteLines, type Mover } from './schema';
import { findRelease, type ReleaseRow } from './store';
import type { UnpackedFile, UnpackedFiles } from './unpack';

/** A release that passed its checks, and its uploader. */
export interface Arrival {
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
 * @returns the release, and whether it is new; the same files again return the stored one, and put back what was lost of it
 * @throws 409 when the version is stored with other files, or was withdrawn
 */
export async function keepRelease(
  services: Services,
  arrival: Arrival,
  request: FastifyRequest | null = null,
): Promise<{ release: ReleaseRow; isNew: boolean }> {
  const sha256 = digestOf(arrival.files);
  const kept = await same(services, arrival, sha256);
  if (kept) return { release: kept, isNew: false };
  const id = randomUUID();
  const stored: string[] = [];
  try {
    await storeFiles(services.files, id, arrival, stored);
    return { release: await insert(services, id, arrival, sha256, request), isNew: true };
  } catch (error) {
    // What cannot be removed now because the store is unreachable is swept later.
    await Promise.allSettled(stored.map((key) => services.files.remove(key)));
    if (!isTaken(error, 'releases_version')) throw error;
    // Somebody else uploaded the same version at the same moment, and was faster.
    return { release: (await same(services, arrival, sha256)) as ReleaseRow, isNew: false };
  }
}

async function same(
  { db, files: store }: Services,
  { descriptor, files }: Arrival,
  sha256: string,
): Promise<ReleaseRow | undefined> {
  const { name, version } = descriptor;
  const found = await findRelease(db, name, version);
  if (!found) return undefined;
  if (found.withdrawnOn !== null)
    throw conflict(`${version} of ${name} was withdrawn and is never used again. Release a new version.`);
  if (found.sha256 !== sha256)
    throw conflict(`${version} of ${name} already exists with other files. Build it again, so that it gets another version.`);
  // What the store has lost since comes back.
  await eachAtOnce(await lostFiles(store, found), (name) =>
    store.put(releaseKey(found.id, name), createReadStream((files.get(name) as UnpackedFile).path), { replace: true }),
  );
  return found;
}

/** @param stored called with every key before it is written, so that the caller can clean up */
async function storeFiles(store: FileStore, id: string, { files, setBy }: Arrival, stored: string[]): Promise<void> {
  await eachAtOnce(files, async ([name, { path }]) => {
    const key = releaseKey(id, name);
    stored.push(key);
    // Files of a local build are already on the disk; an upload is synced before it is answered.
    await (setBy === 'start' ? store.adopt(key, path) : store.put(key, createReadStream(path)));
  });
}

async function insert(
  { db }: Services,
  id: string,
  arrival: Arrival,
  sha256: string,
  request: FastifyRequest | null,
): Promise<ReleaseRow> {
  const { descriptor, files, at, by, why, setBy } = arrival;
  const { name: remote, version } = descriptor;
  const sizes = Object.fromEntries([...files].map(([name, { bytes }]) => [name, bytes]));
  const bytes = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(releases)
      .values({ id, remote, version, descriptor, files: sizes, bytes, sha256, at, by, why })
      .returning();
    await tx.insert(remoteLines).values({ remote, setBy, since: at, by, why }).onConflictDoNothing();
    await recordChange(tx, request, { event: 'release_uploaded', about: aboutRelease(row as ReleaseRow) });
    return row as ReleaseRow;
  });
}
