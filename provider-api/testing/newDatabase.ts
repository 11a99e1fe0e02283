import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { POSTGRES_URL } from './names';

/** Creates an empty database on the PostgreSQL server of the tests. @returns its name */
export async function newDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: `${process.env[POSTGRES_URL] ?? ''}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return name;
}
