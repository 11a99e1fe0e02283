import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { POSTGRES_URL } from '../../../testing/names';
import { newDatabase } from '../../../testing/newDatabase';
import { PatientPool } from './patientPool';
import { poolFor } from './postgres';

jest.setTimeout(60_000);

/** The address of a new database whose user may open only a few connections. */
async function databaseWith(connectionLimit: number): Promise<string> {
  const url = new URL(`${process.env[POSTGRES_URL] ?? ''}/${await newDatabase()}`);
  const role = `few_${randomUUID().replaceAll('-', '')}`;
  const owner = poolFor(url.href);
  await owner.query(`create role ${role} login password 'few' connection limit ${connectionLimit}`);
  await owner.end();
  [url.username, url.password] = [role, 'few'];
  return url.href;
}

/** The connection pools of two servers that use such a database. */
async function twoServers(connectionLimit: number) {
  const url = await databaseWith(connectionLimit);
  const pools = [poolFor(url), poolFor(url)];
  const dbs = pools.map((pool) => drizzle({ client: pool }));
  return { pools, dbs, end: () => Promise.all(pools.map((pool) => pool.end())) };
}

describe('A PostgreSQL server with fewer connections than two servers want', () => {
  it('serves several hundred calls at once, which wait for a connection', async () => {
    const { dbs, pools, end } = await twoServers(5);
    const calls = Array.from({ length: 300 }, (_, index) =>
      index % 3 === 0
        ? dbs[index % 2]!.transaction((tx) => tx.execute(sql`select pg_sleep(0.005)`))
        : dbs[index % 2]!.execute(sql`select pg_sleep(0.005)`),
    );
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(pools.map(({ waitingCount }) => waitingCount)).toEqual([0, 0]);
    await end();
  });

  it('gives a server that waits what another server no longer uses', async () => {
    const { pools, end } = await twoServers(2);
    const holding = Promise.all([1, 2].map(() => pools[0]!.query('select pg_sleep(1)')));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const waiting = pools[1]!.query('select 1').catch((reason: unknown) => reason);
    await holding;
    expect(await waiting).toMatchObject({ rowCount: 1 });
    await end();
  });

  it('is waited for when another server holds its last connection', async () => {
    const { pools } = await twoServers(1);
    const holding = pools[0]!.query('select pg_sleep(1)');
    await new Promise((resolve) => setTimeout(resolve, 300));
    const waiting = pools[1]!.query('select 1').catch((reason: unknown) => reason);
    await holding;
    await pools[0]!.end();
    expect(await waiting).toMatchObject({ rowCount: 1 });
    await pools[1]!.end();
  });
  it('refuses a call in time, even if the server took long to refuse a connection', async () => {
    const timeout = 1_000;
    class SlowToConnect extends Client {
      override connect(): Promise<this>;
      override connect(callback: (error: Error) => void): void;
      override connect(callback?: (error: Error) => void): Promise<this> | void {
        setTimeout(() => callback && super.connect(callback), 600);
      }
    }
    const connectionString = await databaseWith(1);
    const pool = new PatientPool({ connectionString, max: 10, Client: SlowToConnect, connectionTimeoutMillis: timeout });
    const held = await pool.connect();
    const started = Date.now();
    await expect(pool.connect()).rejects.toThrow('timeout exceeded');
    expect(Date.now() - started).toBeLessThan(timeout + 400);
    held.release();
    await pool.end();
  });
});
