/*
 * The one matcher of paths: for the route table, the inline script that requests a page's data before any code is loaded, and the
 * fake API of tests. Patterns consist of fixed words and parameters, `/hotels/:hotelid/specials`.
 */

export type Params = Record<string, string>;

export interface PathMatch {
  params: Params;
  /** The same path with the fixed words as the pattern spells them (OP-11); ids and tokens keep their case. */
  canonical: string;
}

/** The parts of a path between its slashes. */
export const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');
/** Whether a part of a pattern stands for any text: `:id`. */
export const isParam = (segment: string): boolean => segment.startsWith(':');

/** Two patterns that match the same paths have the same shape, whatever their parameters are called. */
export const shapeOf = (pattern: string): string => pattern.replace(/:\w+/g, ':').toLowerCase();

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A stray percent sign is part of the name.
    return segment;
  }
}

/** @returns the match of a path with a pattern; null without one. The case of fixed words and a closing slash do not matter. */
export function matchPath(pattern: string, path: string): PathMatch | null {
  const patternSegments = segmentsOf(pattern);
  const pathSegments = segmentsOf(path);
  if (patternSegments.length !== pathSegments.length) return null;
  const params: Params = {};
  const canonical: string[] = [];
  for (const [index, segment] of patternSegments.entries()) {
    const value = pathSegments[index] ?? '';
    if (isParam(segment)) params[segment.slice(1)] = decode(value);
    else if (segment.toLowerCase() !== value.toLowerCase()) return null;
    canonical.push(isParam(segment) ? value : segment);
  }
  return { params, canonical: `/${canonical.join('/')}` };
}

/** Fixed words before parameters, compared from the left (OP-14). */
function comparePrecedence(a: string, b: string): number {
  const [first, second] = [segmentsOf(a), segmentsOf(b)];
  const index = first.findIndex((segment, position) => isParam(segment) !== isParam(second[position] ?? ''));
  if (index === -1) return 0;
  return isParam(first[index] ?? '') ? 1 : -1;
}

/** @returns the entry whose pattern matches a path best, with the match; null for an unknown path */
export function bestMatch<T extends { path: string }>(entries: readonly T[], path: string): (PathMatch & { entry: T }) | null {
  const matches = entries.flatMap((entry) => {
    const match = matchPath(entry.path, path);
    return match ? [{ entry, ...match }] : [];
  });
  return matches.sort((a, b) => comparePrecedence(a.entry.path, b.entry.path))[0] ?? null;
}

/** @returns a pattern with its parameters filled in; null when one is missing */
export function fillPath(pattern: string, params: Params): string | null {
  const segments = segmentsOf(pattern).map((segment) => {
    if (!isParam(segment)) return segment;
    const value = params[segment.slice(1)];
    return value === undefined ? null : encodeURIComponent(value);
  });
  return segments.includes(null) ? null : `/${segments.join('/')}`;
}
