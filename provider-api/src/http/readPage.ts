import { inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { runQuery, columnsIn, rowOf, compileQuery, type Cells } from '../base/storage/runQuery';
import type { Database } from '../base/storage/database';
import { tooLarge } from './errors';

/** The maximum that a page may hold, or another answer with many items, in characters of its texts. Two thousand items of 16,000 each are below it. */
const PAGE_CHARACTERS = 32_000_000;

/** Rows read per query: longer pages are read in steps, so that the largest items are not all in memory together. */
export const BATCH_SIZE = 100;

const TOO_LARGE = 'There are too many large items for one page. Ask for fewer with per_page.';

function charactersOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let sum = 0;
  for (const name in value) sum += charactersOf((value as Record<string, unknown>)[name]);
  return sum;
}

/**
 * @param message what to do when there are too many
 * @returns a function that counts the characters of an answer's rows and returns the rows; it throws 413 when there are too many
 */
export function pageCounter(message = TOO_LARGE) {
  let characters = 0;
  return <Row>(rows: Row[]): Row[] => {
    for (const row of rows) characters += charactersOf(row);
    if (characters > PAGE_CHARACTERS) throw tooLarge(message);
    return rows;
  };
}

/** A table whose rows have an id. */
export type ListedTable = PgTable & Record<'id', PgColumn>;

interface PageQuery {
  where: SQL | undefined;
  orderBy: SQL;
  limit: number;
  offset: number;
}

interface Page<Row> {
  rows: Row[];
  /** The total of all pages. */
  count: number;
}

/**
 * The rows of one page in their order, and the total number.
 * @throws 413 when they are too much for one answer (decision OP-141)
 */
export async function readPage<T extends ListedTable>(
  db: Database,
  table: T,
  pageQuery: PageQuery,
): Promise<Page<T['$inferSelect']>> {
  if (pageQuery.limit <= BATCH_SIZE) {
    const { rows, count } = await queryPage(db, table, columnsIn(table), rowOf(table), pageQuery);
    return { rows: pageCounter()(rows), count };
  }
  // The ids are read once: rows that move between two pages are neither repeated nor left out.
  const { rows: ids, count } = await queryPage(db, table, sql`${table.id}`, ([id]) => String(id), pageQuery);
  return { rows: await readInParts(db, table, ids), count };
}

/**
 * Reads rows by their ids, a part at a time, in the order of the ids; those that are gone are left out.
 * @param message what to do when they are too large together
 * @throws 413 as soon as they are
 */
export async function readInParts<T extends ListedTable>(
  db: Database,
  table: T,
  ids: readonly string[],
  message = TOO_LARGE,
): Promise<T['$inferSelect'][]> {
  const countRows = pageCounter(message);
  const read = rowOf(table);
  const found = new Map<string, T['$inferSelect']>();
  for (let from = 0; from < ids.length; from += BATCH_SIZE) {
    const isInBatch = inArray(table.id, ids.slice(from, from + BATCH_SIZE));
    const rows = await runQuery(db, sql`select ${columnsIn(table)} from ${table} where ${isInBatch}`, read);
    for (const row of countRows(rows)) found.set(String(row.id), row);
  }
  return ids.map((id) => found.get(id)).filter((row) => row !== undefined);
}

/** Never part of a statement's own text. */
const BOUNDARY = '\0';

/**
 * One statement returns rows and count, as of one moment. Beyond the last page there is no row to carry the count. The condition
 * is compiled once for both: compiling it costs more than sending it.
 */
async function queryPage<Row>(
  db: Database,
  table: PgTable,
  columns: SQL,
  read: (cells: Cells) => Row,
  { where, orderBy, limit, offset }: PageQuery,
): Promise<Page<Row>> {
  const from = sql`from ${table}${where && sql` where ${where}`}`;
  const ordered = sql`order by ${orderBy} limit ${limit} offset ${offset}`;
  const { sql: text, params } = compileQuery(sql`${from}${sql.raw(BOUNDARY)}${ordered}`);
  const [source = '', rest = ''] = text.split(BOUNDARY);
  const page = { sql: `select ${compileQuery(columns).sql}, (select count(*)::int ${source}) ${source} ${rest}`, params };
  let count = 0;
  const rows = await runQuery(db, page, (cells) => {
    count = Number(cells.at(-1));
    return read(cells);
  });
  if (rows.length === 0 && offset > 0)
    [count = 0] = await runQuery(db, sql`select count(*)::int ${from}`, ([all]) => Number(all));
  return { rows, count };
}
