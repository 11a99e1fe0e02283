import { getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Authority } from 'shared-kit/rules/permissions';
import { properties } from '../../access/places/schema';
import { users } from '../../access/users/schema';
import { ask } from '../../base/storage/ask';
import type { Database } from '../../base/storage/database';
import { allKinds } from '../../content/kinds';
import { editPagePath, versionPagePath } from '../notifications/pages';
import { historyKind } from './kinds';

interface Thing {
  kind: string;
  itemId: string;
  propertyId: string | null;
  /** The version that the page opens at, where it can. */
  version?: number;
}

/**
 * Where the application shows things, each null when it is gone or the reader has no page for it. Reads the kinds in one query.
 */
export async function linksTo(db: Database, authority: Authority, things: Thing[]): Promise<(string | null)[]> {
  const there = await findThere(db, things);
  const types = await propertyTypes(db, things);
  return things.map((thing) => {
    const { kind, itemId, propertyId, version } = thing;
    const found = there.get(keyOf(thing));
    const place = propertyId === null ? undefined : types.get(propertyId);
    const isContent = allKinds().some(({ path }) => path === kind);
    if (!isContent) return pageOf(thing, authority, Boolean(found), place);
    if (!found || !place || propertyId === null) return null;
    const page = { type: place, propertyId, path: kind, itemType: found.type };
    return version === undefined ? editPagePath(page, itemId) : versionPagePath(page, itemId, version);
  });
}

type PropertyType = 'hotel' | 'restaurant';

/** The page of what is no content, if the reader may open it. */
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

/** Which things exist, and their types where their kind has types. */
async function findThere(db: Database, things: Thing[]): Promise<Map<string, { type: string | null }>> {
  const byKind = new Map<string, Set<string>>();
  for (const { kind, itemId } of things) byKind.set(kind, (byKind.get(kind) ?? new Set()).add(itemId));
  const parts = [...byKind].flatMap(([kind, ids]) => {
    const table = kind === 'users' ? users : historyKind(kind)?.table;
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
