import { createWriteStream } from 'node:fs';
import { lstat, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ConfigError } from '../../base/configError';
import { ifExists } from '../../base/storage/files/filesIn';
import { syncPath } from '../../base/storage/syncFolder';
import { checkBackup, type Summary } from './format';

/**
 * Writes a backup to a file. It is written under a temporary name and verified first: one with its final name is a good one.
 * @param bytes as `makeBackup` gives them
 * @param interruption aborts it
 * @throws ConfigError when the file exists already, or the backup is damaged, breaks off or is aborted; nothing of it is left
 */
export async function saveBackup(file: string, bytes: Readable, interruption?: AbortSignal): Promise<Summary> {
  await refuseExisting(file);
  const unfinished = `${file}.unfinished`;
  try {
    await rm(unfinished, { force: true });
    await pipeline(bytes, createWriteStream(unfinished, { mode: 0o600, flags: 'wx' }), { signal: interruption });
    await syncPath(unfinished);
    const summary = await checkBackup(unfinished, interruption);
    await rename(unfinished, file);
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

/** A link counts too, wherever it leads: renaming would replace it. */
async function refuseExisting(file: string): Promise<void> {
  if (await ifExists(lstat(file))) throw new ConfigError(`${file} already exists. Name another file.`);
}
