import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, type Config } from '../src/base/config';
import { buildServer, type Server } from '../src/server/server';
import { openPostgres } from '../src/base/storage/postgres';
import { makeFirstUser } from '../src/access/users/firstUser';
import { borrowPostgres } from './engines';

/**
 * Several servers on one PostgreSQL database for a suite, like processes behind a load balancer: each has its own connections and
 * memory. Call it in `describe`.
 * @param count how many servers
 * @param settings differences from the usual configuration of tests
 * @param options of their connections
 * @returns finds one of them, by its index, once the suite runs
 */
export function startProcesses(
  count: number,
  settings: Partial<Config> = {},
  options: Parameters<typeof openPostgres>[1] = {},
): (index: number) => Server {
  const dataDir = mkdtempSync(join(tmpdir(), 'innkeeper-data-'));
  const servers: Server[] = [];
  let returnDatabase: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const { url, giveBack } = await borrowPostgres();
    returnDatabase = giveBack;
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
    for (let index = 0; index < count; index += 1) servers.push(await buildServer(config, () => openPostgres(url, options)));
    await makeFirstUser(servers[0]!.services.db, config);
  }, 60_000);
  afterAll(async () => {
    await Promise.all(servers.map(({ app }) => app.close()));
    await returnDatabase?.();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return (index) => servers[index]!;
}
