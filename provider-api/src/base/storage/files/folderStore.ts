import { randomUUID } from 'node:crypto';
import { chmod, copyFile, link, mkdir, open, opendir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { codeOf } from '../../errorCode';
import { OWN_FILE, OWN_FOLDER } from '../folder';
import { syncPath } from '../syncFolder';
import type { Bytes, FileStore, OpenFile, SignedUpload, UploadClaims } from './FileStore';
import { filesIn, ifExists } from './filesIn';
import { FILE_KINDS, isReleaseKey, isStoredKey, RELEASES_PREFIX } from './keys';
import { diskFault, onDisk } from './onDisk';
import { FileProblem } from './problems';
import { signedQuery, UPLOAD_MILLISECONDS } from './uploadSignature';

/** A half-written file untouched for this long belongs to a process that died. */
const ABANDONED_MILLISECONDS = 60 * 60 * 1000;

export interface FolderStoreOptions {
  /** Created if missing. */
  folder: string;
  /** `SECRET_KEY`: signs upload addresses. */
  secret: string;
  /** Where the file routes are reached on this origin, e.g. `/api/files`. */
  path: string;
}

/** Keeps files in one folder of this machine; the API's own routes take and serve them. */
export async function folderStore({ folder, secret, path }: FolderStoreOptions): Promise<FileStore> {
  const partial = join(folder, '.partial');
  await onDisk(mkdir(partial, { recursive: true, mode: OWN_FOLDER }));

  const pathOf = (key: string): string => {
    if (!isStoredKey(key)) throw new FileProblem('missing');
    return join(folder, key);
  };
  /** The path of a new file; releases and the bin have separate folders. */
  const newPathOf = async (key: string): Promise<string> => {
    const target = pathOf(key);
    if (key.includes('/')) await onDisk(makeFolder(dirname(target)));
    return target;
  };
  const url = (key: string): string => `${path}/${key}`;

  /** Fills a temporary file and passes it to `commit`; the temporary file is removed in any case. */
  async function viaPartial(
    fill: (temporary: string) => Promise<void>,
    commit: (temporary: string) => Promise<void>,
  ): Promise<void> {
    const temporary = join(partial, randomUUID());
    try {
      await fill(temporary);
      await onDisk(commit(temporary), 'EEXIST');
    } catch (error) {
      throw codeOf(error) === 'EEXIST' ? new FileProblem('exists', { cause: error }) : error;
    } finally {
      await onDisk(rm(temporary, { force: true }));
    }
  }

  return {
    async signUpload(claims: UploadClaims, now: Date): Promise<SignedUpload> {
      const expiresOn = new Date(now.getTime() + UPLOAD_MILLISECONDS);
      const signedUrl = `${url(claims.key)}?${signedQuery(secret, claims, expiresOn)}`;
      return { signedUrl, method: 'PUT', headers: { 'Content-Type': claims.filetype }, expiresOn };
    },

    async put(key, bytes, options = {}): Promise<void> {
      // A file that cannot be opened fails before it is read, and without a listener that would end the process. Reading it throws.
      if (bytes instanceof Readable) bytes.on('error', () => undefined);
      const target = await newPathOf(key);
      // A hard link fails for an existing name, which a rename would silently replace.
      const commit = options.replace ? rename : link;
      await viaPartial(
        (temporary) => write(temporary, bytes),
        (temporary) => commit(temporary, target),
      );
      await onDisk(syncPath(dirname(target)));
    },

    async adopt(key, source): Promise<void> {
      const target = await newPathOf(key);
      try {
        await link(source, target);
      } catch (error) {
        if (codeOf(error) === 'EEXIST') throw new FileProblem('exists', { cause: error });
        if (codeOf(error) === 'ENOENT') throw error;
        await viaPartial(
          (temporary) => onDisk(copyFile(source, temporary).then(() => chmod(temporary, OWN_FILE))),
          (temporary) => link(temporary, target),
        );
      }
      await onDisk(syncPath(target));
      await onDisk(syncPath(dirname(target)));
    },

    async open(key): Promise<OpenFile> {
      const handle = await onDisk(open(pathOf(key)), 'ENOENT').catch((error: unknown) => {
        throw codeOf(error) === 'ENOENT' ? new FileProblem('missing', { cause: error }) : error;
      });
      try {
        const { size } = await handle.stat();
        return { size, stream: handle.createReadStream() };
      } catch (error) {
        await handle.close();
        throw diskFault(error);
      }
    },

    async remove(key): Promise<void> {
      const target = pathOf(key);
      await onDisk(rm(target, { force: true }));
      if (isReleaseKey(key)) await onDisk(removeEmpty(dirname(target), join(folder, RELEASES_PREFIX)));
    },

    url,

    async *list(kind) {
      const { prefix, holds } = FILE_KINDS[kind];
      const top = join(folder, prefix);
      try {
        for await (const path of filesIn(top, { isRecursive: prefix !== '' })) {
          const key = relative(folder, path).replaceAll(sep, '/');
          if (!holds(key)) continue;
          const stats = await ifExists(stat(path));
          if (!stats) continue;
          const { mtime, ctime } = stats;
          yield { key, writtenOn: mtime > ctime ? mtime : ctime };
        }
      } catch (error) {
        throw diskFault(error);
      }
    },

    removeAbandoned: (now) => onDisk(clearAbandoned(partial, now)),
  };
}

/** Creates a folder and its parents, each synced to the disk. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: OWN_FOLDER });
  if (first === undefined) return;
  for (let created = folder; created.startsWith(first); created = dirname(created)) await syncPath(dirname(created));
}

async function write(path: string, bytes: Bytes): Promise<void> {
  const handle = await onDisk(open(path, 'wx', OWN_FILE));
  try {
    for await (const chunk of Buffer.isBuffer(bytes) ? [bytes] : bytes) await onDisk(handle.writeFile(chunk));
    await onDisk(handle.sync());
  } finally {
    await handle.close();
  }
}

/** Removes an emptied folder and the parents that become empty, up to `top`. */
async function removeEmpty(folder: string, top: string): Promise<void> {
  for (
    let current = folder;
    relative(top, current) !== '' && !relative(top, current).startsWith('..');
    current = dirname(current)
  ) {
    try {
      await rmdir(current);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') continue;
      if (codeOf(error) === 'ENOTEMPTY' || codeOf(error) === 'EEXIST') return;
      throw error;
    }
  }
}

async function clearAbandoned(folder: string, now: Date): Promise<void> {
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name);
    const stats = await ifExists(stat(path));
    if (stats && stats.mtimeMs < now.getTime() - ABANDONED_MILLISECONDS) await rm(path, { force: true });
  }
}
