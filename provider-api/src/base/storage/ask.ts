import type { Query, SQL } from 'drizzle-orm';
import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './database';

/** One row as returned by the driver: the selected columns, in order. */
export type Cells = unknown[];

const dialect = new PgDialect();

/** A query: built once where it is always the same, with `sql.placeholder` for its parameters. */
export const written = (question: SQL): Query => dialect.sqlToQuery(question);

/**
 * Runs a query that almost every call needs. Rows are decoded by a function that is built once.
 * @param values of the placeholders
 */
export async function ask<Row>(
  db: Database,
  question: SQL | Query,
  read: (cells: Cells) => Row,
  values: Record<string, unknown> = {},
): Promise<Row[]> {
  const query = 'queryChunks' in question ? written(question) : question;
  const statement = db._.session.prepareQuery<{ execute: Row[]; all: unknown; values: unknown }>(
    query,
    undefined,
    undefined,
    true,
    (rows) => rows.map(read),
  );
  return statement.execute(values);
}

/** A value that is computed once per table. */
export function perTable<T>(make: (table: PgTable) => T): (table: PgTable) => T {
  const made = new WeakMap<PgTable, T>();
  return (table) => {
    const known = made.get(table);
    if (known !== undefined) return known;
    const fresh = make(table);
    made.set(table, fresh);
    return fresh;
  };
}

/** Columns whose values need no conversion. */
const AS_THEY_ARE = new Set(['PgText', 'PgInteger', 'PgBoolean', 'PgDoublePrecision', 'PgJsonb']);

const readerOf = perTable((table) => {
  const columns: [string, PgColumn][] = Object.entries(getTableColumns(table));
  const names = columns.map(([name]) => name);
  const decoders = columns.map(([, column]) =>
    AS_THEY_ARE.has(column.columnType) ? null : (cell: unknown) => column.mapFromDriverValue(cell),
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
  return sql.raw(written(sql.join(names, sql`, `)).sql);
});
