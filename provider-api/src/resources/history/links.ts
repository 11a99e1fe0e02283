import { getTableName, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Authority } from 'shared-kit/rules/permissions';
import { properties } from '../../access/places/schema';
import { users } from '../../access/users/schema';
import { runQuery } from '../../base/storage/runQuery';
import type { Database } from '../../base/storage/database';
import { holdersOf, type Holder } from '../../content/bin/holders';
import { kindOf } from '../../content/kinds';
import { hours } from '../hours/schema';
import { editPagePath, propertyPagePath, versionPagePath } from '../notifications/pages';
import { historyKind, mayReadItem } from './kinds';
import { column, findColumn } from '../../content/definition';

interface Item {
  kind: string;
  itemId: string;
  propertyId: string | null;
  /** The version that the page opens at, where it can. */
  version?: number;
}

/** Where an item can be found now. */
export interface ItemLocation {
  /** The page of the application that shows it, or the bin it is in; null when the reader has no such page. */
  link: string | null;
  /** `bin` while it can be restored, `good` when it no longer can; null while it exists. */
  gone: 'bin' | 'good' | null;
  /** The kind of the item that it was deleted with, and is restored with; null when it was deleted by itself. */
  gone_with: string | null;
}

const locationAt = (link: string | null): ItemLocation => ({ link, gone: null, gone_with: null });

/** Where items can be found now. Reads the kinds in one query, and the bin in another when something is missing. */
export async function locateItems(db: Database, authority: Authority, items: Item[]): Promise<ItemLocation[]> {
  const existing = await findExisting(db, items);
  const types = await propertyTypes(db, items);
  const isDeleted = (item: Item) => tableOf(item.kind) !== undefined && !existing.has(keyOf(item));
  const holders = await findHolders(db, items.filter(isDeleted));
  return items.map((item) => {
    const { kind, itemId, propertyId, version } = item;
    const found = existing.get(keyOf(item));
    const propertyType = propertyId === null ? undefined : types.get(propertyId);
    const table = tableOf(kind);
    if (table && !found) return locateDeleted(item, authority, holders.get(rowKey(getTableName(table), itemId)), propertyType);
    const isContent = kindOf(kind) !== undefined;
    if (!isContent) return locationAt(pageOf(item, authority, Boolean(found), propertyType));
    if (!found || !propertyType || propertyId === null) return locationAt(null);
    const page = { type: propertyType, propertyId, path: kind, itemType: found.type };
    return locationAt(version === undefined ? editPagePath(page, itemId) : versionPagePath(page, itemId, version));
  });
}

/** For what is missing: the entry of the bin that restores it, or that there is none. */
function locateDeleted(
  item: Item,
  authority: Authority,
  holder: Holder | undefined,
  propertyType: PropertyType | undefined,
): ItemLocation {
  if (!holder) return { link: null, gone: 'good', gone_with: null };
  const mayRead = mayReadItem(authority, holder.kind, holder.propertyId);
  const page = propertyType ? `/${propertyType}s/${item.propertyId}/bin` : '/bin';
  const isItself = keyOf(holder) === keyOf(item);
  return {
    link: mayRead ? `${page}?item=${holder.itemId}` : null,
    gone: 'bin',
    gone_with: isItself ? null : holder.kind,
  };
}

/** The entries of the bin that restore these items, by table and id of the item's row. */
async function findHolders(db: Database, items: Item[]): Promise<Map<string, Holder>> {
  const holders = await holdersOf(db, [...new Set(items.map(({ itemId }) => itemId))]);
  return new Map(holders.map((holder) => [rowKey(holder.row.table, holder.row.id), holder]));
}

const rowKey = (table: string, id: string) => `${table} ${id}`;

/** Where the application shows items; null for each that the reader has no page for. */
export const linksTo = async (db: Database, authority: Authority, items: Item[]): Promise<(string | null)[]> =>
  (await locateItems(db, authority, items)).map(({ link }) => link);

type PropertyType = 'hotel' | 'restaurant';

/** The page of what is not content, if the reader may open it. */
function pageOf(
  { kind, itemId, propertyId, version }: Item,
  authority: Authority,
  exists: boolean,
  propertyType: PropertyType | undefined,
): string | null {
  const ifAllowed = (may: boolean, page: string) => (may && exists ? page : null);
  const query = version === undefined ? '' : `?history=${version}`;
  switch (kind) {
    case 'properties':
      return propertyType && exists ? propertyPagePath(propertyType, itemId, authority, query) : null;
    case 'hours':
      return propertyType === undefined ? null : `/restaurants/${propertyId}/hours${query}`;
    case 'regions':
      return ifAllowed(authority.canAny('READ', 'region'), `/hotels/regions/${itemId}${query}`);
    case 'alerts':
      return ifAllowed(authority.canAny('READ', 'alert'), `/hotels/alerts/${itemId}/edit${query}`);
    case 'assets':
      return ifAllowed(authority.canAny('READ', 'asset'), `/media/${itemId}${query}`);
    case 'shared-specials':
      return ifAllowed(authority.canAny('READ', 'special'), `/hotels/shared/specials/${itemId}/edit${query}`);
    case 'users':
      return ifAllowed(authority.canAny('READ', 'user'), `/users/${itemId}/edit${query}`);
    case 'tokens':
      return authority.isSuper ? '/tokens' : null;
    case 'deploy-tokens':
      return authority.isSuper ? '/releases/tokens' : null;
    default:
      return null;
  }
}

const keyOf = ({ kind, itemId }: Pick<Item, 'kind' | 'itemId'>) => `${kind} ${itemId}`;

/** Kinds without entries of their own in the bin: hours are deleted with their restaurant. */
const WITHOUT_ENTRY: Record<string, PgTable> = { users, hours };

/** The table of a kind; undefined for kinds that are not looked up. */
const tableOf = (kind: string): PgTable | undefined => WITHOUT_ENTRY[kind] ?? historyKind(kind)?.table;

/** Which items exist, and their types where their kind has types. */
async function findExisting(db: Database, items: Item[]): Promise<Map<string, { type: string | null }>> {
  const byKind = new Map<string, Set<string>>();
  for (const { kind, itemId } of items) byKind.set(kind, (byKind.get(kind) ?? new Set()).add(itemId));
  const parts = [...byKind].flatMap(([kind, ids]) => {
    const table = tableOf(kind);
    if (!table) return [];
    const type = sql`${findColumn(table, 'type') ?? sql`null`}::text`;
    const id = column(table, 'id');
    return [sql`select ${kind}::text, ${id}, ${type} from ${table} where ${inArray(id, [...ids])}`];
  });
  if (parts.length === 0) return new Map();
  const rows = await runQuery(db, sql.join(parts, sql` union all `), ([kind, itemId, type]) => ({
    key: keyOf({ kind: String(kind), itemId: String(itemId) }),
    type: type === null ? null : String(type),
  }));
  return new Map(rows.map(({ key, type }) => [key, { type }]));
}

async function propertyTypes(db: Database, items: Item[]): Promise<Map<string, PropertyType>> {
  const ids = [...new Set(items.flatMap(({ propertyId }) => propertyId ?? []))];
  if (ids.length === 0) return new Map();
  const found = await db.select({ id: properties.id, type: properties.type }).from(properties).where(inArray(properties.id, ids));
  return new Map(found.map(({ id, type }) => [id, type]));
}
