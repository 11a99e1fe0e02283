import type { Storage } from '../src/base/storage/database';
import { wrapPglite } from '../src/base/storage/pglite';
import { openPostgres } from '../src/base/storage/postgres';
import type { Embedded, OpenEmbedded } from './environment';
import { newMigratedDatabase } from './newDatabase';

const fromEnvironment = () => globalThis as unknown as Embedded;

/** Opens the database in a folder without syncing, which is fast. */
export const openEmbeddedDatabase: OpenEmbedded = (folder) => fromEnvironment().openEmbedded(folder);
/** Opens the database in a folder as the product does, with syncing. */
export const openSyncedDatabase: OpenEmbedded = (folder) => fromEnvironment().openSynced(folder);

/** Creates a new, migrated database of one engine, which `close` deletes. */
export const engines: Record<string, () => Promise<Storage>> = {
  'embedded database': async () => wrapPglite(await fromEnvironment().borrowEmbedded()),
  // Dropped together with the server when the run ends.
  PostgreSQL: async () => openPostgres(await newMigratedDatabase()),
};
