import { and, eq, max, sql, type SQL } from 'drizzle-orm';
import { propertyNotFound } from '../http/errors';
import { inTurn } from '../http/inTurn';
import { properties } from '../access/places/schema';
import { runQuery, columnsIn, rowOf, compileQuery } from '../base/storage/runQuery';
import type { Database } from '../base/storage/database';
import { column, hasField, type ContentDefinition, type Values } from './definition';

export type Property = typeof properties.$inferSelect;

const lockQuery = compileQuery(sql`select ${columnsIn(properties)} from ${properties}
  where ${properties.id} = any(${sql.placeholder('ids')}) order by ${properties.id} for no key update`);

/** The name under which transactions that lock a property wait for their turn. */
export const turnOfProperty = (id: string): string => `property ${id}`;

/**
 * Runs a transaction that has locked properties, always in the same order. Everything that changes an order runs here: two people
 * sorting at once leave one consistent order.
 * @param work gets the transaction, and a function that returns one of these properties
 * @throws 404 when one does not exist
 */
export const withProperties = <T>(
  db: Database,
  ids: string[],
  work: (tx: Database, lockedProperty: (id: string) => Property) => Promise<T>,
): Promise<T> =>
  inTurn(db, ids.map(turnOfProperty), async (tx) => {
    const propertyIds = [...new Set(ids)];
    const rows = await runQuery(tx, lockQuery, rowOf(properties), { ids: propertyIds });
    if (rows.length < propertyIds.length) throw propertyNotFound();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return work(tx, (id) => {
      const property = byId.get(id);
      if (!property) throw new Error(`Property ${id} is not locked.`);
      return property;
    });
  });

/** The fields that delimit an order, in addition to the property: the tab, and those that the kind names. */
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

/** @returns a function that gives the next place at the end of an order; each order is read once */
export function placesAtEnd(tx: Database, definition: ContentDefinition) {
  const next = new Map<string, number | null>();
  return async (propertyId: string, values: Values): Promise<number | null> => {
    const order = JSON.stringify([propertyId, ...scopeFields(definition).map((field) => values[field])]);
    const nextPlace = next.get(order);
    const place = nextPlace === undefined ? await endOfOrder(tx, definition, propertyId, values) : nextPlace;
    next.set(order, place && place + 1);
    return place;
  };
}

/** Gives the items of one order the positions 1, 2, 3 … in the order of `ids`; only rows whose position changes are written. */
export async function renumber(tx: Database, { table }: ContentDefinition, ids: string[]): Promise<void> {
  const list = JSON.stringify(ids);
  await tx.execute(sql`
    update ${table} set sort_index = wanted.place
    from jsonb_array_elements_text(${list}::jsonb) with ordinality as wanted(id, place)
    where ${table.id} = wanted.id and ${table.sortIndex} <> wanted.place`);
}
