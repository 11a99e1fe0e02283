import { and, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Action, Authority } from 'shared-kit/rules/permissions';
import type { Resource } from 'shared-kit/rules/resources';

/** Who may read and change items of a kind, by the same rules as their routes. */
export interface KindRights {
  /** The last part of its list's address. */
  kind: string;
  /** `super`: only super users. */
  resource: Resource | 'super';
  /**
   * Where the right must be held: on the item's property; on any property to read, and without a target to change; or
   * always without a target.
   */
  scope: 'property' | 'any' | 'global';
  /** Whether only super users may change it, though others read it. */
  superWrites?: true;
  /** Whether reading any property is enough to read it. */
  isLookedUp?: 'asset' | 'region';
}

/** Where someone may do something with a kind: everywhere, or on these properties only. */
function placesOf(authority: Authority, action: Action, rights: KindRights): { every: boolean; ids: string[] } {
  const { resource, scope, superWrites, isLookedUp } = rights;
  if (authority.isSuper) return { every: true, ids: [] };
  if (resource === 'super' || (superWrites && action !== 'READ')) return { every: false, ids: [] };
  if (isLookedUp && action === 'READ') return { every: authority.canLookUp(isLookedUp), ids: [] };
  if (scope === 'any' && action === 'READ') return { every: authority.canAny(action, resource), ids: [] };
  const places = authority.propertiesWith(action, resource);
  return scope !== 'property' ? { every: places.every, ids: [] } : places;
}

/** Whether someone may do something with one item of a kind. */
export function mayDo(authority: Authority, action: Action, rights: KindRights, propertyId: string | null): boolean {
  const { every, ids } = placesOf(authority, action, rights);
  return every || (propertyId !== null && ids.includes(propertyId));
}

/**
 * Selects what someone may read from the rows of one kind.
 * @param propertyId its column; undefined where the rows belong to no property
 */
export function readableRows(authority: Authority, rights: KindRights, propertyId: PgColumn | undefined): SQL | undefined {
  const { every, ids } = placesOf(authority, 'READ', rights);
  if (every) return undefined;
  return propertyId && ids.length > 0 ? inArray(propertyId, ids) : sql`false`;
}

/** Whether someone may still read everything of some kinds that their earlier rights let them read. */
export const stillReads = (authority: Authority, earlier: Authority, kinds: readonly KindRights[]): boolean =>
  kinds.every((rights) => {
    const [now, before] = [placesOf(authority, 'READ', rights), placesOf(earlier, 'READ', rights)];
    const ids = new Set(now.ids);
    return now.every || (!before.every && before.ids.every((id) => ids.has(id)));
  });

/** Selects what someone may read from rows with a kind and a property. */
export function readable(
  authority: Authority,
  kinds: readonly KindRights[],
  kind: PgColumn,
  propertyId: PgColumn,
): SQL | undefined {
  if (authority.isSuper) return undefined;
  const everywhere: string[] = [];
  const byPlaces = new Map<string, { ids: string[]; kinds: string[] }>();
  for (const rights of kinds) {
    const { every, ids } = placesOf(authority, 'READ', rights);
    if (every) everywhere.push(rights.kind);
    if (every || ids.length === 0) continue;
    const key = ids.join();
    const group = byPlaces.get(key) ?? { ids, kinds: [] };
    group.kinds.push(rights.kind);
    byPlaces.set(key, group);
  }
  const groups = [...byPlaces.values()].map(({ ids, kinds }) => and(inArray(kind, kinds), inArray(propertyId, ids)));
  return or(everywhere.length > 0 ? inArray(kind, everywhere) : undefined, ...groups) ?? sql`false`;
}
