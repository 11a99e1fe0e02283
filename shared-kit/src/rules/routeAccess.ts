import type { PropertyType } from './entities';
import type { Authority } from './permissions';

/** The parts of a route that the guard needs. */
export interface GuardedRoute {
  path: string;
  resource?: string;
  access?: 'super' | 'write' | 'anyProperty' | 'publicOnly';
  order?: number;
  related?: ReadonlyArray<'top' | 'hotel' | 'restaurant'>;
}

export interface RouteParams {
  hotelid?: string;
  restaurantId?: string;
}

/**
 * The kinds of property the person can read, when known. Unknown, reading any property is enough: the server lists only
 * what the person may see.
 */
export type ReadableTypes = readonly PropertyType[] | undefined;

function readsProperties(path: string, who: Authority, types: ReadableTypes): boolean {
  if (!who.canAny('READ', 'property')) return false;
  if (!types) return true;
  if (path.startsWith('/restaurants')) return types.includes('restaurant');
  return path.startsWith('/hotels') ? types.includes('hotel') : types.length > 0;
}

function passes(route: GuardedRoute, who: Authority | null, params: RouteParams, types: ReadableTypes): boolean {
  const { path, access } = route;
  if (path === '/') return true;
  if (!who) return false;
  if (who.isSuper || path === '/profile') return true;
  const resource = route.resource ?? 'property';
  const scoped = /:(hotelid|restaurantId)\b/.exec(path);
  if (scoped) {
    const id = params[scoped[1] as keyof RouteParams];
    if (!id) return false;
    return access === undefined ? who.can('READ', resource, id) : access === 'write' && who.can('WRITE', resource, id);
  }
  if (access !== undefined && access !== 'anyProperty') return false;
  if (access && resource !== 'property') return who.canAny('READ', resource);
  if (access || route.resource === 'property') return readsProperties(path, who, types);
  if (resource === 'user') return who.can('READ', resource);
  return route.resource === undefined || who.canAny('READ', resource);
}

/**
 * Whether a route may be opened (document 1 §2, guards). READ on its resource is needed, or WRITE if the entry says so, on
 * the property that the path names, or anywhere when it names none. Users belong to no property, so a right on one opens none of
 * their pages. Anything else is refused.
 * @param who null while nobody is signed in
 */
export function mayOpen(route: GuardedRoute, who: Authority | null, params: RouteParams, types?: ReadableTypes): boolean {
  if (route.access === 'publicOnly') return who === null;
  return passes(route, who, params, types);
}

/**
 * Whether a sidebar shows a route: it has a position in that sidebar and the guard allows the person; the root, public routes and
 * super users always pass (document 1 §2, sidebar visibility).
 */
export function showInSidebar(
  route: GuardedRoute,
  who: Authority | null,
  sidebar: 'top' | 'hotel' | 'restaurant',
  params: RouteParams,
  types?: ReadableTypes,
): boolean {
  if (route.order === undefined || !route.related?.includes(sidebar)) return false;
  return route.access === 'publicOnly' || passes(route, who, params, types);
}
