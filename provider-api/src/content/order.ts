import type { Query, SQL } from 'drizzle-orm';
import { and, eq, getTableColumns, getTableName, max, sql } from 'drizzle-orm';
import { notFound } from '../http/errors';
import { mustExist } from '../access/places/mustExist';
import { properties } from '../access/places/schema';
import { ask, columnsIn, perTable, rowOf, written, type Cells } from '../base/storage/ask';
import type { Database } from '../base/storage/database';
import type { ContentDefinition, ContentRow, ContentTable, Values } from './definition';
import { column, hasField } from './definition';

export type Property = typeof properties.$inferSelect;

const locking = written(sql`select ${columnsIn(properties)} from ${properties}
  where ${properties.id} = any(${sql.placeholder('wanted')}) order by ${properties.id} for no key update`);

/**
 * Locks properties for this transaction, always in the same order. Everything that changes an order does this first: two people
 * sorting at once leave one consistent order.
 * @throws 404 when one does not exist
 */
export async function lockProperties(tx: Database, ids: string[]): Promise<Map<string, Property>> {
  const wanted = [...new Set(ids)];
  const rows = await ask(tx, locking, rowOf(properties), { wanted });
  if (rows.length < wanted.length) throw notFound('There is no such property.');
  return new Map(rows.map((row) => [row.id, row]));
}

/** The fields that delimit an order, besides the property: the tab, and those that the kind names. */
export function scopeFields({ table, orderedWithin = [] }: ContentDefinition): string[] {
  return [...(hasField(table, 'archived') ? ['archived'] : []), ...orderedWithin];
}

/** Selects the items of one order. */
export function inScope(definition: ContentDefinition, propertyId: string, values: Values): SQL | undefined {
  const { table } = definition;
  const scope = scopeFields(definition).map((field) => eq(column(table, field), values[field]));
  return and(eq(table.propertyId, propertyId), ...scope);
}

/** The position after the last item of an order; null for a kind without an order. */
export async function endOfOrder(
  tx: Database,
  definition: ContentDefinition,
  propertyId: string,
  values: Values,
): Promise<number | null> {
  const { table } = definition;
  if (!table.sortIndex.notNull) return null;
  const where = inScope(definition, propertyId, values);
  const [last] = await tx
    .select({ index: max(table.sortIndex) })
    .from(table)
    .where(where);
  return Number(last?.index ?? 0) + 1;
}

/** Gives the items of one order the positions 1, 2, 3 … in the order of `ids`; only rows whose position changes are written. */
export async function renumber(tx: Database, { table }: ContentDefinition, ids: string[]): Promise<void> {
  const list = JSON.stringify(ids);
  await tx.execute(sql`
    update ${table} set sort_index = wanted.place
    from jsonb_array_elements_text(${list}::jsonb) with ordinality as wanted(id, place)
    where ${table.id} = wanted.id and ${table.sortIndex} <> wanted.place`);
}

const oneOf = perTable((table) =>
  written(sql`select ${columnsIn(table)} from ${table}
    where ${column(table, 'propertyId')} = ${sql.placeholder('propertyId')} and ${column(table, 'id')} = ${sql.placeholder('id')}`),
);

/** One item of a property, or 404: also for an item of another property than the one in the path. */
export async function findItem(
  db: Database,
  { table, one }: ContentDefinition,
  propertyId: string,
  id: string,
): Promise<ContentRow> {
  const [row] = await ask(db, oneOf(table), rowOf(table), { propertyId, id });
  if (!row) throw notFound(`There is no such ${one}.`);
  return row as unknown as ContentRow;
}

const lockingOne = perTable((table) =>
  written(sql`select ${columnsIn(table)}, ${columnsIn(properties)} from ${table}
    join ${properties} on ${properties.id} = ${column(table, 'propertyId')}
    where ${properties.id} = ${sql.placeholder('propertyId')} and ${column(table, 'id')} = ${sql.placeholder('id')}
    for no key update of ${sql.identifier(getTableName(table))}`),
);

/**
 * Locks one item for this transaction, and no other of its property: for a change that leaves every order as it is.
 * @throws 404 when one of the two does not exist
 */
export async function lockItem(tx: Database, definition: ContentDefinition, propertyId: string, id: string) {
  const { table, one } = definition;
  const ofItem = fieldsOf(definition).length;
  const read = (cells: Cells) => ({ stored: rowOf(table)(cells), property: rowOf(properties)(cells.slice(ofItem)) });
  const [found] = await ask(tx, lockingOne(table), read, { propertyId, id });
  if (found) return { property: found.property, stored: found.stored as unknown as ContentRow };
  await mustExist(tx, propertyId);
  throw notFound(`There is no such ${one}.`);
}

/** How many sets of fields are remembered for a table: people change the same few. */
const MOST_SETS = 200;
const knownChanges = perTable(() => new Map<string, Query>());

/** The statement that writes some fields of one item. */
function changeOf(table: ContentTable, fields: string[]): Query {
  const known = knownChanges(table);
  const key = fields.join();
  const before = known.get(key);
  if (before) return before;
  const sets = fields.map((field) => {
    const own = column(table, field);
    return sql`${sql.identifier(own.name)} = ${sql.placeholder(`new ${field}`)}`;
  });
  const where = and(eq(table.id, sql.placeholder('id')), eq(table.propertyId, sql.placeholder('propertyId')));
  const change = written(sql`update ${table} set ${sql.join(sets, sql`, `)} where ${where} returning ${columnsIn(table)}`);
  if (known.size >= MOST_SETS) known.clear();
  known.set(key, change);
  return change;
}

/** Writes some fields of one item. @returns the item as it is then */
export async function updateItem(
  tx: Database,
  { table }: ContentDefinition,
  { id, propertyId }: Pick<ContentRow, 'id' | 'propertyId'>,
  values: Values,
): Promise<ContentRow> {
  const given: Values = { id, propertyId };
  for (const field in values) {
    const value = values[field];
    given[`new ${field}`] = value === null ? null : column(table, field).mapToDriverValue(value);
  }
  const [changed] = await ask(tx, changeOf(table, Object.keys(values)), rowOf(table), given);
  return changed as unknown as ContentRow;
}

/** The names of a table's columns, by field. */
export const fieldsOf = ({ table }: ContentDefinition): string[] => Object.keys(getTableColumns(table));
