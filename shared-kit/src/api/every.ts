import { useQuery } from '@tanstack/react-query';
import type { ListMeta } from '../rules/entities';
import { linkQuery, request, type QueryValue } from 'shared-kit/api/http';
import { queryClient } from './queryClient';

type Query = Record<string, QueryValue>;

/**
 * Every item of a list, page after page, by following `meta.links.next` (document 1 §7, paging). For lists that are
 * replaced as a whole: a part of one must never stand for all of it.
 * @param path collection of the API
 * @param query parameters of the first page, `{ perPage: 2000 }`
 * @throws ApiError when any of the pages does not come
 */
export async function everyPage<T>(path: string, query: Query, signal?: AbortSignal): Promise<T[]> {
  const found: T[] = [];
  for (let next: Query | null = query; next;) {
    const { data, meta }: { data: T[]; meta: Partial<ListMeta> } = await request<T[]>('GET', path, {
      query: next,
      ...(signal && { signal }),
    });
    found.push(...data);
    next = linkQuery(meta.links?.next);
  }
  return found;
}

/**
 * The same for a page: loaded anew each time it is opened, and never behind the back of whoever edits it.
 * @param path collection of the API; null asks for nothing
 */
export function useEvery<T>(path: string | null, query: Query) {
  const asked = useQuery<T[], Error>(
    {
      queryKey: [path, 'every', query],
      queryFn: ({ signal }) => everyPage<T>(path ?? '', query, signal),
      enabled: path !== null,
      staleTime: Infinity,
      gcTime: 0,
    },
    queryClient,
  );
  return { data: asked.data, error: asked.error, reload: asked.refetch };
}
