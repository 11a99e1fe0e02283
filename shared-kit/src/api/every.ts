import { useQuery } from '@tanstack/react-query';
import type { ListMeta } from '../rules/entities';
import { linkQuery, request, type Query } from 'shared-kit/api/http';
import { queryClient } from './queryClient';

/**
 * Every item of a list, page after page, by following `meta.links.next` (document 1 §7, paging). For lists that are replaced as a
 * whole: one part must never be taken for the whole list.
 * @param path collection of the API
 * @param query parameters of the first page, `{ perPage: 2000 }`
 * @throws ApiError when one of the pages cannot be loaded
 */
export async function everyPage<T>(path: string, query: Query, signal?: AbortSignal): Promise<T[]> {
  return (await everyPageVersioned<T>(path, query, signal)).data;
}

/**
 * A whole list, and the version against which its replacement is checked, in case somebody else replaced it first; not every list
 * has one.
 */
export interface Versioned<T> {
  data: T[];
  version: number | undefined;
}

/**
 * Every item of a list, with the version of its first page: if the list changed while its pages were read, a save is refused and
 * the list is read again.
 */
export async function everyPageVersioned<T>(path: string, query: Query, signal?: AbortSignal): Promise<Versioned<T>> {
  const { data, meta } = await readAll<T>(path, query, signal);
  return { data, version: meta.version };
}

type FirstMeta = ListMeta & { version?: number };

/** Every item, and the meta of the first page. */
export async function readAll<T>(
  path: string,
  query: Query,
  signal: AbortSignal | undefined,
): Promise<{ data: T[]; meta: FirstMeta }> {
  const page = await request<T[], FirstMeta>('GET', path, { query, ...(signal && { signal }) });
  const next = linkQuery(page.meta.links?.next);
  return next ? { ...page, data: [...page.data, ...(await readAll<T>(path, next, signal)).data] } : page;
}

/**
 * Every item of a list, for a page: loaded again each time it is opened, and never replaced while somebody edits it.
 * @param path collection of the API; null asks for nothing
 */
export function useEvery<T>(path: string | null, query: Query) {
  const result = useQuery<Versioned<T>, Error>(
    {
      queryKey: [path, 'every', query],
      queryFn: ({ signal }) => everyPageVersioned<T>(path ?? '', query, signal),
      ...(path === null && { enabled: false }),
      staleTime: Infinity,
      gcTime: 0,
    },
    queryClient,
  );
  return { data: result.data?.data, version: result.data?.version, error: result.error, reload: result.refetch };
}
