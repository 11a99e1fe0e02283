import { useResource } from 'shared-kit/api/resource';
import type { Property } from '../rules/entities';
import { isOutage } from './errors';

const FIVE_MINUTES = 300_000;

/** All properties that the signed-in person may see: list, counts, one, save, archive, remove. */
export const useProperties = () => useResource<Property>('/properties');

/**
 * One property. The cached one is used while its id is the same, unless `reload` forces it (document 1 §4, P-164). If the network
 * or the server fails during a reload, it stays, with everything typed on its page.
 * @param id the property's id; undefined asks for nothing
 */
export function useProperty(id: string | undefined) {
  const { data: property, error, loading, reload } = useProperties().useOne(id, FIVE_MINUTES);
  return { property, error: property && error && isOutage(error) ? null : error, loading, reload };
}
