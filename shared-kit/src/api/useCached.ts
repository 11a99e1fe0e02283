import { useQuery } from '@tanstack/react-query';
import { request, type Query } from 'shared-kit/api/http';
import type { ListMeta } from '../rules/entities';
import { queryClient } from './queryClient';

/** A list or a single item as pages hold it: the data beside its loading and error flags (document 1 §3, P-158). */
export interface Loaded<D> {
  data: D | undefined;
  meta: ListMeta | undefined;
  /** Also true on a page beyond the last one: the pager moves to the last, and until then the list must not appear empty. */
  loading: boolean;
  /** True while older data is shown until the answer arrives. */
  stale: boolean;
  error: Error | null;
  reload: () => Promise<unknown>;
}

export type CachedAnswer<D> = { data: D; meta?: ListMeta };

export interface CachedOptions<D> {
  key: unknown[];
  path: string;
  query?: Query;
  /** Reads the answer; by default it is the one of `path` and `query`. */
  read?: (call: { signal: AbortSignal }) => Promise<CachedAnswer<D>>;
  enabled?: boolean;
  /** How long an answer counts as fresh before it is fetched again, in milliseconds. */
  staleTime?: number;
  /** Returns what to show until the answer arrives, given what the same part of the page showed before, and its key. */
  placeholder?: (
    previous: CachedAnswer<D> | undefined,
    previousQuery?: { queryKey: readonly unknown[] },
  ) => CachedAnswer<D> | undefined;
}

const isBeyond = (meta: ListMeta | undefined) => meta !== undefined && meta.page > Math.max(1, meta.totalPages);

/** A GET of the API through the cache, which is passed explicitly, so that remotes need no provider around them. */
export function useCached<D>({ key, path, query, read, enabled = true, staleTime, placeholder }: CachedOptions<D>): Loaded<D> {
  const result = useQuery<CachedAnswer<D>, Error>(
    {
      queryKey: key,
      queryFn: read ?? getFrom<D>(path, query),
      ...(!enabled && { enabled }),
      ...(staleTime !== undefined && { staleTime }),
      ...(placeholder && { placeholderData: placeholder }),
    },
    queryClient,
  );
  return {
    data: result.data?.data,
    meta: result.data?.meta,
    loading: (result.isPending && enabled) || isBeyond(result.data?.meta),
    stale: result.isPlaceholderData,
    error: result.error,
    reload: result.refetch,
  };
}

/** A query function for the cache. */
export const getFrom =
  <D>(path: string, query?: Query) =>
  ({ signal }: { signal: AbortSignal }) =>
    request<D, ListMeta>('GET', path, { query, signal });
