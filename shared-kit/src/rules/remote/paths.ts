/*
 * The one matcher of paths: for the route table, for the inline script that asks for a page before any code is there, and
 * for the canned answers of tests. Patterns hold fixed words and parameters, `/hotels/:hotelid/specials`.
 */

export type Params = Record<string, string>;

export interface PathMatch {
  params: Params;
  /** The same path with the fixed words as the pattern spells them (OP-11); ids and tokens keep their case. */
  canonical: string;
}

export const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');
export const isParam = (segment: string): boolean => segment.startsWith(':');

/** Two patterns that match the same paths have the same shape, whatever their parameters are called. */
export const shapeOf = (pattern: string): string => pattern.replace(/:\w+/g, ':').toLowerCase();

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A stray percent sign is part of the name.
    return segment;
  }
}

/** @returns what a path gives a pattern; null where it does not fit. The case of fixed words and a closing slash do not matter. */
export function matchPath(pattern: string, path: string): PathMatch | null {
  const wanted = segmentsOf(pattern);
  const found = segmentsOf(path);
  if (wanted.length !== found.length) return null;
  const params: Params = {};
  const canonical: string[] = [];
  for (const [index, segment] of wanted.entries()) {
    const value = found[index] ?? '';
    if (isParam(segment)) params[segment.slice(1)] = decoded(value);
    else if (segment.toLowerCase() !== value.toLowerCase()) return null;
    canonical.push(isParam(segment) ? value : segment);
  }
  return { params, canonical: `/${canonical.join('/')}` };
}

/** Fixed words before parameters, compared from the left (OP-14). */
function precedence(one: string, other: string): number {
  const [first, second] = [segmentsOf(one), segmentsOf(other)];
  const index = first.findIndex((segment, place) => isParam(segment) !== isParam(second[place] ?? ''));
  if (index === -1) return 0;
  return isParam(first[index] ?? '') ? 1 : -1;
}

/** @returns the entry whose pattern fits a path best, with what the path gives it; null for an unknown path */
export function bestMatch<T extends { path: string }>(entries: readonly T[], path: string): (PathMatch & { entry: T }) | null {
  const matches = entries.flatMap((entry) => {
    const match = matchPath(entry.path, path);
    return match ? [{ entry, ...match }] : [];
  });
  return matches.sort((a, b) => precedence(a.entry.path, b.entry.path))[0] ?? null;
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
