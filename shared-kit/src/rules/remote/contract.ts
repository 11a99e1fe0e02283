import { isParam, shapeOf } from './paths';
import { flatten, type RouteEntry } from './routes';

const SEGMENT = /^(:(hotelid|restaurantId|id|resetToken)|[a-z0-9]+(-[a-z0-9]+)*)$/;

/** All segments of a path, empty ones included: those are invalid. */
const allSegments = (path: string) => path.split('/').slice(1);

function pathProblem(path: string): string | null {
  if (!path.startsWith('/')) return 'does not start with /';
  if (path === '/') return null;
  const invalid = allSegments(path).find((segment) => !SEGMENT.test(segment));
  return invalid === undefined ? null : `has the invalid part '${invalid}'`;
}

function targetProblem(entry: RouteEntry): string | null {
  const { page, redirectTo } = entry;
  if (page !== undefined && redirectTo !== undefined) return 'has both a page and a redirect';
  if (redirectTo === undefined) return page === undefined ? 'has neither a page nor a redirect' : null;
  const ownSegments = allSegments(entry.path);
  const unknown = allSegments(redirectTo).find((segment) => isParam(segment) && !ownSegments.includes(segment));
  return unknown === undefined ? pathProblem(redirectTo) : `redirects to ${unknown}, which its path does not contain`;
}

/** The site appends it to the address of the API, and sends the token there: it must not become part of a host. */
function firstCallProblem({ firstCalls = [] }: RouteEntry): string | null {
  const invalid = firstCalls.find((call) => !/^\/[a-z:]/i.test(call));
  return invalid === undefined ? null : `has the first call '${invalid}', which is not a path of the API`;
}

function sidebarProblem({ order, related, path, under }: RouteEntry): string | null {
  if ((order === undefined) !== (related === undefined || related.length === 0)) {
    return 'needs both an order and a sidebar, or neither';
  }
  if (order !== undefined && !Number.isFinite(order)) return 'has an order that is not a number';
  const parentPath = path.slice(0, path.lastIndexOf('/'));
  if (under !== undefined && under !== parentPath) {
    return 'is held by an entry that its path is not below';
  }
  if (related?.includes('hotel') && !path.includes('/:hotelid')) return "is in a hotel's sidebar and names no hotel";
  if (related?.includes('restaurant') && !path.includes('/:restaurantId')) {
    return "is in a restaurant's sidebar and names no restaurant";
  }
  return null;
}

/**
 * Checks a remote's description of itself (document 1 §2, the route table).
 * @param routes its route entries
 * @param pageKeys keys of its lazily loaded pages
 * @returns one message per problem; empty if the contract is met
 */
export function routeProblems(routes: readonly RouteEntry[], pageKeys: readonly string[]): string[] {
  const problems: string[] = [];
  const seen = new Set<string>();
  const entries = flatten(routes);
  for (const entry of entries) {
    const found = [pathProblem(entry.path), targetProblem(entry), firstCallProblem(entry), sidebarProblem(entry)];
    if (!entry.title?.trim()) found.push('has no title');
    if (entry.page !== undefined && !pageKeys.includes(entry.page))
      found.push(`names the page '${entry.page}', which does not exist`);
    if (seen.has(shapeOf(entry.path))) found.push('appears twice');
    seen.add(shapeOf(entry.path));
    problems.push(...found.filter((text) => text !== null).map((text) => `${entry.path} ${text}`));
  }
  const used = new Set(entries.map((entry) => entry.page));
  for (const key of pageKeys) if (!used.has(key)) problems.push(`page '${key}' belongs to no route`);
  return problems;
}
