import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { newPath } from '../../../testing/backups';
import { POSTGRES_URL } from '../../../testing/names';
import { newDatabase, newMigratedDatabase } from '../../../testing/newDatabase';
import { openFilledStore, openStore } from './openStore';

describe('A backup of a stopped store', () => {
  const settings = { port: 4000, s3: null };

  it('is refused where there is no store, such as in a misspelt folder, and creates none', async () => {
    const dataDir = newPath();
    const refusal = `There is no database in ${dataDir}, so there is nothing to back up.`;
    await expect(openFilledStore({ ...settings, dataDir, databaseUrl: null })).rejects.toThrow(refusal);
    expect(existsSync(dataDir)).toBe(false);
  });

  it.each([
    ['has no tables', async () => `${process.env[POSTGRES_URL]}/${await newDatabase()}`],
    ['has never been used', newMigratedDatabase],
  ])('is refused where the database %s', async (_what, make) => {
    const config = { ...settings, dataDir: newPath(), databaseUrl: await make() };
    await expect(openFilledStore(config)).rejects.toThrow('The database is empty, so there is nothing to back up.');
  });
});

/** There is a file in place of the folder of files. */
const noFolder = { cause: { code: expect.stringMatching(/EEXIST|ENOTDIR/) } };

describe('A store that cannot be opened', () => {
  /** Waits until nobody is connected to a database: the server takes a moment to notice. Unused connections last three seconds. */
  async function expectNoConnection(url: string): Promise<void> {
    const client = new Client({ connectionString: url });
    await client.connect();
    const others = 'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
    const deadline = Date.now() + 2_000;
    let { rows } = await client.query(others);
    while (rows.length > 0 && Date.now() < deadline) ({ rows } = await client.query(others));
    await client.end();
    expect(rows).toEqual([]);
  }

  /** A data directory where the files cannot be opened. */
  function withoutFiles(): string {
    const dataDir = newPath();
    mkdirSync(dataDir, { mode: 0o700 });
    writeFileSync(join(dataDir, 'files'), '');
    return dataDir;
  }

  it('leaves no connection open where the server is too old, with which the program would never end', async () => {
    const databaseUrl = await newMigratedDatabase();
    const oldServer = jest.spyOn(Client.prototype, 'query').mockResolvedValue({ rows: [{ server_version: '14.2' }] } as never);
    const opening = openStore({ port: 4000, s3: null, dataDir: newPath(), databaseUrl });
    await expect(opening).rejects.toThrow('The database server is PostgreSQL 14.2; 15 or newer is needed.');
    oldServer.mockRestore();
    await expectNoConnection(databaseUrl);
  });

  it('leaves no connection open where its files cannot be opened', async () => {
    const databaseUrl = await newMigratedDatabase();
    const opening = openStore({ port: 4000, s3: null, dataDir: withoutFiles(), databaseUrl });
    await expect(opening).rejects.toMatchObject(noFolder);
    await expectNoConnection(databaseUrl);
  });

  it('leaves its data directory free for the next attempt', async () => {
    const config = { port: 4000, s3: null, dataDir: withoutFiles(), databaseUrl: null };
    for (const _attempt of [1, 2]) await expect(openStore(config)).rejects.toMatchObject(noFolder);
  }, 30_000);
});
