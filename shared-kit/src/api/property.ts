import { useQuery } from '@tanstack/react-query';
import type { Property } from '../rules/entities';
import { request } from './http';
import { queryClient } from './queryClient';
import { useResource } from './resource';

const FIVE_MINUTES = 300_000;

/** All properties that the signed-in person may see: list, counts, one, save, archive, remove. */
export const useProperties = () => useResource<Property>('/properties');

/**
 * One property. The cached one is used while its id is the same, unless `reload` forces it (document 1 §4, P-164).
 * @param id the property's id; undefined asks for nothing
 */
export function useProperty(id: string | undefined) {
  const query = useQuery({
    queryKey: ['/properties', 'one', id],
    queryFn: ({ signal }) => request<Property>('GET', `/properties/${encodeURIComponent(id ?? '')}`, { signal }),
    enabled: id !== undefined,
    staleTime: FIVE_MINUTES,
  });
  return { property: query.data?.data, error: query.error, loading: query.isPending, reload: query.refetch };
}

/**
 * Changes one live-page link; the others stay (API contract: `preview_urls` is merged). Super users only.
 * @throws ApiError
 */
export async function saveLiveLink(propertyId: string, key: string, url: string): Promise<void> {
  const answer = await request<Property>('PUT', `/properties/${propertyId}`, { body: { previewUrls: { [key]: url } } });
  queryClient.setQueryData(['/properties', 'one', propertyId], answer);
}
