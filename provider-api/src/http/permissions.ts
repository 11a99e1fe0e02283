import type { Action, Authority } from 'shared-kit/rules/permissions';
import type { Resource } from 'shared-kit/rules/resources';

/** The parameters in the path of a call. */
export type Params = Record<string, string | undefined>;

/** A rule that the usual forms cannot express. `says` is its text in the documentation. */
export interface OwnRule {
  says: string;
  allows: (authority: Authority, params: Params, userId: string) => boolean;
  /** Whether API tokens may use the route too; they only see published content. */
  forApiTokens?: true;
}

/**
 * Who may call a route (api-contract §3). Every route declares one; a server with a route that declares none refuses to
 * start.
 * - `public`: anybody; `signedIn`: any member of staff; `super`: a super user; `loopback`: this machine only
 * - `anybody`: as `public`, but the caller is known if there is a bearer token; `release`: a super user, or the deploy
 *   token of the remote in the path
 * - an action on a resource, on the property in the path (`property`), on any property (`any`) or without a target
 *   (`global`)
 */
export type RoutePermission =
  | 'public'
  | 'signedIn'
  | 'super'
  | 'loopback'
  | 'anybody'
  | 'release'
  | { resource: Resource; action: Action; scope: 'property' | 'any' | 'global' }
  | OwnRule;

/** A right on the property in the path. */
export const onProperty = (resource: Resource, action: Action) => ({ resource, action, scope: 'property' }) as const;
/** A right for which one property is enough. */
export const onAny = (resource: Resource, action: Action) => ({ resource, action, scope: 'any' }) as const;
/** A right without a target, e.g. on users or assets. */
export const everywhere = (resource: Resource, action: Action) => ({ resource, action, scope: 'global' }) as const;

/** A right that only staff can use, where API tokens would otherwise have it too. */
export function forStaff(permission: ReturnType<typeof onProperty>): OwnRule {
  const { action, resource } = permission;
  return {
    says: `${describePermission(permission)} Not for API tokens.`,
    allows: (authority, { property_id }) => authority.can(action, resource, property_id ?? null),
  };
}

const DESCRIPTIONS: Record<Extract<RoutePermission, string>, string> = {
  public: 'Anybody.',
  anybody: 'Anybody; signed-in people get their own response.',
  signedIn: 'Any signed-in user.',
  super: 'Super users.',
  release: 'Super users and the deploy token of the remote.',
  loopback: 'This machine only.',
};

/** A permission as text, for the documentation. */
export function describePermission(permission: RoutePermission): string {
  if (typeof permission === 'string') return DESCRIPTIONS[permission];
  if ('says' in permission) return permission.says;
  const where = { property: 'on the property', any: 'on any property', global: 'without a target' }[permission.scope];
  return `${permission.action} on ${permission.resource} ${where}.`;
}
