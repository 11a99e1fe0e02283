import { useEvery } from 'shared-kit/api/resource';
import type { Property } from 'shared-kit/rules/entities';
import { PER_PAGE } from 'shared-kit/rules/limits';

/** What everybody who grants rights may know about a property, even without the right to read it. */
export type PropertyName = Pick<Property, 'id' | 'name' | 'type' | 'archived' | 'regionId'>;

/** All properties, ordered by name with the archived ones last, including those that the person may not read (OP-134). */
export function usePropertyNames() {
  const { data, error, reload } = useEvery<PropertyName>('/properties/names', { perPage: PER_PAGE.max });
  return { properties: data, error, reload };
}
