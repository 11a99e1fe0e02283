import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { readConfig, type Config } from '../src/base/config';
import { buildServer, type Server } from '../src/server/server';
import { openPostgres } from '../src/base/storage/postgres';
import { makeFirstUser } from '../src/access/users/firstUser';
import { POSTGRES_URL, TEMPLATE } from './names';

/** A new database, prepared like that of every suite. @returns its address */
async function newDatabase(): Promise<string> {
  const server = process.env[POSTGRES_URL];
  if (server === undefined) throw new Error('PostgreSQL was not started: run the tests through jest.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${name} template ${TEMPLATE}`);
  await client.end();
  return `${server}/${name}`;
}

export interface Processes {
  servers: Server[];
  stop(): Promise<void>;
}

/**
 * Several servers on one PostgreSQL database, as processes behind a balancer: each has its own connections and memory.
 * @param count how many
 * @param settings changes to a test's usual configuration
 */
export async function startProcesses(count: number, settings: Partial<Config> = {}): Promise<Processes> {
  const dataDir = mkdtempSync(join(tmpdir(), 'innkeeper-data-'));
  const database = await newDatabase();
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
