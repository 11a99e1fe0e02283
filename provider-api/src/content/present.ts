import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { snakeKey, toSnake } from 'shared-kit/rules/keyCase';
import { perTable } from '../base/storage/runQuery';
import type { ContentDefinition, ContentRow, Values } from './definition';
import type { Joining } from './services';

/**
 * Converts rows of a table to the wire format. The wire name of a column, and whether its value has keys to convert, is determined
 * once per table; what a row has beyond its columns is converted as well.
 */
export const presenterOf = perTable((table) => {
  const columns = Object.entries<PgColumn>(getTableColumns(table));
  const columnsByField = new Map(
    columns.map(([name, column]) => [name, { wire: snakeKey(name), isFlat: column.columnType !== 'PgJsonb' }]),
  );
  return (row: Values): Values => {
    const answer: Values = {};
    for (const name in row) {
      const column = columnsByField.get(name);
      const value = row[name];
      answer[column?.wire ?? snakeKey(name)] = column?.isFlat || value === null ? value : toSnake(value);
    }
    return answer;
  };
});

/** Stored items as they are returned: with the assets they reference, in wire names. */
export async function present(services: Joining, { table, join }: ContentDefinition, rows: ContentRow[]): Promise<Values[]> {
  const joined = join ? await join(services.db, rows) : rows;
  return services.references.join(services.db, joined.map(presenterOf(table)));
}

/** One stored item as it is returned. */
export async function presentOne(services: Joining, definition: ContentDefinition, row: ContentRow): Promise<unknown> {
  const [item] = await present(services, definition, [row]);
  return item;
}
