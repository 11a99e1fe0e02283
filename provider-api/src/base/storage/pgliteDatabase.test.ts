import type { PGlite, QueryOptions } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { pgliteDatabase } from './pgliteDatabase';

it('the embedded engine gets the parsers of drizzle once, not with every query', async () => {
  const passed: (QueryOptions | undefined)[] = [];
  const query = async (_: string, __: unknown, options?: QueryOptions) => {
    passed.push(options);
    return { rows: [], fields: [] };
  };
  const parsers: PGlite['parsers'] = {};
  const client = { parsers, query, transaction: (work: (tx: object) => unknown) => work({ query }) };
  const db = pgliteDatabase(client as unknown as PGlite);
  await db.execute(sql`select 1`);
  await db.transaction((tx) => tx.execute(sql`select 1`));
  expect(passed).toEqual([{ rowMode: 'object' }, { rowMode: 'object' }]);
  const timestamptz = 1184;
  expect(parsers[timestamptz]?.('2026-11-21 09:30:00+00', timestamptz)).toBe('2026-11-21 09:30:00+00');
});
