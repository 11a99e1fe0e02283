import { sql } from 'drizzle-orm';
import { lockName } from '../base/storage/lockName';
import { engines } from '../../testing/engines';
import { signal } from '../../testing/signal';
import { fromStorageError } from './storageErrors';

it.each(Object.keys(engines))(
  'a full disk under the database is reported as such (%s)',
  async (engine) => {
    const { db, close } = await engines[engine]!();
    const error: unknown = await db
      .execute(sql`do $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`)
      .catch((thrown: unknown) => thrown);
    expect(fromStorageError(error)).toMatchObject({
      statusCode: 503,
      message: 'There is no room left for data. Nothing was saved; please tell your administrator.',
    });
    await close();
  },
  60_000,
);

it('so is a full disk or a used-up quota that the program itself meets', () => {
  for (const code of ['ENOSPC', 'EDQUOT'])
    expect(fromStorageError(new Error('Not written.', { cause: Object.assign(new Error(code), { code }) }))).toMatchObject({
      statusCode: 503,
    });
});

it('a statement that waited too long is answered with 503, because it can be sent again', async () => {
  const { db, close } = await engines.PostgreSQL!();
  const [locked, release] = [signal(), signal()];
  const holder = db.transaction(async (tx) => {
    await lockName(tx, 'rights');
    locked.send();
    await release.received;
  });
  await locked.received;
  const waitAtMost = (setting: string) =>
    db
      .transaction(async (tx) => {
        await tx.execute(sql.raw(`set local ${setting} = 50`));
        await lockName(tx, 'rights');
      })
      .catch((reason: unknown) => reason);
  for (const setting of ['statement_timeout', 'lock_timeout'])
    expect([setting, fromStorageError(await waitAtMost(setting))]).toMatchObject([
      setting,
      { statusCode: 503, extra: { retryAfter: 5 } },
    ]);
  release.send();
  await holder;
  await close();
});
