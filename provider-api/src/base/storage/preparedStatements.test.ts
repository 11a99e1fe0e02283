import { sql } from 'drizzle-orm';
import { POSTGRES_URL } from '../../../testing/names';
import { newDatabase } from '../../../testing/newDatabase';
import { statementNamer } from './preparedStatements';
import { openPostgres } from './postgres';

describe('A statement that is used often', () => {
  it('gets a name at its fifth use and keeps it; another statement gets another name', () => {
    const nameOf = statementNamer();
    const names = (text: string) => [1, 2, 3, 4, 5, 6].map(() => nameOf(text));
    expect(names('select $1')).toEqual([undefined, undefined, undefined, undefined, 'q0', 'q0']);
    expect(names('select $2').at(-1)).toBe('q1');
  });

  it('names and counts are limited in number, and a statement keeps its name', () => {
    const nameOf = statementNamer();
    for (let index = 0; index < 1_000; index += 1) for (let use = 0; use < 5; use += 1) nameOf(`select ${index}`);
    expect([nameOf('select 399'), nameOf('select 400')]).toEqual(['q399', undefined]);
  });

  it('is prepared by the server and gives the same answers', async () => {
    const storage = await openPostgres(`${process.env[POSTGRES_URL] ?? ''}/${await newDatabase()}`);
    const ask = async (number: number) =>
      (await storage.db.execute<{ next: number }>(sql`select ${number}::int + 1 as next`)).rows[0]?.next;
    for (let number = 0; number < 8; number += 1) expect(await ask(number)).toBe(number + 1);
    const { rows } = (await storage.db.execute(sql`select statement from pg_prepared_statements`)) as unknown as {
      rows: { statement: string }[];
    };
    expect(rows).toEqual([{ statement: 'select $1::int + 1 as next' }]);
    await storage.close();
  });
});
