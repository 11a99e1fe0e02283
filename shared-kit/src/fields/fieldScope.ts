import { createContext, useContext } from 'react';
import type { Property } from '../rules/entities';
import { ownZone } from '../rules/zone';

/** What fields need to know apart from their own value. */
export interface FieldScope {
  /** Dates are typed and shown in its time zone, never the browser's (API contract §1). */
  property: Property;
  /** The item being edited; absent on a new one. */
  itemId: string | undefined;
}

export const FieldScopeContext = createContext<FieldScope | null>(null);

/** The property and item of the surrounding form. @throws Error outside a form page */
export function useFieldScope(): FieldScope {
  const scope = useContext(FieldScopeContext);
  if (!scope) throw new Error('A field is used outside a form page.');
  return scope;
}

/** The id of the placeholder property of items that belong to none. */
export const NO_PROPERTY = 'shared';

/** The time zone in which the current time is read: the property's, or the person's if an item belongs to no property. */
export const clockOf = ({ id, timezone }: Pick<Property, 'id' | 'timezone'>): string =>
  id === NO_PROPERTY ? ownZone() : timezone;
