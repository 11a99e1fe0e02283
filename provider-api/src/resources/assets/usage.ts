import { asc, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { properties } from '../../access/places/schema';
import { sharedSpecials } from '../shared-specials/schema';
import type { Database } from '../../base/storage/database';
import { editPagePath } from '../notifications/pages';

/** One place that uses an asset (api-contract §2, `GET /assets/{id}/usage`). */
export interface Usage {
  resource: string;
  id: string;
  title: string;
  property: { id: string; name: string } | null;
  /** The page of the application that edits it. */
  link: string;
}

const holders = new Map<string, { resource: string; table: PgTable; path: string }>();

/**
 * Registers a table whose rows may reference assets, wherever the id occurs in them. Every resource with a picture or a document
 * calls it once; calling it again changes nothing.
 * @param path the last part of the API's address, e.g. `home-promos`
 */
export function mayUseAssets(resource: string, table: PgTable, path: string): void {
  holders.set(getTableName(table), { resource, table, path });
}

mayUseAssets('property', properties, 'properties');
mayUseAssets('shared_special', sharedSpecials, 'shared-specials');

/** The column with a row's name. */
function titleOf(table: PgTable): PgColumn {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const title = columns.title ?? columns.question ?? columns.name;
  if (!title) throw new Error(`${getTableName(table)} has no column to name its rows by.`);
  return title;
}

/** Whether any value of a row, at any depth, is this id. */
const mentions = (table: PgTable, assetId: string): SQL =>
  sql`jsonb_path_exists(to_jsonb(${table}), '$.** ? (@ == $asset)', jsonb_build_object('asset', ${assetId}::text))`;

/** Every text in what may use assets, read once for a whole list: an asset is in use when its id is among them. */
export function usedIds(): SQL {
  const texts = [...holders.values()].map(
    ({ table }) =>
      sql`select found #>> '{}' from ${table}, jsonb_path_query(to_jsonb(${table}), 'strict $.** ? (@.type() == "string")') found`,
  );
  return sql`(${sql.join(texts, sql` union `)})`;
}

interface Row {
  id: string;
  title: string;
  propertyId: string | null;
  /** What the kind calls the item, where it has types. */
  type: unknown;
}

/** Every place that uses an asset, in all registered tables. */
export async function usageOf(db: Database, assetId: string): Promise<Usage[]> {
  const found: Usage[] = [];
  for (const { resource, table, path } of holders.values()) {
    const columns = getTableColumns(table) as Record<string, PgColumn>;
    const own = columns.propertyId ?? (table === properties ? columns.id : undefined);
    const rows = await db
      .select({
        id: columns.id as PgColumn,
        title: titleOf(table),
        propertyId: own ?? sql<null>`null`,
        type: columns.type ?? sql<null>`null`,
      })
      .from(table)
      .where(mentions(table, assetId))
      .orderBy(asc(titleOf(table)));
    for (const { id, title, propertyId, type } of rows as Row[]) {
      const property = await propertyOf(db, propertyId);
      const shown = property && { id: property.id, name: property.name };
      found.push({ resource, id, title, property: shown, link: pageOf(property, path, id, type) });
    }
  }
  return found;
}

type Place = { id: string; name: string; type: 'hotel' | 'restaurant' } | null;

function pageOf(property: Place, path: string, id: string, itemType: unknown): string {
  if (!property) return `/hotels/shared/specials/${id}/edit`;
  if (path === 'properties') return `/${property.type}s/${id}/settings`;
  return editPagePath({ type: property.type, propertyId: property.id, path, itemType }, id);
}

async function propertyOf(db: Database, propertyId: string | null): Promise<Place> {
  if (propertyId === null) return null;
  const [found] = await db
    .select({ id: properties.id, name: properties.name, type: properties.type })
    .from(properties)
    .where(eq(properties.id, propertyId));
  return found ?? null;
}

const SHOWN = 5;

/** The places as one sentence, for the person who is about to delete the asset. */
export function usageSentence(usage: Usage[]): string {
  const places = usage
    .slice(0, SHOWN)
    .map(({ title, property }) => (property && property.name !== title ? `${title} (${property.name})` : title));
  const rest = usage.length - places.length;
  const count = usage.length === 1 ? 'one place' : `${usage.length} places`;
  return `This file is used in ${count}: ${places.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
}
