import { sql } from 'drizzle-orm';
import { POSTGRES_URL } from '../../../testing/names';
import { newDatabase } from '../../../testing/newDatabase';
import { proxyTo, type PostgresProxy } from '../../../testing/postgresProxy';
import type { Storage } from './database';
import { MAX_CONNECTIONS } from './patientPool';
import { openPostgres } from './postgres';

describe('A transaction whose PostgreSQL connection is lost', () => {
  let proxy: PostgresProxy;
  let storage: Storage;
  beforeEach(async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    proxy = await proxyTo(process.env[POSTGRES_URL] ?? '');
    storage = await openPostgres(`${proxy.url}/${await newDatabase()}`, { answerTimeout: 1_000 });
  });
  afterEach(async () => {
    await proxy.cut();
    await storage.close();
    jest.restoreAllMocks();
  });

  const atOnce = async (work: () => Promise<unknown>) => {
    const results = await Promise.allSettled(Array.from({ length: MAX_CONNECTIONS }, work));
    return results.map(({ status }) => status);
  };
  const openEveryConnection = () => atOnce(() => storage.db.execute(sql`select pg_sleep(0.2)`));
  const none = Array.from({ length: MAX_CONNECTIONS }, () => 'rejected');
  const begin = () => storage.db.transaction((tx) => tx.execute(sql`select 1`));

  it('before it has begun gives the connection back: others find one', async () => {
    await openEveryConnection();
    proxy.freeze();
    const refused = atOnce(begin);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await proxy.cut();
    expect(await refused).toEqual(none);
    await proxy.restore();
    await expect(storage.check()).resolves.toBeUndefined();
  });

  it('gives it back as well if the server does not answer any more', async () => {
    await openEveryConnection();
    proxy.freeze();
    expect(await atOnce(begin)).toEqual(none);
    await expect(storage.check()).resolves.toBeUndefined();
  });

  it('and cannot be taken back leaves that connection to nobody else', async () => {
    const lost = storage.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      proxy.freeze();
      await tx.execute(sql`select 1`);
    });
    await expect(lost).rejects.toThrow();
    await expect(storage.check()).resolves.toBeUndefined();
  });

  it('that is refused keeps its connection', async () => {
    const backend = async () => {
      const { rows } = await storage.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      return rows[0]?.pid;
    };
    const before = await backend();
    await expect(storage.db.transaction(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(await backend()).toBe(before);
  });
});
