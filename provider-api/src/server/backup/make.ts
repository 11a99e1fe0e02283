import { open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { binnedByKey, storedKeys } from '../../resources/assets/storedKeys';
import type { Database, Storage } from '../../base/storage/database';
import { readAll, type FileStore } from '../../base/storage/files/FileStore';
import { binKey, isBinKey, keyFromBin, stemOf } from '../../base/storage/files/keys';
import { FileProblem, writeFault } from '../../base/storage/files/problems';
import { lastMigration } from '../../base/storage/migrations';
import { makeTemporaryFolder } from '../../base/storage/temporaryFolder';
import { fileLine, FORMAT_VERSION, packLines, rowsLine, splitLines, type Header } from './format';
import { readRows, tablesOf } from './tables';

export interface BackupSource {
  db: Database;
  files: FileStore;
  engine: Storage['engine'];
  /** Throws when whoever asked for the backup may not have the rest of it. */
  checkAgain?: () => Promise<void>;
}

/** Where the files of the library were when the rows were read. */
interface FileLocations {
  /** The stems of those in the library. */
  known: ReadonlySet<string>;
  /** The keys of those of assets in the bin. */
  binned: ReadonlySet<string>;
}

/**
 * Makes a backup while people work: every row as it was at one moment, then every file that was there then. Rows are copied
 * first, so that nobody waits for files or for the reader: with the embedded database writers wait while rows are read
 * (`writersWaited`), with PostgreSQL nobody does.
 * @returns the bytes of the backup; the stream fails when something cannot be read
 * @throws 503 when there is no room for the rows
 */
export async function makeBackup(source: BackupSource): Promise<Readable> {
  const rowsFile = await openUnnamedFile();
  try {
    const { head, locations } = await copyRows(source, rowsFile);
    return packLines(lines(source, head, rowsFile, locations)).once('close', () => void rowsFile.close());
  } catch (error) {
    await rowsFile.close();
    throw writeFault(error);
  }
}

/** Opens a file without a name: its rows, with password hashes and personal data, vanish with this process, however it ends. */
async function openUnnamedFile(): Promise<FileHandle> {
  const folder = await makeTemporaryFolder('innkeeper-backup-');
  try {
    return await open(join(folder, 'rows'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function* lines(
  { files, checkAgain }: BackupSource,
  head: Header,
  rows: FileHandle,
  locations: FileLocations,
): AsyncGenerator<string> {
  yield JSON.stringify(head);
  for await (const line of splitLines(rows.createReadStream({ start: 0 }))) {
    await checkAgain?.();
    yield line;
  }
  for await (const [key, from] of keysOf(files, locations)) {
    await checkAgain?.();
    const bytes = await bytesOf(files, from);
    if (bytes) yield fileLine(key, bytes);
  }
}

async function copyRows({ db, engine }: BackupSource, to: FileHandle): Promise<{ head: Header; locations: FileLocations }> {
  return db.transaction(
    async (tx) => {
      const startedAt = performance.now();
      const { when, tag } = await lastMigration(tx);
      const tables = await tablesOf(tx);
      let count = 0;
      for (const table of tables) {
        for await (const rows of readRows(tx, table)) {
          count += rows.length;
          await to.appendFile(`${rowsLine(table, rows)}\n`);
        }
      }
      const known = new Set((await storedKeys(tx)).map(stemOf));
      const binned = new Set((await binnedByKey(tx)).keys());
      const writersWaited = engine === 'pglite' ? Math.round(performance.now() - startedAt) : 0;
      const at = new Date().toISOString();
      const head: Header = {
        innkeeper: FORMAT_VERSION,
        at,
        engine,
        migration: when,
        tag,
        writersWaited,
        tables: tables.length,
        rows: count,
      };
      return { head, locations: { known, binned } };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * The keys of a backup, each with the key under which its bytes are stored. A file of the library that was moved to the bin after the
 * rows were read, or back, is read from where it is now, and is in the backup where it was then.
 */
async function* keysOf(files: FileStore, { known, binned }: FileLocations): AsyncGenerator<[key: string, from: string]> {
  const listedKeys = new Set<string>();
  for (const kind of ['media', 'releases'] as const) {
    for await (const { key } of files.list(kind)) {
      if (binned.has(key)) continue;
      listedKeys.add(key);
      yield [key, key];
    }
  }
  for await (const { key } of files.list('bin')) {
    const libraryKey = keyFromBin(key);
    if (binned.has(libraryKey)) continue;
    yield [known.has(stemOf(libraryKey)) && !listedKeys.has(libraryKey) ? libraryKey : key, key];
  }
  // Not taken from the two listings: a file that is restored between them is in neither.
  for (const key of binned) yield [binKey(key), binKey(key)];
}

/** @returns null for a file that no longer exists */
async function bytesOf(files: FileStore, key: string): Promise<Buffer | null> {
  const otherKey = isBinKey(key) ? keyFromBin(key) : binKey(key);
  for (const storedKey of [key, otherKey]) {
    try {
      return await readAll(files, storedKey);
    } catch (error) {
      if (!(error instanceof FileProblem && error.kind === 'missing')) throw error;
    }
  }
  return null;
}
