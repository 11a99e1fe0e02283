import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, type Config } from '../src/base/config';
import { buildServer, type Server } from '../src/server/server';
import { openPostgres } from '../src/base/storage/postgres';
import { makeFirstUser } from '../src/access/users/firstUser';
import { newMigratedDatabase } from './newDatabase';

export interface Processes {
  servers: Server[];
  stop(): Promise<void>;
}

/**
 * Starts several servers on one PostgreSQL database, like processes behind a load balancer: each has its own connections and memory.
 * @param count how many servers
 * @param settings differences from the usual configuration of tests
 */
export async function startProcesses(count: number, settings: Partial<Config> = {}): Promise<Processes> {
  const dataDir = mkdtempSync(join(tmpdir(), 'innkeeper-data-'));
  const database = await newMigratedDatabase();
  const config: Config = {
    ...readConfig({
      DATA_DIR: dataDir,
      SITE_DIR: join(dataDir, 'no-site'),
      PUBLIC_URL: 'http://test.example',
      LOG_LEVEL: 'silent',
    }),
    secretKey: 'the same key in every process',
    passwordCost: 4,
    ...settings,
  };
  const servers: Server[] = [];
  for (let index = 0; index < count; index += 1) servers.push(await buildServer(config, () => openPostgres(database)));
  await makeFirstUser(servers[0]!.services.db, config);
  return {
    servers,
    stop: async () => {
      await Promise.all(servers.map(({ app }) => app.close()));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
