import { and, eq, sql, type Query, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { isUnchanged } from '../access/history/isUnchanged';
import { valuesOfVersion, withVersion } from '../access/history/withVersion';
import { runQuery, columnsIn, perTable, rowOf, compileQuery } from '../base/storage/runQuery';
import type { Database } from '../base/storage/database';
import { writtenRow } from '../base/storage/writtenRow';
import { column, type ContentDefinition, type ContentRow, type ContentTable, type Values } from './definition';

/** For how many sets of fields a table's statements are cached: people change the same few. */
const MAX_SETS = 200;

/** Statements that write some fields of one item, each compiled once. */
function statements(make: (table: ContentTable, set: SQL, where: SQL | undefined) => SQL) {
  const cacheOf = perTable(() => new Map<string, Query>());
  return (table: ContentTable, fields: string[]): Query => {
    const cache = cacheOf(table);
    const key = fields.join();
    const existing = cache.get(key);
    if (existing) return existing;
    const sets = fields.map((field) => {
      const tableColumn = column(table, field);
      return sql`${sql.identifier(tableColumn.name)} = ${sql.placeholder(`new ${field}`)}`;
    });
    const where = and(eq(table.id, sql.placeholder('id')), eq(table.propertyId, sql.placeholder('propertyId')));
    const change = compileQuery(make(table, sql`update ${table} set ${sql.join(sets, sql`, `)}`, where));
    if (cache.size >= MAX_SETS) cache.clear();
    cache.set(key, change);
    return change;
  };
}

const changeOf = statements((table, set, where) => sql`${set} where ${where} returning ${columnsIn(table)}`);

/** Whether no other transaction holds the item: a single statement could not check the caller again after waiting for it. */
const isFree = (table: ContentTable, where: SQL | undefined): SQL =>
  sql`${table.id} = (select ${table.id} from ${table} where ${where} for no key update skip locked)`;

const changeWithVersionOf = statements((table, set, where) =>
  withVersion({
    set,
    where: and(where, eq(table.version, sql.placeholder('version')), isFree(table, where)),
    returning: sql`${table.sortIndex}`,
  }),
);

/** Values as the driver takes them, for the placeholders of a statement. */
function driverValuesOf(table: ContentTable, values: Values): Values {
  const driverValues: Values = {};
  for (const field in values) {
    const value = values[field];
    driverValues[`new ${field}`] = value === null ? null : column(table, field).mapToDriverValue(value);
  }
  return driverValues;
}

/** Writes some fields of one item. @returns the item as it is then */
export async function updateItem(
  tx: Database,
  { table }: ContentDefinition,
  { id, propertyId }: Pick<ContentRow, 'id' | 'propertyId'>,
  values: Values,
): Promise<ContentRow> {
  const statement = changeOf(table, Object.keys(values));
  const rows = await runQuery(tx, statement, rowOf(table), { id, propertyId, ...driverValuesOf(table, values) });
  return writtenRow(rows);
}

/** Values as they are read back after storing; half of a surrogate pair is stored as the replacement character. */
function asStored(table: ContentTable, fields: string[], driverValues: Values): Values {
  const readBack: Values = {};
  for (const field of fields) {
    const value = driverValues[`new ${field}`];
    const stored = value === null ? null : column(table, field).mapFromDriverValue(value);
    readBack[field] = typeof stored === 'string' ? Buffer.from(stored).toString() : stored;
  }
  return readBack;
}

/** An item as it is read back once some fields are written. */
export const itemWith = ({ table }: ContentDefinition, stored: ContentRow, values: Values): ContentRow => ({
  ...stored,
  ...asStored(table, Object.keys(values), driverValuesOf(table, values)),
});

/**
 * Writes some fields of an item and records the version in the history, with one statement, if the item has not changed
 * since it was read: every change of one of its fields raises its version.
 * @returns the item as it is then, unchanged where there is nothing to change; null when nothing was written: it has
 * changed in the meantime, somebody else is changing it, or it is new to the history
 */
export async function updateWithVersion(
  db: Database,
  request: FastifyRequest,
  { table, path }: ContentDefinition,
  stored: ContentRow,
  values: Values,
): Promise<ContentRow | null> {
  const { id, propertyId, version } = stored;
  const fields = Object.keys(values);
  const driverValues = driverValuesOf(table, values);
  const after: ContentRow = { ...stored, ...asStored(table, fields, driverValues) };
  if (isUnchanged(request, stored, after)) return stored;
  const versionValues = valuesOfVersion(request, path, stored, after);
  const statement = changeWithVersionOf(table, fields);
  const [place] = await runQuery(db, statement, ([sortIndex]) => ({ sortIndex: sortIndex as number | null }), {
    id,
    propertyId,
    version,
    ...driverValues,
    ...versionValues,
  });
  return place ? { ...after, ...place } : null;
}
