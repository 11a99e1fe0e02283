import { sql } from 'drizzle-orm';
import { POSTGRES_URL } from '../../../testing/names';
import { newDatabase } from '../../../testing/newDatabase';
import { namer } from './named';
import { openPostgres } from './postgres';

describe('A statement that is asked often', () => {
  it('gets a name the fifth time and keeps it; another one gets another', () => {
    const nameOf = namer();
    const names = (text: string) => [1, 2, 3, 4, 5, 6].map(() => nameOf(text));
    expect(names('select $1')).toEqual([undefined, undefined, undefined, undefined, 'q0', 'q0']);
    expect(names('select $2').at(-1)).toBe('q1');
  });

  it('the names and what is counted have an end, and what has a name keeps it', () => {
    const nameOf = namer();
    for (let at = 0; at < 1_000; at += 1) for (let time = 0; time < 5; time += 1) nameOf(`select ${at}`);
    expect([nameOf('select 399'), nameOf('select 400')]).toEqual(['q399', undefined]);
  });

  it('is prepared by the server, and answered as before', async () => {
    const storage = await openPostgres(`${process.env[POSTGRES_URL] ?? ''}/${await newDatabase()}`);
    const ask = async (n: number) =>
      (await storage.db.execute<{ next: number }>(sql`select ${n}::int + 1 as next`)).rows[0]?.next;
    for (let n = 0; n < 8; n += 1) expect(await ask(n)).toBe(n + 1);
    const { rows } = (await storage.db.execute(sql`select statement from pg_prepared_statements`)) as unknown as {
      rows: { statement: string }[];
    };
    expect(rows).toEqual([{ statement: 'select $1::int + 1 as next' }]);
    await storage.close();
  });
});
