import { and, asc, count, eq, getTableName, inArray, notExists, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Authority } from 'shared-kit/rules/permissions';
import { properties } from '../../access/places/schema';
import { readableRows } from '../../access/history/kindRights';
import { historyKind } from '../history/kinds';
import type { Database } from '../../base/storage/database';
import { alphabetical } from '../../base/storage/alphabetical';
import { editPagePath, propertyPagePath } from '../notifications/pages';
import { registeredTables, type AssetTable } from './assetTables';
import { assets, assetUses } from './schema';
import { column, findColumn } from '../../content/definition';

/** One place that uses an asset (api-contract §2, `GET /assets/{id}/usage`). */
interface Usage {
  resource: string;
  id: string;
  title: string;
  property: { id: string; name: string } | null;
  /** The page of the application that edits it, or the property itself for people who may not. */
  link: string;
}

/**
 * The places that use an asset: the first of them that a reader may read, how many there are in all, and a mark that
 * changes whenever a place is added or removed.
 */
export interface Uses {
  places: Usage[];
  count: number;
  mark: string;
}

/** The column with a row's name. */
function titleOf(table: PgTable): PgColumn {
  const title = findColumn(table, 'title') ?? findColumn(table, 'question') ?? findColumn(table, 'name');
  if (!title) throw new Error(`${getTableName(table)} has no column to name its rows by.`);
  return title;
}

/** Whether no content uses an asset of a list. */
export const isUnused = (db: Database): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(assetUses)
      .where(eq(assetUses.assetId, assets.id)),
  );

/** The maximum places that are named for an asset. */
const MAX_PLACES = 500;

const { tableName, itemId } = assetUses;
const MARK = sql<string>`left(encode(sha256(convert_to(
  coalesce(string_agg(${tableName} || ' ' || ${itemId}, ',' order by ${tableName}, ${itemId}), ''), 'UTF8')), 'hex'), 16)`;

/**
 * The places that use an asset, in all registered tables. Those that the reader may not read are only counted, and do
 * not count towards the maximum of named places.
 */
export async function usageOf(db: Database, assetId: string, reader: Authority): Promise<Uses> {
  const used = eq(assetUses.assetId, assetId);
  const [totals] = await db.select({ count: count(), mark: MARK }).from(assetUses).where(used);
  const usingTables = await db.selectDistinct({ name: assetUses.tableName }).from(assetUses).where(used);
  const places: Usage[] = [];
  for (const [name, holder] of registeredTables)
    if (usingTables.some((table) => table.name === name))
      places.push(...(await placesIn(db, holder, { assetId, reader, limit: MAX_PLACES - places.length })));
  return { places, count: totals?.count ?? 0, mark: totals?.mark ?? '' };
}

interface PlacesQuery {
  assetId: string;
  reader: Authority;
  limit: number;
}

/** The places of one table that use an asset and that the reader may read, the first ones by title. */
async function placesIn(
  db: Database,
  { resource, table, path }: AssetTable,
  { assetId, reader, limit }: PlacesQuery,
): Promise<Usage[]> {
  const rights = historyKind(path);
  if (!rights) return [];
  const id = column(table, 'id');
  const title = titleOf(table);
  const propertyColumn = findColumn(table, 'propertyId') ?? (table === properties ? id : undefined);
  const using = db
    .select({ id: assetUses.itemId })
    .from(assetUses)
    .where(and(eq(assetUses.assetId, assetId), eq(assetUses.tableName, getTableName(table))));
  const rows = await db
    .select({
      id: sql<string>`${id}`,
      title: sql<string>`${title}`,
      propertyId: sql<string | null>`${propertyColumn ?? sql`null`}`,
      /** What the kind calls the item, where it has types. */
      type: sql<unknown>`${findColumn(table, 'type') ?? sql`null`}`,
    })
    .from(table)
    .where(and(inArray(id, using), readableRows(reader, rights, propertyColumn)))
    .orderBy(alphabetical(title), asc(id))
    .limit(limit);
  const propertiesById = await propertiesOf(
    db,
    rows.flatMap(({ propertyId }) => propertyId ?? []),
  );
  return rows.map((row) => {
    const property = propertiesById.get(row.propertyId ?? '') ?? null;
    const presentedProperty = property && { id: property.id, name: property.name };
    const link = pageOf(reader, property, path, row.id, row.type);
    return { resource, id: row.id, title: row.title, property: presentedProperty, link };
  });
}

interface PropertySummary {
  id: string;
  name: string;
  type: 'hotel' | 'restaurant';
}

function pageOf(reader: Authority, property: PropertySummary | null, path: string, id: string, itemType: unknown): string {
  if (!property) return `/hotels/shared/specials/${id}/edit`;
  if (path === 'properties') return propertyPagePath(property.type, id, reader);
  return editPagePath({ type: property.type, propertyId: property.id, path, itemType }, id);
}

async function propertiesOf(db: Database, ids: string[]): Promise<Map<string, PropertySummary>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: properties.id, name: properties.name, type: properties.type })
    .from(properties)
    .where(inArray(properties.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

const SHOWN = 5;

/** The places as one sentence, for the person who is about to delete the asset. */
export function usageSentence({ places, count }: Uses): string {
  if (count === 0) return 'No content uses this file any more.';
  const namedPlaces = places
    .slice(0, SHOWN)
    .map(({ title, property }) => (property && property.name !== title ? `${title} (${property.name})` : title));
  const rest = count - namedPlaces.length;
  const inPlaces = count === 1 ? 'one place' : `${count} places`;
  if (places.length === 0) return `This file is used in ${inPlaces} that you cannot see.`;
  return `This file is used in ${inPlaces}: ${namedPlaces.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
}
