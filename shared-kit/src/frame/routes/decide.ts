import type { PropertyType } from '../../rules/entities';
import type { Authority } from '../../rules/permissions';
import { mayOpen } from '../../rules/routeAccess';
import type { RouteTable, TableEntry } from '../../rules/remote/compose';
import { fillPath } from '../../rules/remote/paths';
import { matchRoute, type RouteMatch } from './match';

export type Decision =
  | { kind: 'page'; match: RouteMatch }
  | { kind: 'redirect'; to: string; refused?: string }
  | { kind: 'notFound' };

/** What the decision needs to know of the signed-in person. */
export interface Rights {
  authority: Authority;
  /** Types of which the person may read at least one property (OP-26); undefined while that is not known. */
  types: PropertyType[] | undefined;
}

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** The type of property whose dashboard a route is; undefined for every other route. */
export const dashboardType = ({ path }: TableEntry): string | undefined => /^\/(hotel|restaurant)s\/:\w+$/.exec(path)?.[1];

/** Why a person may not open a page. The dashboard of a property has the title of the page that is shown instead. */
export function refusalOf(entry: TableEntry): string {
  const type = dashboardType(entry);
  return `You may not open ${type ? `this ${type}` : `“${entry.title}”`}. A super user can give you the right.`;
}

/** Why a page for signed-out people is not shown. Whoever follows a mailed link has to be told. */
const refusalOfLink = (params: RouteMatch['params']): string | undefined =>
  params.resetToken && 'This link sets a password, and you are signed in. Log out, then open the link again.';

/**
 * What a signed-in person gets at an address (document 1 §2, Guards).
 * @returns the page, a redirect (with the reason if the person may not open the page), or that there is no such page
 */
export function decide(table: RouteTable, { pathname, search, hash }: Address, rights: Rights): Decision {
  const match = matchRoute(table, pathname);
  if (!match) return { kind: 'notFound' };
  const { entry, params, canonical } = match;
  if (canonical !== pathname) return { kind: 'redirect', to: canonical + search + hash };
  if (!mayOpen(entry, rights.authority, params, rights.types)) {
    const refused = entry.access === 'publicOnly' ? refusalOfLink(params) : refusalOf(entry);
    return { kind: 'redirect', to: '/', ...(refused && { refused }) };
  }
  const target = entry.redirectTo && fillPath(entry.redirectTo, params);
  if (target) return { kind: 'redirect', to: target + search + hash };
  return { kind: 'page', match };
}
