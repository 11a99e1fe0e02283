import type { Storage } from '../src/base/storage/database';
import { wrapPglite } from '../src/base/storage/pglite';
import { openPostgres } from '../src/base/storage/postgres';
import { runOnce } from '../src/base/storage/runOnce';
import type { Embedded, OpenEmbedded } from './environment';

const fromEnvironment = () => globalThis as unknown as Embedded;

/** Opens the database in a folder without syncing, which is fast. */
export const openEmbeddedDatabase: OpenEmbedded = (folder) => fromEnvironment().openEmbedded(folder);
/** Opens the database in a folder as the product does, with syncing. */
export const openSyncedDatabase: OpenEmbedded = (folder) => fromEnvironment().openSynced(folder);

/** Takes an empty database from the pool of the PostgreSQL server. */
export const borrowPostgres: Embedded['borrowPostgres'] = () => fromEnvironment().borrowPostgres();

/** Opens an empty, migrated database of one engine, which `close` returns to its pool. */
export const engines: Record<string, () => Promise<Storage>> = {
  'embedded database': async () => wrapPglite(await fromEnvironment().borrowEmbedded()),
  PostgreSQL: async () => {
    const { url, giveBack } = await borrowPostgres();
    const storage = await openPostgres(url);
    const close = runOnce(async () => {
      await storage.close();
      await giveBack();
    });
    return { ...storage, close };
  },
};
