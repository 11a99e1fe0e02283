import { sql } from 'drizzle-orm';
import { POSTGRES_URL } from '../../../testing/names';
import { newDatabase } from '../../../testing/newDatabase';
import { proxyTo } from '../../../testing/postgresProxy';
import { signal } from '../../../testing/signal';
import { allowIdle } from './allowIdle';
import { lockName } from './lockName';
import { openPostgres } from './postgres';

const IDLE_LIMIT = 1_000;

/** Two servers, the first of which falls silent in the middle of a transaction that holds the lock of rights. */
async function withSilentHolder(prepare: boolean, work: (second: Awaited<ReturnType<typeof openPostgres>>) => Promise<void>) {
  const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const serverUrl = process.env[POSTGRES_URL] ?? '';
  const proxy = await proxyTo(serverUrl);
  const name = await newDatabase();
  const first = await openPostgres(`${proxy.url}/${name}`, { idleLimit: IDLE_LIMIT });
  const second = await openPostgres(`${serverUrl}/${name}`, { idleLimit: IDLE_LIMIT });
  const [locked, end] = [signal(), signal()];
  const holder = first.db.transaction(async (tx) => {
    if (prepare) await allowIdle(tx);
    await lockName(tx, 'rights');
    locked.send();
    await end.received;
    await tx.execute(sql`select 1`);
  });
  await locked.received;
  proxy.freeze();
  await work(second);
  await proxy.cut();
  end.send();
  await expect(holder).rejects.toThrow();
  await first.close();
  await second.close();
  warning.mockRestore();
}

const takeLock = ({ db }: Awaited<ReturnType<typeof openPostgres>>) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = ${sql.raw(String(3 * IDLE_LIMIT))}`);
    await lockName(tx, 'rights');
    return 'taken';
  });

describe('A lock whose holder stopped responding, like a frozen server or one without a network', () => {
  it('is free for others within seconds', async () => {
    await withSilentHolder(false, async (second) => {
      await expect(takeLock(second)).resolves.toBe('taken');
    });
  });

  it('is kept while its holder waits for files, which may take longer', async () => {
    await withSilentHolder(true, async (second) => {
      await expect(takeLock(second)).rejects.toMatchObject({ cause: { code: '55P03' } });
    });
  });
});
