import { useEvery } from 'shared-kit/api/resource';
import type { Property } from 'shared-kit/rules/entities';
import { PER_PAGE } from 'shared-kit/rules/limits';

/** What is known about a property that one may not open. */
export type PropertyName = Pick<Property, 'id' | 'name' | 'type' | 'archived' | 'regionId'>;

/** All properties by name, the archived ones after the others, also those that the person does not read (OP-134). */
export function usePropertyNames() {
  const { data, error, reload } = useEvery<PropertyName>('/properties/names', { perPage: PER_PAGE.most });
  return { properties: data, error, reload };
}
