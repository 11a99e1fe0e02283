import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { StoreConfig } from '../../base/config';
import { connectionFault, refuseOldServer } from '../../base/storage/connectionFault';
import { guarded } from '../../base/storage/guard';
import { lockDataDir } from '../../base/storage/lock';
import { openFileStore } from '../../base/storage/openFileStore';
import { connectPglite } from '../../base/storage/pglite';
import { poolFor } from '../../base/storage/postgres';
import type { BackupSource } from './make';

/**
 * Opens the configured store and files without migrating. The embedded database is locked by this process.
 * @throws ConfigError when a server holds the data directory, or the database cannot be reached
 */
export async function openStore(config: StoreConfig): Promise<BackupSource & { close: () => Promise<void> }> {
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
