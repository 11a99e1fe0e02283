import type { RouteTable, TableEntry } from '../../rules/remote/compose';
import { bestMatch, type Params, type PathMatch } from '../../rules/remote/paths';

export interface RouteMatch extends PathMatch {
  entry: TableEntry;
}

/**
 * Finds the entry for an address; the same function answers for sidebar, link and route.
 * @param path path of the address, without query
 * @returns the match, or null for an unknown path
 */
export const matchRoute = ({ entries }: RouteTable, path: string): RouteMatch | null => bestMatch(entries, path);

/** The property that an address is about. */
export interface Place {
  sidebar: 'top' | 'hotel' | 'restaurant';
  /** Id of the hotel or restaurant; null at top level. */
  propertyId: string | null;
}

/** @returns which property's pages a match belongs to */
export function placeOf(match: { params: Params } | null): Place {
  const { hotelid, restaurantId } = match?.params ?? {};
  if (hotelid !== undefined) return { sidebar: 'hotel', propertyId: hotelid };
  if (restaurantId !== undefined) return { sidebar: 'restaurant', propertyId: restaurantId };
  return { sidebar: 'top', propertyId: null };
}
