import type { Pool } from 'pg';
import type { StoreConfig } from '../../base/config';
import { ConfigError } from '../../base/configError';
import { refuseUnusableEncoding } from '../../base/storage/characters';
import { connectionFault, refuseOldServer } from '../../base/storage/connectionFault';
import { guarded } from '../../base/storage/guard';
import { lockDataDir } from '../../base/storage/lock';
import { openFileStore } from '../../base/storage/openFileStore';
import { connectPglite, hasDatabase } from '../../base/storage/pglite';
import { pgliteDatabase } from '../../base/storage/pgliteDatabase';
import { poolDatabase } from '../../base/storage/poolDatabase';
import { poolFor } from '../../base/storage/postgres';
import type { BackupSource } from './make';
import { holdsRows } from './tables';

type OpenStore = BackupSource & { close: () => Promise<void> };

/**
 * Opens the configured store and files without migrating. The embedded database is locked by this process. A failure
 * leaves nothing open: a program ends only when its last connection is closed.
 * @throws ConfigError when a server holds the data directory, or the database cannot be reached
 */
export const openStore = (config: StoreConfig): Promise<OpenStore> =>
  config.databaseUrl === null ? openEmbedded(config) : openOnServer(config, config.databaseUrl);

/** There are no uploads here, so no key is needed to sign addresses; generating one would get in the way of the restored one. */
const openFiles = (config: StoreConfig) => openFileStore(config, '');

async function openEmbedded(config: StoreConfig): Promise<OpenStore> {
  const release = await lockDataDir(config.dataDir);
  try {
    const files = await openFiles(config);
    const client = await connectPglite(config.dataDir);
    const close = async () => {
      await client.close();
      await release();
    };
    return { engine: 'pglite', db: guarded(pgliteDatabase(client)), files, close };
  } catch (error) {
    await release();
    throw error;
  }
}

async function openOnServer(config: StoreConfig, url: string): Promise<OpenStore> {
  const pool = poolFor(url);
  try {
    await checkServer(pool, url);
    return {
      engine: 'postgresql',
      db: guarded(poolDatabase(pool)),
      files: await openFiles(config),
      close: () => pool.end(),
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** @throws ConfigError when the server cannot be reached or is too old, or the database has an encoding that cannot be used */
async function checkServer(pool: Pool, url: string): Promise<void> {
  const client = await pool.connect().catch((error: unknown) => {
    throw connectionFault(error, url);
  });
  try {
    await refuseOldServer(client);
    await refuseUnusableEncoding(client);
  } finally {
    client.release();
  }
}

/**
 * Opens the configured store for a program that needs its content. A missing store is not created: a backup of nothing
 * would pass for a good one.
 * @param consequence of an empty store, for the message that refuses it
 * @throws ConfigError when it does not exist or holds nothing, and as `openStore`
 */
export async function openFilledStore(config: StoreConfig, consequence = 'there is nothing to back up'): Promise<OpenStore> {
  const what = `so ${consequence}. Set DATA_DIR, or DATABASE_URL, to that of the store.`;
  if (config.databaseUrl === null && !hasDatabase(config.dataDir))
    throw new ConfigError(`There is no database in ${config.dataDir}, ${what}`);
  const store = await openStore(config);
  try {
    if (await holdsRows(store.db)) return store;
    throw new ConfigError(`The database is empty, ${what}`);
  } catch (error) {
    await store.close();
    throw error;
  }
}
