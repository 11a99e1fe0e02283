import type { SQL } from 'drizzle-orm';
import { getTableColumns, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../base/storage/database';
import { tooLarge } from './errors';

/** The most that a page may hold, in characters of its texts. Two thousand items of 16,000 each are below it. */
const PAGE_CHARACTERS = 32_000_000;

/** Rows that are read at once: more are read bit by bit, so that the largest items of all do not come into memory together. */
const AT_ONCE = 100;

const TOO_LARGE = 'These are too many large items for one page. Ask for fewer with per_page.';

function charactersOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + charactersOf(part), 0);
}

/** Counts what is read, and ends the reading where it becomes too much. */
function counter() {
  let characters = 0;
  return <Row>(rows: Row[]): Row[] => {
    for (const row of rows) characters += charactersOf(row);
    if (characters > PAGE_CHARACTERS) throw tooLarge(TOO_LARGE);
    return rows;
  };
}

interface Page {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
}

/**
 * The rows of one page in their order.
 * @throws 413 when they are too much for one answer (decision OP-141)
 */
export async function readPage(db: Database, table: PgTable, { where, orderBy, limit, offset }: Page): Promise<unknown[]> {
  const counted = counter();
  if (limit <= AT_ONCE) {
    const query = db.select().from(table).where(where);
    const ordered = query.orderBy(...orderBy);
    return counted(await ordered.limit(limit).offset(offset));
  }
  const id = (getTableColumns(table) as Record<string, PgColumn>).id as PgColumn;
  // The ids say once what the page holds: rows that move meanwhile are neither repeated nor left out.
  const found = await db
    .select({ id })
    .from(table)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  const ids = found.map((row) => String(row.id));
  const rows = new Map<string, unknown>();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = await db
      .select()
      .from(table)
      .where(inArray(id, ids.slice(from, from + AT_ONCE)));
    for (const row of counted(some)) rows.set(String((row as { id: unknown }).id), row);
  }
  return ids.flatMap((one) => rows.get(one) ?? []);
}
