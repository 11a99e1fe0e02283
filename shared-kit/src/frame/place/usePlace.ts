import { useProperty } from '../../api/property';
import { ApiError } from '../../api/errors';
import type { Property } from '../../rules/entities';
import { placeOf, type Place, type RouteMatch } from '../routes/match';

export interface KnownPlace extends Place {
  property: Property | undefined;
  /** The address names a property that does not exist, or one of the other type (OP-13). */
  isUnknown: boolean;
  /** The person may not see this property. */
  isForbidden: boolean;
}

/** The property that the address is about; loaded once and cached (document 1 §4, P-164). */
export function usePlace(match: RouteMatch | null): KnownPlace {
  const place = placeOf(match);
  const { property, error } = useProperty(place.propertyId ?? undefined);
  const status = error instanceof ApiError ? error.status : null;
  const isOtherType = property !== undefined && property.type !== place.sidebar;
  return { ...place, property, isUnknown: status === 404 || isOtherType, isForbidden: status === 403 };
}
