import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { POSTGRES_URL, TEMPLATE } from './names';

/**
 * Creates a database on the PostgreSQL server of the tests; all are dropped together with the server when the run ends.
 * @param template a database to copy; without one the new database is empty
 * @param settings its encoding and the like, in SQL
 * @returns its name
 */
export async function newDatabase(template?: string, settings = ''): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: `${serverUrl()}/postgres` });
  await client.connect();
  await client.query(`create database ${name}${template === undefined ? '' : ` template ${template} ${settings}`}`);
  await client.end();
  return name;
}

/** Creates a migrated database. @returns its address */
export const newMigratedDatabase = async (): Promise<string> => `${serverUrl()}/${await newDatabase(TEMPLATE)}`;

function serverUrl(): string {
  const url = process.env[POSTGRES_URL];
  if (url === undefined) throw new Error('PostgreSQL was not started: run the tests through jest.');
  return url;
}
