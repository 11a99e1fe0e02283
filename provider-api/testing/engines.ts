import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Storage } from '../src/base/storage/database';
import { wrapPglite } from '../src/base/storage/pglite';
import { openPostgres } from '../src/base/storage/postgres';
import type { Embedded, OpenEmbedded } from './environment';
import { POSTGRES_URL, TEMPLATE } from './names';

const fromEnvironment = () => globalThis as unknown as Embedded;

/** Opens the database of a folder quickly. */
export const openEmbeddedDatabase: OpenEmbedded = (folder) => fromEnvironment().openEmbedded(folder);
/** Opens the database of a folder as the product does, with syncing. */
export const openSyncedDatabase: OpenEmbedded = (folder) => fromEnvironment().openSynced(folder);

/** A new, migrated store of one engine, deleted by `close`. */
export const engines: Record<string, () => Promise<Storage>> = {
  'embedded database': async () => wrapPglite(await fromEnvironment().borrowEmbedded()),
  PostgreSQL: openServer,
};

async function openServer(): Promise<Storage> {
  const url = process.env[POSTGRES_URL];
  if (url === undefined) throw new Error('PostgreSQL was not started: run the tests through jest.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(url, `create database ${name} template ${TEMPLATE}`);
  // Dropped together with the server when the run ends.
  return openPostgres(`${url}/${name}`);
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}
