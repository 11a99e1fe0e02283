import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, lstat, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ConfigError } from '../../base/configError';
import { codeOf } from '../../base/errorCode';
import { ifExists } from '../../base/storage/files/filesIn';
import { syncPath } from '../../base/storage/syncFolder';
import { checkBackup, type Summary } from './format';

/** In milliseconds: an unfinished backup of the same name that is untouched for this long belongs to a process that died. */
const ABANDONED = 3_600_000;
/** The same for one of another name, such as that of last night, which may be of another store on a slow disk. */
const OTHER_ABANDONED = 24 * ABANDONED;

const UNFINISHED = '.unfinished';
/** A new name for the backup until it is whole. */
const unfinishedName = (file: string) => `${file}.${randomUUID()}${UNFINISHED}`;
const UNFINISHED_NAME = /\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.unfinished$/;

/**
 * Checks that a backup can be saved under a name, before anybody makes it.
 * @throws ConfigError when its folder does not exist or cannot be written, or the file exists
 */
export async function requireNewFile(file: string): Promise<void> {
  await requireFolder(dirname(resolve(file)));
  await refuseExisting(file);
  await requireWritable(file);
}

/** Rejects when a signal is aborted. From Node 24 on, a pipeline that is aborted waits for its source, which may hang. */
const whenAborted = (signal?: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/**
 * Writes a backup to a file. It is first written under a unique temporary name and verified, so that a backup with its
 * final name is always a good one.
 * @param bytes as `makeBackup` gives them
 * @param interruption aborts it
 * @throws ConfigError when its folder does not exist or the file does, or the backup is damaged, breaks off or is aborted; nothing of it
 * is left
 */
export async function saveBackup(file: string, bytes: Readable, interruption?: AbortSignal): Promise<Summary> {
  await requireNewFile(file);
  const unfinished = unfinishedName(file);
  try {
    await removeAbandoned(file);
    const written = pipeline(bytes, createWriteStream(unfinished, { mode: 0o600, flags: 'wx' }), { signal: interruption });
    await Promise.race([written, whenAborted(interruption)]);
    await syncPath(unfinished);
    const summary = await checkBackup(unfinished, interruption);
    await giveName(unfinished, file);
    await syncPath(dirname(resolve(file)));
    return summary;
  } catch (error) {
    await rm(unfinished, { force: true });
    if (interruption?.aborted) throw new ConfigError('The backup was interrupted. Nothing was kept.', { cause: error });
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`The backup was aborted (${(error as Error).message}). Nothing was kept; try again.`, {
      cause: error,
    });
  }
}

async function requireFolder(folder: string): Promise<void> {
  const stats = await ifExists(stat(folder));
  if (!stats?.isDirectory()) throw new ConfigError(`There is no folder ${folder}. Make it, or name a file in another one.`);
}

/** Only writing tells: the rights of a folder say nothing about a disk that is read-only, nor about names that are too long for it. */
async function requireWritable(file: string): Promise<void> {
  const probe = unfinishedName(file);
  try {
    await (await open(probe, 'wx', 0o600)).close();
    await rm(probe);
  } catch (error) {
    throw new ConfigError(
      `${file} cannot be written (${codeOf(error)}). Name a file in another folder, or give this user the right to write there.`,
      { cause: error },
    );
  }
}

/** A symbolic link is refused as well, wherever it leads: renaming would replace it. */
async function refuseExisting(file: string): Promise<void> {
  if (await ifExists(lstat(file))) throw new ConfigError(`${file} already exists. Name another file.`);
}

/** Another backup may have taken the name in the meantime. */
async function giveName(unfinished: string, file: string): Promise<void> {
  try {
    // Fails for an existing name, which a rename would silently replace.
    await link(unfinished, file);
  } catch {
    await refuseExisting(file);
    // The disk has no hard links.
    return rename(unfinished, file);
  }
  await rm(unfinished);
}

/** Removes what is left of earlier backups in the same folder. */
async function removeAbandoned(file: string): Promise<void> {
  const folder = dirname(resolve(file));
  for (const name of await readdir(folder)) {
    const isOwn = name.startsWith(`${basename(file)}.`) && name.endsWith(UNFINISHED);
    if (!isOwn && !UNFINISHED_NAME.test(name)) continue;
    const path = join(folder, name);
    const stats = await ifExists(lstat(path));
    if (stats && stats.mtimeMs < Date.now() - (isOwn ? ABANDONED : OTHER_ABANDONED)) await rm(path, { force: true });
  }
}
