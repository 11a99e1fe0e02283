import { sql } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import { regions } from '../../access/places/schema';
import { onBothEngines } from '../../../testing/server';

onBothEngines('Transactions', (server) => {
  const outsideTransaction = /queried outside the transaction/;

  it('a query outside the transaction that makes it is refused at once, and the transaction is rolled back', async () => {
    const { db } = server().services;
    const queries = [
      () => db.select().from(regions),
      () => db.insert(regions).values({ name: 'x' }),
      () => db.delete(regions),
      () => db.execute(sql`select 1`),
      () => db.transaction(async () => undefined),
    ];
    for (const runQuery of queries) {
      const transaction = db.transaction(async (tx) => {
        await tx.insert(regions).values({ name: 'Half done' });
        await runQuery();
      });
      await expect(transaction).rejects.toThrow(outsideTransaction);
    }
    expect((await server().admin.get('/regions')).body.data).toEqual([]);
  });

  it('so is a later query started in a transaction; nested transactions and queries after the end are allowed', async () => {
    const { db } = server().services;
    const queryLater = async () => {
      await sleep(5);
      return db.select().from(regions);
    };
    await expect(db.transaction(() => queryLater())).rejects.toThrow(outsideTransaction);
    await db.transaction((tx) => tx.transaction((inner) => inner.execute(sql`select 1`)));
    await expect(db.select().from(regions)).resolves.toEqual([]);
  });

  it('an outdated If-Match on a token is a 412 with the current token, and the server keeps working', async () => {
    const hotel = await server().given.hotel();
    const { id } = await server().given.item('/tokens', { name: 'Site', property_id: [hotel] });
    const { status, body } = await server().admin.del(`/tokens/${id}`, { 'if-match': '"7"' });
    expect([status, body.current]).toEqual([412, expect.objectContaining({ id, version: 1 })]);
    expect((await server().nobody.get('/ready')).status).toBe(200);
  }, 10_000);
});

onBothEngines('A store that no longer answers', (server) => {
  it('makes /ready fail within two and a half seconds, while /health still succeeds', async () => {
    const { storage } = server().services;
    const originalCheck = storage.check;
    let answerCheck = () => undefined as void;
    storage.check = () => new Promise((resolve) => (answerCheck = resolve));
    const startedAt = performance.now();
    const [ready, health, again] = await Promise.all([
      server().nobody.get('/ready'),
      server().nobody.get('/health'),
      server().nobody.get('/ready'),
    ]);
    expect([ready.status, health.status, again.status]).toEqual([503, 200, 503]);
    expect(performance.now() - startedAt).toBeLessThan(2500);
    answerCheck();
    storage.check = originalCheck;
    await sleep(10);
    expect((await server().nobody.get('/ready')).status).toBe(200);
  }, 10_000);
});
