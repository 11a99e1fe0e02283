import { keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import type { ListMeta } from '../rules/entities';
import { isUnreadable, linkQuery, request, type Query } from 'shared-kit/api/http';
import { queryClient } from './queryClient';

interface Page<T> {
  data: T[];
  meta: ListMeta;
}

/** A list that grows at its end: the items loaded so far, with loading and error flags. */
export interface Endless<T> {
  items: T[];
  /** How many there are in all; undefined until the first answer. */
  count: number | undefined;
  loading: boolean;
  /** True while the answer to an earlier query is shown as a placeholder. */
  stale: boolean;
  /** Why there is nothing to show: it could not be loaded, or may no longer be read. */
  error: Error | null;
  /** What is shown could not be loaded again. */
  outdated: boolean;
  /** True when a further page exists. */
  more: boolean;
  loadingMore: boolean;
  /** The next page failed to load; what is shown stays. */
  moreFailed: boolean;
  loadMore: () => void;
  reload: () => void;
}

/**
 * A list whose next pages are appended, by following `meta.links.next` (document 1 §4, P-165; §7, paging).
 * @param path collection of the API; `refresh(path)` loads every page that is shown again
 * @param query parameters of the first page
 */
export function useEndless<T extends { id: string }>(path: string, query: Query): Endless<T> {
  const queryKey = [path, 'endless', query];
  const result = useInfiniteQuery<Page<T>, Error, InfiniteData<Page<T>>, unknown[], Query>(
    {
      queryKey,
      queryFn: ({ pageParam, signal }) => request<T[], ListMeta>('GET', path, { query: pageParam, signal }),
      initialPageParam: query,
      getNextPageParam: (lastPage) => linkQuery(lastPage.meta.links.next),
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  const loadMore = async () => {
    // The next page must not interrupt a reload, whose result would never be shown.
    if (queryClient.isFetching({ queryKey, exact: true })) await result.refetch({ cancelRefetch: false });
    await result.fetchNextPage({ cancelRefetch: false });
  };
  const pages = (!isUnreadable(result.error) && result.data?.pages) || [];
  return {
    items: withoutDuplicates(pages.flatMap(({ data }) => data)),
    count: pages[0]?.meta.count,
    loading: result.isPending,
    stale: result.isPlaceholderData,
    error: pages.length === 0 ? result.error : null,
    outdated: result.isRefetchError,
    more: result.hasNextPage,
    loadingMore: result.isFetchingNextPage,
    moreFailed: result.isFetchNextPageError,
    loadMore: () => {
      if (!result.isFetchingNextPage) void loadMore();
    },
    reload: () => void result.refetch(),
  };
}

/** An upload between two page loads pushes an item onto the next page, so that it arrives a second time. */
const withoutDuplicates = <T extends { id: string }>(items: T[]): T[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];
