import { sql } from 'drizzle-orm';
import { engines } from '../../testing/engines';
import { fromStorageError } from './storageErrors';

it.each(Object.keys(engines))(
  'a full disk under the database is told as what it is (%s)',
  async (engine) => {
    const { db, close } = await engines[engine]!();
    const error: unknown = await db
      .execute(sql`do $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`)
      .catch((thrown: unknown) => thrown);
    expect(fromStorageError(error)).toMatchObject({
      statusCode: 503,
      message: 'There is no room left for data. Nothing was saved; tell whoever runs the server.',
    });
    await close();
  },
  60_000,
);

it('so is one that the program itself finds full, or whose quota is used up', () => {
  for (const code of ['ENOSPC', 'EDQUOT'])
    expect(fromStorageError(new Error('Not written.', { cause: Object.assign(new Error(code), { code }) }))).toMatchObject({
      statusCode: 503,
    });
});
