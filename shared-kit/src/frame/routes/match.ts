import type { RouteTable, TableEntry } from '../../rules/remote/compose';

export type Params = Record<string, string>;

export interface RouteMatch {
  entry: TableEntry;
  params: Params;
  /** The same address with its fixed segments spelled as in the table (OP-11); ids and tokens keep their case. */
  canonical: string;
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');
const isParam = (segment: string) => segment.startsWith(':');

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A stray percent sign is treated as part of the name.
    return segment;
  }
}

function matchEntry(entry: TableEntry, found: string[]): RouteMatch | null {
  const wanted = segmentsOf(entry.path);
  if (wanted.length !== found.length) return null;
  const params: Params = {};
  const canonical: string[] = [];
  for (const [index, segment] of wanted.entries()) {
    const value = found[index] ?? '';
    if (isParam(segment)) params[segment.slice(1)] = decoded(value);
    else if (segment.toLowerCase() !== value.toLowerCase()) return null;
    canonical.push(isParam(segment) ? value : segment);
  }
  return { entry, params, canonical: `/${canonical.join('/')}` };
}

/** Fixed words before parameters, compared from the left (OP-14). */
function precedence(a: TableEntry, b: TableEntry): number {
  const [first, second] = [segmentsOf(a.path), segmentsOf(b.path)];
  const at = first.findIndex((segment, index) => isParam(segment) !== isParam(second[index] ?? ''));
  if (at === -1) return 0;
  return isParam(first[at] ?? '') ? 1 : -1;
}

/**
 * Finds the entry for an address; the same function answers for sidebar, link and route.
 * @param path path of the address, without query; the case of fixed words and a closing slash do not matter
 * @returns the match, or null for an unknown path
 */
export function matchRoute({ entries }: RouteTable, path: string): RouteMatch | null {
  const found = segmentsOf(path);
  const matches = entries.map((entry) => matchEntry(entry, found)).filter((match) => match !== null);
  return matches.sort((a, b) => precedence(a.entry, b.entry))[0] ?? null;
}

/**
 * A pattern with its parameters filled in.
 * @param pattern '/hotels/:hotelid/specials'
 * @returns the path, or null when a parameter is missing
 */
export function fillPath(pattern: string, params: Params): string | null {
  const segments = segmentsOf(pattern).map((segment) => {
    if (!isParam(segment)) return segment;
    const value = params[segment.slice(1)];
    return value === undefined ? null : encodeURIComponent(value);
  });
  return segments.includes(null) ? null : `/${segments.join('/')}`;
}

/** The property that an address is about. */
export interface Place {
  sidebar: 'top' | 'hotel' | 'restaurant';
  /** Id of the hotel or restaurant; null at top level. */
  propertyId: string | null;
}

/** @returns which property's pages a match belongs to */
export function placeOf(match: RouteMatch | null): Place {
  const { hotelid, restaurantId } = match?.params ?? {};
  if (hotelid !== undefined) return { sidebar: 'hotel', propertyId: hotelid };
  if (restaurantId !== undefined) return { sidebar: 'restaurant', propertyId: restaurantId };
  return { sidebar: 'top', propertyId: null };
}
