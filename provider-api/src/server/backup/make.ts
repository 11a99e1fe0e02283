import type { FileHandle } from 'node:fs/promises';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { storedKeys } from '../../resources/assets/storedKeys';
import type { Database, Storage } from '../../base/storage/database';
import type { FileStore } from '../../base/storage/files/FileStore';
import { readAll } from '../../base/storage/files/FileStore';
import { binKey, keyFromBin, stemOf } from '../../base/storage/files/keys';
import { FileProblem, writeFault } from '../../base/storage/files/problems';
import { lastMigration } from '../../base/storage/migrations';
import { fileLine, FORM, packed, rowsLine, splitLines, type Head } from './format';
import { readRows, tablesOf } from './tables';

export interface Kept {
  db: Database;
  files: FileStore;
  engine: Storage['engine'];
}

/**
 * Makes a backup while people work: every row as it was at one moment, then every file that was there then. Rows are copied
 * first, so that nobody waits for files or for the reader: with the embedded database writers wait while rows are read
 * (`writersWaited`), with PostgreSQL nobody does.
 * @returns the bytes of the backup; the stream fails when something cannot be read
 * @throws 503 when there is no room for the rows
 */
export async function makeBackup(kept: Kept): Promise<Readable> {
  const aside = await openUnnamed();
  try {
    const { head, known } = await setRowsAside(kept, aside);
    return packed(lines(kept.files, head, aside, known)).once('close', () => void aside.close());
  } catch (error) {
    await aside.close();
    throw writeFault(error);
  }
}

/** A file without a name: rows with password hashes and personal data are gone with this program, however it ends. */
async function openUnnamed(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'innkeeper-backup-'));
  try {
    return await open(join(folder, 'rows'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function* lines(files: FileStore, head: Head, rows: FileHandle, known: ReadonlySet<string>): AsyncGenerator<string> {
  yield JSON.stringify(head);
  yield* splitLines(rows.createReadStream({ start: 0 }));
  for await (const [key, from] of keysOf(files, known)) {
    const bytes = await bytesOf(files, from);
    if (bytes) yield fileLine(key, bytes);
  }
}

async function setRowsAside({ db, engine }: Kept, to: FileHandle): Promise<{ head: Head; known: Set<string> }> {
  return db.transaction(
    async (tx) => {
      const began = performance.now();
      const { when, tag } = await lastMigration(tx);
      const tables = await tablesOf(tx);
      let count = 0;
      for (const table of tables) {
        for await (const rows of readRows(tx, table)) {
          count += rows.length;
          await to.appendFile(`${rowsLine(table, rows)}\n`);
        }
      }
      const keys = await storedKeys(tx);
      const writersWaited = engine === 'pglite' ? Math.round(performance.now() - began) : 0;
      const at = new Date().toISOString();
      const head: Head = { innkeeper: FORM, at, engine, migration: when, tag, writersWaited, tables: tables.length, rows: count };
      return { head, known: new Set(keys.map(stemOf)) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * The keys of a backup, each with the key under which its bytes are stored. A file of the library that was moved to the bin after the
 * rows were read is read from there: nothing is removed for good sooner than 30 days later.
 */
async function* keysOf(files: FileStore, known: ReadonlySet<string>): AsyncGenerator<[key: string, from: string]> {
  const seen = new Set<string>();
  for (const kind of ['media', 'releases'] as const) {
    for await (const { key } of files.list(kind)) {
      seen.add(key);
      yield [key, key];
    }
  }
  for await (const { key } of files.list('bin')) {
    const before = keyFromBin(key);
    yield [known.has(stemOf(before)) && !seen.has(before) ? before : key, key];
  }
}

/** @returns null for a file that no longer exists */
async function bytesOf(files: FileStore, key: string): Promise<Buffer | null> {
  for (const place of [key, binKey(key)]) {
    try {
      return await readAll(files, place);
    } catch (error) {
      if (!(error instanceof FileProblem && error.kind === 'missing')) throw error;
    }
  }
  return null;
}
