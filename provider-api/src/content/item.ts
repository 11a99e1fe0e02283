import { getTableName, sql } from 'drizzle-orm';
import { notFound } from '../http/errors';
import { requireProperty } from '../access/places/requireProperty';
import { properties } from '../access/places/schema';
import { runQuery, columnsIn, perTable, rowOf, compileQuery, type Cells } from '../base/storage/runQuery';
import type { Database } from '../base/storage/database';
import { column, fieldsOf, type ContentDefinition, type ContentRow } from './definition';

const itemQueryOf = perTable((table) =>
  compileQuery(sql`select ${columnsIn(table)} from ${table}
    where ${column(table, 'propertyId')} = ${sql.placeholder('propertyId')} and ${column(table, 'id')} = ${sql.placeholder('id')}`),
);

/** One item of a property as it is now; undefined also for an item of another property. */
export async function readItem(
  db: Database,
  { table }: Pick<ContentDefinition, 'table'>,
  propertyId: string,
  id: string,
): Promise<ContentRow | undefined> {
  const [row] = await runQuery(db, itemQueryOf(table), rowOf(table), { propertyId, id });
  return row;
}

/** One item of a property, or 404: also for an item of another property than the one in the path. */
export async function findItem(db: Database, definition: ContentDefinition, propertyId: string, id: string): Promise<ContentRow> {
  const row = await readItem(db, definition, propertyId, id);
  if (!row) throw notFound(`There is no such ${definition.singular}.`);
  return row;
}

const lockQueryOf = perTable((table) =>
  compileQuery(sql`select ${columnsIn(table)}, ${columnsIn(properties)} from ${table}
    join ${properties} on ${properties.id} = ${column(table, 'propertyId')}
    where ${properties.id} = ${sql.placeholder('propertyId')} and ${column(table, 'id')} = ${sql.placeholder('id')}
    for no key update of ${sql.identifier(getTableName(table))}`),
);

/**
 * Locks one item for this transaction, and no other of its property: for a change that leaves every order as it is.
 * @throws 404 when one of the two does not exist
 */
export async function lockItem(tx: Database, definition: ContentDefinition, propertyId: string, id: string) {
  const { table, singular } = definition;
  const itemColumnCount = fieldsOf(definition).length;
  const read = (cells: Cells) => ({ stored: rowOf(table)(cells), property: rowOf(properties)(cells.slice(itemColumnCount)) });
  const [found] = await runQuery(tx, lockQueryOf(table), read, { propertyId, id });
  if (found) return found;
  await requireProperty(tx, propertyId);
  throw notFound(`There is no such ${singular}.`);
}
