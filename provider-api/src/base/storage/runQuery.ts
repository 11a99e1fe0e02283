import { getTableColumns, sql, type Query, type SQL } from 'drizzle-orm';
import { PgDialect, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';

/** One row as returned by the driver: the selected columns, in order. */
export type Cells = unknown[];

const dialect = new PgDialect();

/** Builds a query's text; one that is always the same is built once, with `sql.placeholder` for its parameters. */
export const compileQuery = (query: SQL): Query => dialect.sqlToQuery(query);

/**
 * Runs a query that almost every call needs. Rows are decoded by a function that is built once.
 * @param values of the placeholders
 */
export async function runQuery<Row>(
  db: Database,
  query: SQL | Query,
  read: (cells: Cells) => Row,
  values: Record<string, unknown> = {},
): Promise<Row[]> {
  const compiled = 'queryChunks' in query ? compileQuery(query) : query;
  const statement = db._.session.prepareQuery<{ execute: Row[]; all: unknown; values: unknown }>(
    compiled,
    undefined,
    undefined,
    true,
    (rows) => rows.map(read),
  );
  return statement.execute(values);
}

/** A value that is computed once per table. */
export function perTable<T>(compute: (table: PgTable) => T): (table: PgTable) => T {
  const cache = new WeakMap<PgTable, T>();
  return (table) => {
    const cached = cache.get(table);
    if (cached !== undefined) return cached;
    const value = compute(table);
    cache.set(table, value);
    return value;
  };
}

/** Columns whose values need no conversion. */
const UNCONVERTED_TYPES = new Set(['PgText', 'PgInteger', 'PgBoolean', 'PgDoublePrecision', 'PgJsonb']);

const readerOf = perTable((table) => {
  const columns: [string, PgColumn][] = Object.entries(getTableColumns(table));
  const names = columns.map(([name]) => name);
  const decoders = columns.map(([, column]) =>
    UNCONVERTED_TYPES.has(column.columnType) ? null : (cell: unknown) => column.mapFromDriverValue(cell),
  );
  return (cells: Cells) => {
    const row: Record<string, unknown> = {};
    for (let index = 0; index < names.length; index += 1) {
      const cell = cells[index];
      const decode = decoders[index];
      row[names[index] as string] = decode && cell !== null ? decode(cell) : cell;
    }
    return row;
  };
});

/** Reads a whole row of a table from cells that begin with `columnsIn(table)`. */
export const rowOf = <T extends PgTable>(table: T) => readerOf(table) as (cells: Cells) => T['$inferSelect'];

/** All columns of a table, for a select. */
export const columnsIn = perTable((table) => {
  const names = Object.values<PgColumn>(getTableColumns(table)).map((column) => sql`${column}`);
  return sql.raw(compileQuery(sql.join(names, sql`, `)).sql);
});
