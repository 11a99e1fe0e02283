import { useMemo } from 'react';
import { ApiError, hasStatus, request, type Query } from 'shared-kit/api/http';
import type { ItemBase } from '../rules/entities';
import { PER_PAGE_MAX } from '../rules/limits';
import type { SortBody } from '../rules/sort';
import { tellDeleted, tellMoved } from './changes';
import { create } from './create';
import { isOutage } from './errors';
import { readAll } from './every';
import { queryClient } from './queryClient';
import { getFrom, useCached, type CachedAnswer, type CachedOptions } from './useCached';

export { create } from './create';
export { tellMoved, whenChanged } from './changes';
export { useEndless, type Endless } from './endless';
export { everyPage, everyPageVersioned, useEvery } from './every';
export type { Loaded } from './useCached';
export type { Query } from 'shared-kit/api/http';

/** Whether a refusal means that something was deleted, changed or moved since it was loaded. */
export const isOutdated = (error: unknown) => error instanceof ApiError && [404, 412, 422].includes(error.status);

const LIST_KEYS = ['list', 'count', 'endless'];

/**
 * Everything the application does with one collection of the API (document 1 §7, document 2 §7.1, `{path}` such as
 * `/properties/7/specials`). Functions named `use…` are React hooks; the others are plain calls that throw `ApiError`
 * and refresh what is shown afterwards.
 */
export function resource<T extends ItemBase>(path: string) {
  const refreshChanged = () => {
    // A dashboard lists the person's latest changes beside items that can be changed there.
    void refresh('/activity');
    return refresh(path);
  };
  const refreshAfter = <R>(answer: R) => refreshChanged().then(() => answer);
  /** Reloads lists that turned out to be outdated, but not an open item, in which somebody may be typing. */
  const onRefused = (error: unknown): never => {
    if (isOutdated(error)) {
      for (const kind of LIST_KEYS) void reload([path, kind]);
    }
    throw error;
  };
  const itemPath = (id: string) => `${path}/${encodeURIComponent(id)}`;
  const remember = (item: T) => {
    const queryKey = [path, 'one', item.id];
    void queryClient.cancelQueries({ queryKey });
    return queryClient.setQueryData(queryKey, { data: item });
  };

  return {
    path,
    refresh: () => refresh(path),
    /** Stores an item from another call's answer as the newest version. */
    remember,

    /**
     * One page of the list. The previous answer is the placeholder until this one arrives if only the page or the filter differs.
     * For another tab, state or collection it would be wrong. Undefined parameters are left out.
     *
     * A query with `PER_PAGE_MAX` and no page loads the whole list, however many pages the API splits it into.
     */
    useList: (query: Query = {}, enabled = true) => {
      const isAlike = (previousPath: unknown, previous: Query = {}) =>
        previousPath === path && previous.archived === query.archived && previous.state === query.state;
      return useCached<T[]>({
        key: [path, 'list', query],
        path,
        query,
        ...(query.perPage === PER_PAGE_MAX && !query.page && { read: ({ signal }) => readAll<T>(path, query, signal) }),
        enabled,
        placeholder: (previous, previousQuery) =>
          isAlike(previousQuery?.queryKey[0], previousQuery?.queryKey[2] as Query | undefined) ? previous : undefined,
      });
    },

    /** How many items each tab holds; the text filter does not affect the counts (OP-58). */
    useCounts: (query: Query = {}) => {
      const count = ({ archived }: { archived: boolean }): CachedOptions<T[]> => ({
        key: [path, 'count', query, archived],
        path,
        query: { ...query, archived, perPage: 1 },
      });
      const active = useCached(count({ archived: false }));
      const archived = useCached(count({ archived: true }));
      return { active: active.meta?.count, archived: archived.meta?.count };
    },

    /**
     * One item; a row of a list that is already on screen is the placeholder until the answer arrives. `staleTime` is in
     * milliseconds.
     */
    useOne: (id: string | undefined, staleTime?: number) =>
      useCached<T>({
        key: [path, 'one', id],
        path: itemPath(id ?? ''),
        enabled: id !== undefined,
        ...(staleTime !== undefined && { staleTime }),
        placeholder: () => findRow<T>(path, id),
      }),

    /** Starts loading an item before it is needed, when its row is hovered or focused. */
    prefetch: (id: string) =>
      void queryClient.prefetchQuery({ queryKey: [path, 'one', id], queryFn: getFrom<T>(itemPath(id)), staleTime: 10_000 }),

    /**
     * Creates (no id) or changes (id) an item. `version` makes the change conditional: 412 when somebody has saved since. `newId`
     * is the id of what is created, so that a retry after a lost answer creates no second item.
     */
    save: async (body: object, id?: string, version?: number, newId?: string) => {
      const response = id ? request<T>('PUT', itemPath(id), { body, ifMatch: version }) : create<T>(path, body, newId);
      const answer = await response.catch(onRefused);
      remember(answer.data as T);
      return refreshAfter(answer.data as T);
    },

    /** Archiving also unpublishes; unarchiving leaves `published` as it is, that is, false (document 2 §4.1). */
    archive: (item: Pick<T, 'id'>, archived: boolean, more: object = {}) =>
      request<T>('PUT', itemPath(item.id), { body: { ...more, archived, ...(archived ? { published: false } : {}) } })
        .catch(onRefused)
        .then(refreshAfter),

    /** `expected` is what the person saw of the item; the server refuses if that has changed. */
    remove: async (id: string, expected: Query = {}) => {
      const send = () => request('DELETE', itemPath(id), { query: expected });
      // Sent once more if no answer arrived. It is not a failure if somebody else or the first attempt has deleted it.
      await send()
        .catch((error: unknown) => (hasStatus(error, 0) ? send() : Promise.reject(error)))
        .catch((error: unknown) => (hasStatus(error, 404) ? null : onRefused(error)));
      queryClient.removeQueries({ queryKey: [path, 'one', id] });
      tellDeleted(path, id);
      return refreshChanged();
    },

    sort: async (body: SortBody & Record<string, unknown>) => {
      await request('PUT', `${path}/sort`, { body }).catch(onRefused);
      tellMoved(path);
      return refreshChanged();
    },

    /** `newId` makes the call repeatable: sent again with the same id, it answers with the copies made before. */
    clone: <R = { id: string; propertyId: string; sourceId: string }[]>(body: object, newId?: string) =>
      request<R>('POST', `${path}/clone`, { body, newId }).catch(onRefused).then(refreshAfter),
  };
}

function findRow<T extends ItemBase>(path: string, id: string | undefined): CachedAnswer<T> | undefined {
  const lists = queryClient.getQueriesData<CachedAnswer<T[]>>({ queryKey: [path, 'list'] });
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
  useCached<D>({ key: [path, 'get', query], path: path ?? '', ...(query && { query }), enabled: path !== null });

/** Requests in flight were sent before the change, and may still return the old data. */
function reload(queryKey: string[]): Promise<void> {
  void queryClient.cancelQueries({ queryKey });
  return queryClient.invalidateQueries({ queryKey });
}

/** Reloads everything below an address, such as `/assets` after an upload. */
export const refresh = (path: string) => reload([path]);

/** The same for a refresh in the background: when the network or the server fails, the old rows stay, without a message. */
export async function refreshQuietly(path: string): Promise<void> {
  await refresh(path);
  for (const query of queryClient.getQueryCache().findAll({ queryKey: [path] })) {
    const { error, data } = query.state;
    if (data !== undefined && error && isOutage(error)) query.setState({ status: 'success', error: null });
  }
}
