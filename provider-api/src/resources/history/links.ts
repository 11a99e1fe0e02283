import { getTableColumns, getTableName, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Authority } from 'shared-kit/rules/permissions';
import { mayDo } from '../../access/history/kindRights';
import { properties } from '../../access/places/schema';
import { users } from '../../access/users/schema';
import { ask } from '../../base/storage/ask';
import type { Database } from '../../base/storage/database';
import { holdersOf, type Holder } from '../../content/bin/held';
import { allKinds } from '../../content/kinds';
import { hours } from '../hours/schema';
import { editPagePath, versionPagePath } from '../notifications/pages';
import { historyKind } from './kinds';

interface Thing {
  kind: string;
  itemId: string;
  propertyId: string | null;
  /** The version that the page opens at, where it can. */
  version?: number;
}

/** Where an item is now. */
export interface Whereabouts {
  /** The page of the application that shows it, or the bin it is in; null when the reader has no such page. */
  link: string | null;
  /** `bin` while it can be restored, `good` when it no longer can; null while it exists. */
  gone: 'bin' | 'good' | null;
  /** The kind of that with which it went to the bin, and comes back; null when it went by itself. */
  gone_with: string | null;
}

const thereAt = (link: string | null): Whereabouts => ({ link, gone: null, gone_with: null });

/** Where items are now. Reads the kinds in one query, and the bin in another when something is missing. */
export async function whereaboutsOf(db: Database, authority: Authority, things: Thing[]): Promise<Whereabouts[]> {
  const there = await findThere(db, things);
  const types = await propertyTypes(db, things);
  const isMissing = (thing: Thing) => tableOf(thing.kind) !== undefined && !there.has(keyOf(thing));
  const holders = await findHolders(db, things.filter(isMissing));
  return things.map((thing) => {
    const { kind, itemId, propertyId, version } = thing;
    const found = there.get(keyOf(thing));
    const place = propertyId === null ? undefined : types.get(propertyId);
    const table = tableOf(kind);
    if (table && !found) return goneFrom(thing, authority, holders.get(rowKey(getTableName(table), itemId)), place);
    const isContent = allKinds().some(({ path }) => path === kind);
    if (!isContent) return thereAt(pageOf(thing, authority, Boolean(found), place));
    if (!found || !place || propertyId === null) return thereAt(null);
    const page = { type: place, propertyId, path: kind, itemType: found.type };
    return thereAt(version === undefined ? editPagePath(page, itemId) : versionPagePath(page, itemId, version));
  });
}

/** For what is missing: the entry of the bin that restores it, or that there is none. */
function goneFrom(thing: Thing, who: Authority, holder: Holder | undefined, place?: PropertyType): Whereabouts {
  if (!holder) return { link: null, gone: 'good', gone_with: null };
  const rights = historyKind(holder.kind);
  const mayRead = rights !== undefined && mayDo(who, 'READ', rights, holder.propertyId);
  const page = place ? `/${place}s/${thing.propertyId}/bin` : '/bin';
  const isItself = keyOf(holder) === keyOf(thing);
  return {
    link: mayRead ? `${page}?item=${holder.itemId}` : null,
    gone: 'bin',
    gone_with: isItself ? null : holder.kind,
  };
}

/** What in the bin restores each of these items, by table and id of its row. */
async function findHolders(db: Database, things: Thing[]): Promise<Map<string, Holder>> {
  const holders = await holdersOf(db, [...new Set(things.map(({ itemId }) => itemId))]);
  return new Map(holders.map((holder) => [rowKey(holder.row.table, holder.row.id), holder]));
}

const rowKey = (table: string, id: string) => `${table} ${id}`;

/** Where the application shows items; null for each that the reader has no page for. */
export const linksTo = async (db: Database, authority: Authority, things: Thing[]): Promise<(string | null)[]> =>
  (await whereaboutsOf(db, authority, things)).map(({ link }) => link);

type PropertyType = 'hotel' | 'restaurant';

/** The page of what is not content, if the reader may open it. */
function pageOf(
  { kind, itemId, propertyId, version }: Thing,
  who: Authority,
  isThere: boolean,
  place?: PropertyType,
): string | null {
  const only = (may: boolean, page: string) => (may && isThere ? page : null);
  const at = version === undefined ? '' : `?history=${version}`;
  switch (kind) {
    case 'properties':
      return only(place !== undefined, `/${place}s/${itemId}${who.isSuper ? `/settings${at}` : ''}`);
    case 'hours':
      return place === undefined ? null : `/restaurants/${propertyId}/hours${at}`;
    case 'regions':
      return only(who.canAny('READ', 'region'), `/hotels/regions/${itemId}${at}`);
    case 'alerts':
      return only(who.canAny('READ', 'alert'), `/hotels/alerts/${itemId}/edit${at}`);
    case 'assets':
      return only(who.canAny('READ', 'asset'), `/media/${itemId}${at}`);
    case 'shared-specials':
      return only(who.isSuper, `/hotels/shared/specials/${itemId}/edit${at}`);
    case 'users':
      return only(who.canAny('READ', 'user'), `/users/${itemId}/edit${at}`);
    case 'tokens':
      return who.isSuper ? '/tokens' : null;
    case 'deploy-tokens':
      return who.isSuper ? '/releases/tokens' : null;
    default:
      return null;
  }
}

const keyOf = ({ kind, itemId }: Pick<Thing, 'kind' | 'itemId'>) => `${kind} ${itemId}`;

/** Kinds that have no entry of their own in the bin: hours go there with their restaurant. */
const WITHOUT_ENTRY: Record<string, PgTable> = { users, hours };

/** Where the items of a kind are stored; undefined for those whose whereabouts are not told. */
const tableOf = (kind: string): PgTable | undefined => WITHOUT_ENTRY[kind] ?? historyKind(kind)?.table;

/** Which items exist, and their types where their kind has types. */
async function findThere(db: Database, things: Thing[]): Promise<Map<string, { type: string | null }>> {
  const byKind = new Map<string, Set<string>>();
  for (const { kind, itemId } of things) byKind.set(kind, (byKind.get(kind) ?? new Set()).add(itemId));
  const parts = [...byKind].flatMap(([kind, ids]) => {
    const table = tableOf(kind);
    if (!table) return [];
    const columns = getTableColumns(table) as Record<string, PgColumn>;
    const type = columns.type ? sql`${columns.type}::text` : sql`null::text`;
    return [
      sql`select ${kind}::text, ${columns.id as PgColumn}, ${type} from ${table} where ${inArray(columns.id as PgColumn, [...ids])}`,
    ];
  });
  if (parts.length === 0) return new Map();
  const rows = await ask(db, sql.join(parts, sql` union all `), ([kind, itemId, type]) => ({
    key: keyOf({ kind: String(kind), itemId: String(itemId) }),
    type: type === null ? null : String(type),
  }));
  return new Map(rows.map(({ key, type }) => [key, { type }]));
}

async function propertyTypes(db: Database, things: Thing[]): Promise<Map<string, PropertyType>> {
  const ids = [...new Set(things.flatMap(({ propertyId }) => propertyId ?? []))];
  if (ids.length === 0) return new Map();
  const found = await db.select({ id: properties.id, type: properties.type }).from(properties).where(inArray(properties.id, ids));
  return new Map(found.map(({ id, type }) => [id, type]));
}
