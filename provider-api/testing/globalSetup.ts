import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { makeTemplate } from '../src/base/storage/makeTemplate';
import { openPostgres } from '../src/base/storage/postgres';
import { POOL_FOLDER, POSTGRES_URL, TEMPLATE } from './names';
import { startPostgres } from './postgres';

/** Starts a PostgreSQL server with a prepared database, and prepares the embedded one, once per test run. */
export default async function globalSetup(): Promise<void> {
  await makeTemplate();
  process.env[POOL_FOLDER] = await mkdtemp(join(tmpdir(), 'innkeeper-run-'));
  const server = await startPostgres();
  const client = new Client({ connectionString: `${server.url}/postgres` });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const storage = await openPostgres(`${server.url}/${TEMPLATE}`);
  await storage.close();
  process.env[POSTGRES_URL] = server.url;
  (globalThis as { stopPostgres?: () => Promise<void> }).stopPostgres = server.stop;
}
