import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ABANDONED_MILLISECONDS } from './sweep';

const PREFIX = 'innkeeper-release-';

/** Makes a folder in which an upload is unpacked. The caller removes it. @returns its path */
export const makeUnpackFolder = (): Promise<string> => mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));

/**
 * Removes the folders of uploads during which a process died: that process could not do so itself, and a machine may
 * run for years without emptying its folder of temporary files. Folders that this process may not remove stay.
 * @returns how many were removed
 */
export async function removeUnpackFolders(now: Date): Promise<number> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  const removals = await Promise.allSettled(names.map((name) => removeIfAbandoned(join(tmpdir(), name), now)));
  return removals.filter((removal) => removal.status === 'fulfilled' && removal.value).length;
}

async function removeIfAbandoned(folder: string, now: Date): Promise<boolean> {
  const { mtime } = await stat(folder);
  if (now.getTime() - mtime.getTime() < ABANDONED_MILLISECONDS) return false;
  await rm(folder, { recursive: true });
  return true;
}
