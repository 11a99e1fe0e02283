import { PUBLIC_READS } from './defaultPermissions';
import type { Permission } from './entities';
import { resourceOf, resourcesWith } from './resources';

/** READ = r; WRITE = w (create, change, publish, archive, sort, clone into); DELETE = x (decision OP-24). */
export type Action = 'READ' | 'WRITE' | 'DELETE';

const READ = 1;
const ALL = 7;
const BIT: Record<Action, number> = { READ, WRITE: 2, DELETE: 4 };
const FLAG = { READ: 'r', WRITE: 'w', DELETE: 'x' } as const;

/** The resources with which an entry without a target opens every property (decision OP-134). */
const OPENS_ALL: ReadonlySet<string> = new Set(PUBLIC_READS);

/** The resources whose read entry gives READ on a resource: itself, and those that imply it (decision OP-27). */
export function readSources(resource: string): string[] {
  return [resource, ...resourcesWith(({ implies }) => implies?.resource === resource)];
}

export interface Authority {
  /** Has an entry for every resource without a target: may do everything (decision OP-23). */
  readonly isSuper: boolean;
  /** A super user whose wildcard also has r, w and x: may upload inside image pickers (document 1 §6). */
  readonly isFullWildcard: boolean;
  /** Reads every property: a super user, or someone who reads properties or their content without a target (OP-134). */
  readonly readsEveryProperty: boolean;
  /** Properties with a read entry of their own; only complete when `readsEveryProperty` is false. */
  readonly propertyIds: readonly string[];
  /** On one property; without an id, only entries that apply everywhere count. */
  can(action: Action, resource: string, propertyId?: string | null): boolean;
  /** On any property or everywhere. */
  canAny(action: Action, resource: string): boolean;
  /** The properties an action is allowed on; `every` when it is allowed on all. */
  propertiesWith(action: Action, resource: string): { every: boolean; ids: string[] };
  /** Assets, tags and regions may be read by everybody who may read any property, and by holders of `asset`: pickers and columns need them. */
  canLookUp(resource: 'asset' | 'tag' | 'region'): boolean;
}

type Rights = Map<string, number>;

function bitsOf(entry: Permission): number {
  return (entry.r ? BIT.READ : 0) | (entry.w ? BIT.WRITE : 0) | (entry.x ? BIT.DELETE : 0);
}

/** Adds rights on a resource, and the rights that they imply. */
function addRights(rights: Rights, resource: string, bits: number, opensProperty: (resource: string) => boolean): void {
  rights.set(resource, (rights.get(resource) ?? 0) | bits);
  const implied = resourceOf(resource)?.implies;
  const impliedBits = implied && bits & (implied.flags === 'r' ? READ : ALL);
  if (impliedBits) addRights(rights, implied.resource, impliedBits, opensProperty);
  if (bits & READ && opensProperty(resource)) rights.set('property', (rights.get('property') ?? 0) | READ);
}

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';

/** What an entry applies to: one property, everything, or nothing when its target has only a type (fail closed). */
function targetOf(entry: Permission): string | null | undefined {
  if (!isBlank(entry.permissionableId)) return String(entry.permissionableId);
  return isBlank(entry.permissionableType) ? null : undefined;
}

/**
 * What a list of permissions allows, on both client and server. The list is indexed once, so that every check is a look-up, even
 * with thousands of entries. Includes the implied rights of decisions OP-26 and OP-27. Without a list, nothing is allowed.
 * @see document 1 §6, API contract §3
 */
export function authority(permissions: readonly Permission[] | null | undefined): Authority {
  const everywhere: Rights = new Map();
  const byProperty = new Map<string, Rights>();
  let isSuper = false;
  let isFullWildcard = false;

  for (const entry of permissions ?? []) {
    if (!entry || typeof entry.resource !== 'string') continue;
    const target = targetOf(entry);
    if (target === undefined) continue;
    const isWildcard = entry.resource === '*';
    if (isWildcard && target === null) {
      isSuper = true;
      isFullWildcard ||= Boolean(entry.r && entry.w && entry.x);
      continue;
    }
    let rights = target === null ? everywhere : byProperty.get(target);
    if (!rights) byProperty.set(target as string, (rights = new Map()));
    const opensProperty = (resource: string) => target !== null || OPENS_ALL.has(resource);
    addRights(rights, entry.resource, isWildcard ? ALL : bitsOf(entry), opensProperty);
  }

  const allows = (rights: Rights | undefined, bit: number, resource: string) =>
    Boolean(rights && ((rights.get(resource) ?? 0) | (rights.get('*') ?? 0)) & bit);
  const can: Authority['can'] = (action, resource, propertyId) =>
    isSuper ||
    allows(everywhere, BIT[action], resource) ||
    (!isBlank(propertyId) && allows(byProperty.get(String(propertyId)), BIT[action], resource));
  const idsWith = (action: Action, resource: string) =>
    [...byProperty].filter(([, rights]) => allows(rights, BIT[action], resource)).map(([id]) => id);
  const propertyIds = idsWith('READ', 'property');
  const readsEveryProperty = can('READ', 'property');
  const canAny: Authority['canAny'] = (action, resource) => {
    if (can(action, resource)) return true;
    for (const rights of byProperty.values()) if (allows(rights, BIT[action], resource)) return true;
    return false;
  };

  return {
    isSuper,
    isFullWildcard,
    readsEveryProperty,
    propertyIds,
    can,
    canAny,
    propertiesWith: (action, resource) => ({ every: can(action, resource), ids: idsWith(action, resource) }),
    canLookUp: (resource) => canAny('READ', resource) || canAny('READ', 'asset') || readsEveryProperty || propertyIds.length > 0,
  };
}

/** The part of an entry that somebody does not have; null if they have all of it. */
function missingPart(holder: Authority, entry: Permission): Permission | null {
  if (holder.isSuper) return null;
  const target = targetOf(entry);
  const lacks = (action: Action) =>
    Boolean(entry[FLAG[action]]) && (target === undefined || !holder.can(action, entry.resource, target));
  if (entry.resource === '*') {
    // A wildcard on a property gives every right there, so checking one right is enough.
    return holder.can('READ', '*', target) ? null : entry;
  }
  const missing = { ...entry, r: lacks('READ'), w: lacks('WRITE'), x: lacks('DELETE') };
  return bitsOf(missing) ? missing : null;
}

/**
 * What a new list of permissions would give beyond the stored one: only additions need the granter's own right (API contract §3).
 * Each returned entry has only the added flags.
 */
export function additions(stored: readonly Permission[], next: readonly Permission[]): Permission[] {
  const before = authority(stored);
  return next.map((entry) => missingPart(before, entry)).filter((entry) => entry !== null);
}

/**
 * Whether somebody has every right of a list: nobody grants a right that they do not have, and only super users grant
 * a wildcard (API contract §3).
 */
export function holdsAll(granter: Authority, list: readonly Permission[]): boolean {
  return list.every((entry) => granter.isSuper || (entry.resource !== '*' && missingPart(granter, entry) === null));
}
