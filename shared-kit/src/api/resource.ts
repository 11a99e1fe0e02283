import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ItemBase, ListMeta } from '../rules/entities';
import type { SortBody } from '../rules/sort';
import { ApiError, hasStatus, request, type QueryValue } from 'shared-kit/api/http';
import { create } from './create';
import { tellMoved } from './changes';
import { isOutage, queryClient } from './queryClient';

export { create } from './create';
export { tellMoved, whenChanged } from './changes';
export { useEndless, type Endless } from './endless';
export { everyPage, everyPageVersioned, useEvery } from './every';

export type Query = Record<string, QueryValue>;

/** A list or a single item as pages hold it: the data beside its loading and error flags (document 1 §3, P-158). */
export interface Loaded<D> {
  data: D | undefined;
  meta: ListMeta | undefined;
  loading: boolean;
  /** True while older data is shown until the answer arrives. */
  stale: boolean;
  error: Error | null;
  reload: () => Promise<unknown>;
}

type Answer<D> = { data: D; meta?: ListMeta };

interface Ask<D> {
  key: unknown[];
  path: string;
  query?: Query;
  enabled?: boolean;
  /** How long an answer counts as fresh before it is fetched again, in milliseconds. */
  staleTime?: number;
  /** Given what the same part of a page showed before, and its key. */
  placeholder?: (before: Answer<D> | undefined, of?: { queryKey: readonly unknown[] }) => Answer<D> | undefined;
}

/** The cache is passed explicitly, so that remotes need no provider around them. */
function useAsk<D>({ key, path, query, enabled = true, staleTime, placeholder }: Ask<D>): Loaded<D> {
  const asked = useQuery<Answer<D>, Error>(
    {
      queryKey: key,
      queryFn: get<D>(path, query),
      enabled,
      ...(staleTime !== undefined && { staleTime }),
      ...(placeholder && { placeholderData: placeholder }),
    },
    queryClient,
  );
  return {
    data: asked.data?.data,
    meta: asked.data?.meta,
    loading: asked.isPending && enabled,
    stale: asked.isPlaceholderData,
    error: asked.error,
    reload: asked.refetch,
  };
}

const get =
  <D>(path: string, query?: Query) =>
  ({ signal }: { signal: AbortSignal }) =>
    request<D, ListMeta>('GET', path, { query, signal });

/** Whether a refusal means that something is gone, or newer, or no longer where it was. */
export const isOutdated = (error: unknown) => error instanceof ApiError && [404, 412, 422].includes(error.status);

const LISTS = ['list', 'count', 'endless'];

/**
 * Everything the application does with one collection of the API (document 1 §7, document 2 §7.1, `{path}` such as
 * `/properties/7/specials`). Functions named `use…` are React hooks; the others are plain calls that throw `ApiError`
 * and refresh what is shown afterwards.
 */
