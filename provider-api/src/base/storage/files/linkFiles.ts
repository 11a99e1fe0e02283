import { randomUUID } from 'node:crypto';
import { ConfigError } from '../../configError';
import type { Database } from '../database';
import { storeIdentity } from '../schema';
import { readText, type FileStore } from './FileStore';
import { MARK_KEY, stemOf } from './keys';
import { renewFilesProbe, refuseFilesElsewhere } from './filesProbe';
import { FileProblem } from './problems';

const OTHER_DATABASE =
  'The stored files belong to another database than this one. Set DATA_DIR or the S3 variables to the files of this database. ' +
  `If they do belong together, as after a restore, remove the file '${MARK_KEY}' from them and start again.`;

const UNKNOWN_FILES =
  'None of the stored files is known to this database, so they are left alone. If they belong to another database, set DATA_DIR or the S3 variables to those of this one.';

/**
 * Links a database and its files by an id in both: cleaning up must not touch the files of another database.
 * @param readKnownKeys asks the database for the keys of the files that it knows
 * @param warn called when files of unknown origin exist
 * @returns whether they belong together; only then may anything be cleaned up
 * @throws ConfigError when the files carry another database's id, or this database's files are elsewhere
 */
export async function linkFiles(
  db: Database,
  files: FileStore,
  readKnownKeys: (db: Database) => Promise<string[]>,
  warn: (message: string) => void,
): Promise<boolean> {
  const id = await identityOf(db);
  if ((await markOf(files)) === null) {
    const origin = await originOf(files, await readKnownKeys(db));
    if (origin === 'unknown') {
      warn(UNKNOWN_FILES);
      return false;
    }
    if (origin === 'empty') await refuseFilesElsewhere(db);
    await files.put(MARK_KEY, Buffer.from(id)).catch((error: unknown) => {
      // Another process, of this or another database, was first: its id is read below.
      if (!(error instanceof FileProblem && error.kind === 'exists')) throw error;
    });
  }
  if ((await markOf(files)) !== id) throw new ConfigError(OTHER_DATABASE);
  await renewFilesProbe(db, files);
  return true;
}

async function identityOf(db: Database): Promise<string> {
  await db.insert(storeIdentity).values({ id: randomUUID() }).onConflictDoNothing();
  const [found] = await db.select().from(storeIdentity);
  return found?.id as string;
}

const markOf = (files: FileStore) => readText(files, MARK_KEY);

/** Where files without an id come from: an earlier version of this program if the database knows one of them. */
async function originOf(files: FileStore, keys: string[]): Promise<'known' | 'empty' | 'unknown'> {
  const knownStems = new Set(keys.map(stemOf));
  let isEmpty = true;
  for await (const { key } of files.list('media')) {
    if (knownStems.has(stemOf(key))) return 'known';
    isEmpty = false;
  }
  return isEmpty ? 'empty' : 'unknown';
}
