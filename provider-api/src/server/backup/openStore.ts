import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { StoreConfig } from '../../base/config';
import { ConfigError } from '../../base/configError';
import { connectionFault, refuseOldServer } from '../../base/storage/connectionFault';
import { guarded } from '../../base/storage/guard';
import { lockDataDir } from '../../base/storage/lock';
import { openFileStore } from '../../base/storage/openFileStore';
import { connectPglite, hasDatabase } from '../../base/storage/pglite';
import { poolFor } from '../../base/storage/postgres';
import type { BackupSource } from './make';
import { holdsRows } from './tables';

type OpenStore = BackupSource & { close: () => Promise<void> };

/**
 * Opens the configured store and files without migrating. The embedded database is locked by this process.
 * @throws ConfigError when a server holds the data directory, or the database cannot be reached
 */
export async function openStore(config: StoreConfig): Promise<OpenStore> {
  // There are no uploads here, so no key is needed to sign addresses; generating one would get in the way of the restored one.
  const files = () => openFileStore(config, '');
  if (config.databaseUrl === null) {
    const release = await lockDataDir(config.dataDir);
    const client = await connectPglite(config.dataDir);
    const close = async () => {
      await client.close();
      await release();
    };
    return { engine: 'pglite', db: guarded(drizzlePglite({ client })), files: await files(), close };
  }
  const { databaseUrl: url } = config;
  const pool = poolFor(url);
  const client = await pool.connect().catch((error: unknown) => {
    throw connectionFault(error, url);
  });
  await refuseOldServer(client);
  client.release();
  const db = guarded(drizzle({ client: pool }));
  return { engine: 'postgresql', db, files: await files(), close: () => pool.end() };
}

/**
 * Opens the configured store for a program that needs what is in it. Where there is none, none is created: a backup of nothing would
 * pass for a good one.
 * @param consequence of an empty one, for the sentence that refuses it
 * @throws ConfigError when it does not exist or holds nothing, and as `openStore`
 */
export async function openFilledStore(config: StoreConfig, consequence = 'there is nothing to back up'): Promise<OpenStore> {
  const what = `so ${consequence}. Set DATA_DIR, or DATABASE_URL, to that of the store.`;
  if (config.databaseUrl === null && !hasDatabase(config.dataDir))
    throw new ConfigError(`There is no database in ${config.dataDir}, ${what}`);
  const store = await openStore(config);
  if (await holdsRows(store.db)) return store;
  await store.close();
  throw new ConfigError(`The database is empty, ${what}`);
}
