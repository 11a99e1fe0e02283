import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf } from '../../base/errorCode';
import { makeTemporaryFolder } from '../../base/storage/temporaryFolder';
import { ABANDONED_MILLISECONDS } from './sweep';

const PREFIX = 'innkeeper-release-';

/** Makes a folder in which an upload is unpacked. The caller removes it. @returns its path */
export const makeUnpackFolder = (): Promise<string> => makeTemporaryFolder(`${PREFIX}${process.pid}-`);

/**
 * Removes the folders of uploads during which a process died: that process could not do so itself, and a machine may
 * run for years without emptying its folder of temporary files. Folders that this process may not remove stay.
 * @returns how many were removed
 */
export async function removeUnpackFolders(now: Date): Promise<number> {
  const names = (await temporaryNames()).filter((name) => name.startsWith(PREFIX));
  const removals = await Promise.allSettled(names.map((name) => removeIfAbandoned(join(tmpdir(), name), now)));
  return removals.filter((removal) => removal.status === 'fulfilled' && removal.value).length;
}

/** None where there is no folder of temporary files, as in a container without one, or this account may not look into it. */
const temporaryNames = (): Promise<string[]> =>
  readdir(tmpdir()).catch((error: unknown) => {
    if (['ENOENT', 'EACCES'].includes(codeOf(error) ?? '')) return [];
    throw error;
  });

async function removeIfAbandoned(folder: string, now: Date): Promise<boolean> {
  const { mtime } = await stat(folder);
  if (now.getTime() - mtime.getTime() < ABANDONED_MILLISECONDS) return false;
  await rm(folder, { recursive: true });
  return true;
}
