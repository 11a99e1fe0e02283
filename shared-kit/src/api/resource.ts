import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ItemBase, ListMeta } from '../rules/entities';
import type { SortBody } from '../rules/sort';
import { request, type QueryValue } from './http';
import { queryClient } from './queryClient';

export type Query = Record<string, QueryValue>;

/** A list or a single item as pages hold it: the data beside its loading and error flags (document 1 §3, P-158). */
export interface Loaded<D> {
  data: D | undefined;
  meta: ListMeta | undefined;
  loading: boolean;
  /** True while older data stands in for an answer that is on its way. */
  stale: boolean;
  error: Error | null;
  reload: () => Promise<unknown>;
}

type Answer<D> = { data: D; meta?: ListMeta };

const loaded = <D>(query: UseQueryResult<Answer<D>, Error>): Loaded<D> => ({
  data: query.data?.data,
  meta: query.data?.meta,
  loading: query.isPending && query.fetchStatus !== 'idle',
  stale: query.isPlaceholderData,
  error: query.error,
  reload: query.refetch,
});

const get =
  <D>(path: string, query?: Query) =>
  ({ signal }: { signal: AbortSignal }) =>
    request<D>('GET', path, { query, signal }) as Promise<Answer<D>>;

/**
 * Everything the application does with one collection of the API (document 1 §7, document 2 §7.1, `{path}` such as
 * `/properties/7/specials`). Functions named `use…` are React hooks; the others are plain calls that throw `ApiError`
 * and refresh what is shown afterwards.
 */
export function resource<T extends ItemBase>(path: string) {
  const refresh = () => queryClient.invalidateQueries({ queryKey: [path] });
  const changed = <R>(answer: R) => refresh().then(() => answer);
  const one = (id: string) => `${path}/${encodeURIComponent(id)}`;
  const remember = (item: T) => queryClient.setQueryData([path, 'one', item.id], { data: item });

  return {
    path,
    refresh,

    /** One page of the list. `query` holds camel-case parameters; `undefined` values are left out. */
    useList: (query: Query = {}, enabled = true) =>
      loaded(
        useQuery({ queryKey: [path, 'list', query], queryFn: get<T[]>(path, query), placeholderData: keepPreviousData, enabled }),
      ),

    /** How many items stand under each tab; the text filter never counts (OP-58). */
    useCounts: (query: Query = {}) => {
      const count = (archived: boolean) => ({
        queryKey: [path, 'count', query, archived],
        queryFn: get<T[]>(path, { ...query, archived, perPage: 1 }),
      });
      const active = useQuery(count(false));
      const archived = useQuery(count(true));
      return { active: active.data?.meta?.count, archived: archived.data?.meta?.count };
    },

    /** One item; a row of a list that is already on screen stands in until the answer is there. */
    useOne: (id: string | undefined) =>
      loaded(
        useQuery({
          queryKey: [path, 'one', id],
          queryFn: get<T>(id ? one(id) : ''),
          enabled: id !== undefined,
          placeholderData: () => rowOf<T>(path, id),
        }),
      ),

    /** Starts to load an item before it is asked for, on hover or focus of its row. */
    prefetch: (id: string) =>
      void queryClient.prefetchQuery({ queryKey: [path, 'one', id], queryFn: get<T>(one(id)), staleTime: 10_000 }),

    /** Creates (no id) or changes (id) an item. `version` makes the change conditional: 412 when somebody saved meanwhile. */
    save: async (body: object, id?: string, version?: number) => {
      const answer = id ? await request<T>('PUT', one(id), { body, ifMatch: version }) : await request<T>('POST', path, { body });
      remember(answer.data as T);
      return changed(answer.data as T);
    },

    /** Archiving also unpublishes; unarchiving leaves published as it is, which is false (document 2 §4.1). */
    archive: (item: Pick<T, 'id'>, archived: boolean, more: object = {}) =>
      request<T>('PUT', one(item.id), { body: { ...more, archived, ...(archived ? { published: false } : {}) } }).then(changed),

    remove: async (id: string) => {
      await request('DELETE', one(id));
      queryClient.removeQueries({ queryKey: [path, 'one', id] });
      return refresh();
    },

    sort: (body: SortBody & Record<string, unknown>) => request('PUT', `${path}/sort`, { body }).then(changed),

    clone: <R = { id: string; propertyId: string; sourceId: string }[]>(body: object) =>
      request<R>('POST', `${path}/clone`, { body }).then(changed),
  };
}

function rowOf<T extends ItemBase>(path: string, id: string | undefined): Answer<T> | undefined {
  const lists = queryClient.getQueriesData<Answer<T[]>>({ queryKey: [path, 'list'] });
  for (const [, list] of lists) {
    const row = list?.data.find((item) => item.id === id);
    if (row) return { data: row };
  }
  return undefined;
}

export type Resource<T extends ItemBase> = ReturnType<typeof resource<T>>;

/** The same resource object as long as the path stays the same. */
export const useResource = <T extends ItemBase>(path: string): Resource<T> => useMemo(() => resource<T>(path), [path]);

/** Any other GET of the API, cached under its address. */
export const useGet = <D>(path: string | null, query?: Query) =>
  loaded(useQuery({ queryKey: [path, 'get', query], queryFn: get<D>(path ?? '', query), enabled: path !== null }));
