import { randomUUID } from 'node:crypto';
import { ConfigError } from '../../configError';
import { allowIdle } from '../allowIdle';
import type { Database } from '../database';
import { storeIdentity } from '../schema';
import { readText, type FileStore } from './FileStore';
import { MARK_KEY, PROBE_KEY } from './keys';

const SHARED_STORE =
  'All processes of one database need one store of files: the same DATA_DIR on a disk that all of them see, or the same S3 bucket.';

/**
 * Called before claiming an empty file store.
 * @throws ConfigError when this database has files elsewhere: uploads would go here while other processes read there
 */
export async function refuseFilesElsewhere(db: Database): Promise<void> {
  const [identity] = await db.select().from(storeIdentity);
  if (!identity?.filesProbe) return;
  throw new ConfigError(
    `The files of this database are kept elsewhere, and there are none here. ${SHARED_STORE} If they are lost for good, write '${identity.id}' into a file '${MARK_KEY}' here and start again.`,
  );
}

/**
 * Writes a new marker into files and database at every start, and checks for that of the last start: a copy of the files has the
 * right id, but not the last marker. One process at a time does this.
 * @throws ConfigError when the files are not those that the last start used
 */
export async function renewFilesProbe(db: Database, files: FileStore): Promise<void> {
  await db.transaction(async (tx) => {
    await allowIdle(tx);
    const [identity] = await tx.select().from(storeIdentity).for('update');
    const found = (await readText(files, PROBE_KEY))?.split('\n') ?? null;
    const last = identity?.filesProbe ?? null;
    if (last !== null && found !== null && !found.includes(last)) {
      throw new ConfigError(
        `These are not the files that this database was last started with, but a copy of them or an older state. ${SHARED_STORE} If they are the right ones, as after a restore, remove '${PROBE_KEY}' from them and start again.`,
      );
    }
    const next = randomUUID();
    // Both markers are kept: if this start is interrupted here, the database does not have the new one yet.
    await files.put(PROBE_KEY, Buffer.from([next, last].filter(Boolean).join('\n')), { replace: true });
    await tx.update(storeIdentity).set({ filesProbe: next });
  });
}
