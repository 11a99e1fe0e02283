import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { POSTGRES_URL } from '../testing/names';
import { openPostgres } from './postgres';

describe('A PostgreSQL server', () => {
  it('takes several processes that start at once on an empty database: the migrations run once', async () => {
    const server = process.env[POSTGRES_URL];
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    const client = new Client({ connectionString: `${server}/postgres` });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    const opened = await Promise.all([1, 2, 3].map(() => openPostgres(`${server}/${name}`)));
    for (const storage of opened) await expect(storage.check()).resolves.toBeUndefined();
    const [first] = opened;
    const { rows } = (await first?.db.execute(
      sql`select count(*)::int - count(distinct hash)::int as twice from drizzle.__drizzle_migrations`,
    )) as unknown as {
      rows: { twice: number }[];
    };
    expect(rows).toEqual([{ twice: 0 }]);
    await first?.db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + 1`);
    await expect(first?.check()).rejects.toThrow('other migrations');
    for (const storage of opened) await storage.close();
  });

  it('that is not there is an error, not a wait', async () => {
    await expect(openPostgres('postgres://nobody@127.0.0.1:1/nothing')).rejects.toThrow();
  });
});