export function resource<T extends ItemBase>(path: string) {
  const changed = <R>(answer: R) => refresh(path).then(() => answer);
  /** What is shown was not what is there. An open item stays: what is typed over it must not go. */
  const refused = (error: unknown): never => {
    if (isOutdated(error)) {
      for (const kind of LISTS) void queryClient.invalidateQueries({ queryKey: [path, kind] });
    }
    throw error;
  };
  const one = (id: string) => `${path}/${encodeURIComponent(id)}`;
  const remember = (item: T) => queryClient.setQueryData([path, 'one', item.id], { data: item });

  return {
    path,
    refresh: () => refresh(path),
    /** Stores an item from another call's answer as the newest version. */
    remember,

    /**
     * One page of the list. What was shown before is the placeholder until the answer arrives, as for another page or filter, but not under
     * another tab or state, which it would belie. Undefined parameters are left out.
     */
    useList: (query: Query = {}, enabled = true) => {
      const isAlike = (of: Query = {}) => of.archived === query.archived && of.state === query.state;
      return useAsk<T[]>({
        key: [path, 'list', query],
        path,
        query,
        enabled,
        placeholder: (before, of) => (isAlike(of?.queryKey[2] as Query | undefined) ? before : undefined),
      });
    },

    /** How many items each tab holds; the text filter does not affect the counts (OP-58). */
    useCounts: (query: Query = {}) => {
      const count = (archived: boolean): Ask<T[]> => ({
        key: [path, 'count', query, archived],
        path,
        query: { ...query, archived, perPage: 1 },
      });
      const active = useAsk(count(false));
      const archived = useAsk(count(true));
      return { active: active.meta?.count, archived: archived.meta?.count };
    },

    /**
     * One item; a row of a list that is already on screen is the placeholder until the answer arrives. `staleTime` is in
     * milliseconds.
     */
    useOne: (id: string | undefined, staleTime?: number) =>
      useAsk<T>({
        key: [path, 'one', id],
        path: one(id ?? ''),
        enabled: id !== undefined,
        ...(staleTime !== undefined && { staleTime }),
        placeholder: () => rowOf<T>(path, id),
      }),

    /** Starts to load an item before it is needed, on hover or focus of its row. */
    prefetch: (id: string) =>
      void queryClient.prefetchQuery({ queryKey: [path, 'one', id], queryFn: get<T>(one(id)), staleTime: 10_000 }),

    /**
     * Creates (no id) or changes (id) an item. `version` makes the change conditional: 412 when somebody has saved since. `newId`
     * names what is created, so that another attempt, after one whose answer was lost, makes no second item.
     */
    save: async (body: object, id?: string, version?: number, newId?: string) => {
      const sent = id ? request<T>('PUT', one(id), { body, ifMatch: version }) : create<T>(path, body, newId);
      const answer = await sent.catch(refused);
      remember(answer.data as T);
      return changed(answer.data as T);
    },

    /** Archiving also unpublishes; unarchiving leaves published as it is, which is false (document 2 §4.1). */
    archive: (item: Pick<T, 'id'>, archived: boolean, more: object = {}) =>
      request<T>('PUT', one(item.id), { body: { ...more, archived, ...(archived ? { published: false } : {}) } })
        .catch(refused)
        .then(changed),

    /** `expected` is what the person saw of it, for a server that refuses when that has changed. */
    remove: async (id: string, expected: Query = {}) => {
      const send = () => request('DELETE', one(id), { query: expected });
      // Sent once more where no answer came. What somebody else or the first attempt has deleted is deleted.
      await send()
        .catch((error: unknown) => (hasStatus(error, 0) ? send() : Promise.reject(error)))
        .catch((error: unknown) => (hasStatus(error, 404) ? null : refused(error)));
      queryClient.removeQueries({ queryKey: [path, 'one', id] });
      return refresh(path);
    },

    sort: async (body: SortBody & Record<string, unknown>) => {
      await request('PUT', `${path}/sort`, { body }).catch(refused);
      tellMoved(path);
      return refresh(path);
    },

    /** `newId` makes the call repeatable: sent again with it, the answer is the copies made before. */
    clone: <R = { id: string; propertyId: string; sourceId: string }[]>(body: object, newId?: string) =>
      request<R>('POST', `${path}/clone`, { body, newId }).catch(refused).then(changed),
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

/** Any other GET of the API, cached under its address; null asks for nothing. */
export const useGet = <D>(path: string | null, query?: Query) =>
  useAsk<D>({ key: [path, 'get', query], path: path ?? '', ...(query && { query }), enabled: path !== null });

/** Reloads everything below an address, such as `/assets` after an upload. */
export const refresh = (path: string) => queryClient.invalidateQueries({ queryKey: [path] });

/** The same for a refresh in the background: when the network or the server fails, the old rows stay, without a message. */
export async function refreshQuietly(path: string): Promise<void> {
  await refresh(path);
  for (const query of queryClient.getQueryCache().findAll({ queryKey: [path] })) {
    const { error, data } = query.state;
    if (data !== undefined && error && isOutage(error)) query.setState({ status: 'success', error: null });
  }
}
