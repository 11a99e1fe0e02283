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

it('a full disk or a used-up quota that the program itself meets is answered with 503', () => {
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

describe('What the store of data answers', () => {
  const answerTo = (fault: { code?: string; message?: string; column?: string }) =>
    fromStorageError(new Error('Failed query', { cause: Object.assign(new Error(fault.message), fault) }));

  it.each([
    ...['25P03', '55P03', '57014', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH'],
    ...['ENETUNREACH', '08006', '57P01', '57P02', '57P03', '57P04', '57P05', '53300', '3D000', '28P01', '25006', '25P04'],
  ])('%s is a store that cannot be reached now: send it again', (code) => {
    expect(answerTo({ code })).toMatchObject({ statusCode: 503, message: expect.stringMatching(/^The data cannot be reached/) });
  });

  it.each([
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Connection terminated unexpectedly',
    'Cannot use a pool after calling end on the pool',
    'PGlite is closed',
    'PGlite is closing',
    'Query read timeout',
    'Client has encountered a connection error and is not queryable',
  ])('is answered with 503 when it says "%s"', (message) => {
    expect(answerTo({ message })).toMatchObject({ statusCode: 503 });
  });

  it.each<[code: string, status: number, message: string]>([
    ['40001', 503, 'Two changes were made at the same time. Try again.'],
    ['40P01', 503, 'Two changes were made at the same time. Try again.'],
    ['23505', 409, 'This value is already taken.'],
    ['23503', 409, 'This belongs to something that no longer exists, or is still in use.'],
    ['54000', 400, 'A value in the request is too long to be saved.'],
    ...['22003', '22007', '22008', '22021', '22P02', '22P05'].map((code): [string, number, string] => [
      code,
      400,
      'The request contains a value that cannot be saved.',
    ]),
  ])('%s is a %i: %s', (code, statusCode, message) => {
    expect(answerTo({ code })).toMatchObject({ statusCode, message });
  });

  it.each(['42P01', '22012', '23502', 'XX000'])('%s is a fault of the server', (code) => {
    expect(answerTo({ code, column: 'title' })).toBeNull();
  });
});
