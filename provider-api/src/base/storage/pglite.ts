import { PGlite } from '@electric-sql/pglite';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConfigError } from '../configError';
import { scheduleCheckpoints } from './checkpoints';
import { checkCompatible } from './compatibility';
import type { Storage } from './database';
import { guarded } from './guard';
import { migrationFault } from './migrationFault';
import { isNoRoom } from './noRoom';
import { runOnce } from './runOnce';
import { migrationsDir } from './paths';
import { pgliteDatabase } from './pgliteDatabase';
import { openSynced } from './syncedFiles';
import { syncFolder, syncPath } from './syncFolder';
import { templateDir } from './template';
import { upgrade } from './upgrade';

/**
 * Opens the embedded database in a data directory, starting from a copy of the prepared empty one if there is one.
 * @param dataDir the directory that the caller holds the lock of
 * @param open opens the engine itself; tests pass another function, since they cannot load the engine in their
 * environment
 */
export async function openPglite(dataDir: string, open = openSynced): Promise<Storage> {
  const client = await connectPglite(dataDir, open);
  const storage = await wrapPglite(client);
  const stopCheckpoints = scheduleCheckpoints(client, (error) =>
    console.warn(`The embedded database was not tidied up: ${error.message}`),
  );
  const close = async () => {
    stopCheckpoints();
    await storage.close();
  };
  return { ...storage, close };
}

const folderIn = (dataDir: string) => join(dataDir, 'database');

/** Whether a data directory holds an embedded database. */
export const hasDatabase = (dataDir: string): boolean => existsSync(folderIn(dataDir));

/**
 * Opens the embedded database of a data directory as it is.
 * @param template the folder of the prepared empty one, which is used if it can be read
 * @throws ConfigError when the engine cannot open it: the engine itself does not say that the disk is full, or which
 * file is damaged
 */
export async function connectPglite(dataDir: string, open = openSynced, template = templateDir()): Promise<PGlite> {
  const folder = folderIn(dataDir);
  if (!hasDatabase(dataDir)) await makeDatabase(folder, template);
  return open(folder).catch((error: unknown) => {
    throw new ConfigError(
      `The embedded database in ${folder} could not be opened (${(error as Error).message}). See whether the disk is full or damaged, and start again.`,
      { cause: error },
    );
  });
}

/**
 * Brings an open embedded database up to date and gives it the shape of any store.
 * @param folder of the program's migrations
 * @throws ConfigError when a later program has changed it too far
 */
export async function wrapPglite(client: PGlite, folder = migrationsDir()): Promise<Storage> {
  const db = guarded(pgliteDatabase(client));
  await upgrade(db, folder).catch((error: unknown) => {
    throw migrationFault(error);
  });
  return {
    engine: 'pglite',
    db,
    check: () => checkCompatible(db, folder),
    close: runOnce(() => client.close()),
  };
}

/** @returns false, with nothing left of it, where there is no template or it cannot be read: another account may have prepared it */
async function isCopied(template: string, folder: string): Promise<boolean> {
  if (!existsSync(template)) return false;
  try {
    await cp(template, folder, { recursive: true });
    return true;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    if (isNoRoom(error)) throw error;
    return false;
  }
}

/** Creates it under another name first: an interrupted start must not leave half a database. */
async function makeDatabase(folder: string, template: string): Promise<void> {
  const unfinished = `${folder}.copying`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  if (!(await isCopied(template, unfinished))) await (await PGlite.create(unfinished)).close();
  await syncFolder(unfinished);
  await rename(unfinished, folder);
  await syncPath(dirname(folder));
}
