import { getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Authority } from 'shared-kit/rules/permissions';
import { properties } from '../../access/places/schema';
import { users } from '../../access/users/schema';
import { ask } from '../../base/storage/ask';
import type { Database } from '../../base/storage/database';
import { bin } from '../../content/bin/schema';
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

/** Where an item is now. */
export interface Whereabouts {
  /** The page of the application that shows it, or the bin it is in; null when the reader has no such page. */
  link: string | null;
  /** `bin` while it can be restored, `good` when it no longer can; null while it exists, or when that cannot be determined. */
  gone: 'bin' | 'good' | null;
}

/** Where items are now. Reads the kinds in one query, and the bin in another when something is missing. */
export async function whereaboutsOf(db: Database, authority: Authority, things: Thing[]): Promise<Whereabouts[]> {
  const there = await findThere(db, things);
  const types = await propertyTypes(db, things);
  const isMissing = (thing: Thing) => tableOf(thing.kind) !== undefined && !there.has(keyOf(thing));
  const binned = await findBinned(db, things.filter(isMissing));
  return things.map((thing) => {
    const { kind, itemId, propertyId, version } = thing;
    const found = there.get(keyOf(thing));
    const place = propertyId === null ? undefined : types.get(propertyId);
    if (isMissing(thing)) return goneFrom(thing, binned, place);
    const isContent = allKinds().some(({ path }) => path === kind);
    if (!isContent) return { link: pageOf(thing, authority, Boolean(found), place), gone: null };
    if (!found || !place || propertyId === null) return { link: null, gone: null };
    const page = { type: place, propertyId, path: kind, itemType: found.type };
    return { link: version === undefined ? editPagePath(page, itemId) : versionPagePath(page, itemId, version), gone: null };
  });
}

/** What goes to the bin with something else: it has no entry of its own, so whether it can be restored cannot be determined. */
const GOES_WITH_ANOTHER = ['calendar-events', 'faqs'];

/** For what is missing: the entry of the bin that restores it, or that there is none. */
function goneFrom({ kind, itemId, propertyId }: Thing, binned: ReadonlySet<string>, place?: PropertyType): Whereabouts {
  const bin = place && propertyId !== itemId ? `/${place}s/${propertyId}/bin` : '/bin';
  if (binned.has(keyOf({ kind, itemId }))) return { link: `${bin}?item=${itemId}`, gone: 'bin' };
  const isWithProperty = propertyId !== null && binned.has(keyOf({ kind: 'properties', itemId: propertyId }));
  if (isWithProperty) return { link: `/bin?item=${propertyId}`, gone: 'bin' };
  return { link: null, gone: GOES_WITH_ANOTHER.includes(kind) ? null : 'good' };
}

/** Which of these items, and of their properties, have an entry in the bin. */
async function findBinned(db: Database, things: Thing[]): Promise<Set<string>> {
  const ids = [...new Set(things.flatMap(({ itemId, propertyId }) => [itemId, ...(propertyId ? [propertyId] : [])]))];
  if (ids.length === 0) return new Set();
  const entries = await db.select({ kind: bin.kind, itemId: bin.itemId }).from(bin).where(inArray(bin.itemId, ids));
  return new Set(entries.map(keyOf));
}

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

/** Where the items of a kind are stored; undefined for those without rows of their own. */
const tableOf = (kind: string) => (kind === 'users' ? users : historyKind(kind)?.table);

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
