import { useMemo, useState } from 'react';
import { useResource, type Query } from 'shared-kit/api/resource';
import { messageOf } from 'shared-kit/api/http';
import { toast } from 'shared-kit/shellServices/toast';
import { useSearchParams } from 'shared-kit/router';
import { PER_PAGE } from '../rules/limits';
import { isLive } from '../rules/live';
import { move, placeBack, sortBody } from '../rules/sort';
import type { Property } from '../rules/entities';
import { isArchivedTab } from '../rules/tabs';
import type { ContentItem, ContentType } from './contentType';
import { useNow } from './useNow';

export type ListTab = 'active' | 'archived';

/** The list in the address: tab, page and filter stay when the page is left and come back with 'Back'. */
export function useListAddress() {
  const [params, setParams] = useSearchParams();
  const set = (change: Record<string, string | null>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        Object.entries(change).forEach(([key, value]) => (value ? next.set(key, value) : next.delete(key)));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    tab: (isArchivedTab(params.get('list')) ? 'archived' : 'active') as ListTab,
    page: Math.max(1, Number(params.get('page')) || 1),
    perPage: Math.min(PER_PAGE.most, Math.max(1, Number(params.get('per_page')) || PER_PAGE.table)),
    filter: params.get('filter') ?? '',
    showTab: (tab: ListTab) => set({ list: tab === 'archived' ? tab : null, page: null }),
    showPage: (page: number) => set({ page: page > 1 ? String(page) : null }),
    search: (text: string) => set({ filter: text, page: null }),
  };
}

const NO_ROWS: never[] = [];
const FIRST_LIVE = { live: true, archived: false, orderBy: 'sort_index:ASC' };

/** The wire's contains filter (OP-40). */
export const contains = (text: string) => (text ? `i%%${text}` : undefined);

/** The list with a part of it in a new order, at the places that the part had. */
function replaceIn<T extends { id: string }>(list: readonly T[], part: readonly T[]): T[] {
  const ids = new Set(part.map((row) => row.id));
  const waiting = [...part];
  return list.map((row) => (ids.has(row.id) ? (waiting.shift() as T) : row));
}

/**
 * What every content list does (documents 2 and 3 §2): tab, page and filter in the address, counts, order that moves at
 * once and is then stored, archive with Undo, delete. ListPage is drawn with it; other pages may be as well.
 * @param more further parameters of the list, `{ categoryId: '4' }`
 * @param pageSize rows of a page; what the address says, or 100, unless told
 */
export function useListPage<T extends ContentItem>(
  type: ContentType<T>,
  property: Property,
  more: Query = {},
  pageSize?: number,
) {
  const api = useResource<T>(`/properties/${property.id}/${type.api}`);
  const address = useListAddress();
  const { tab, page, perPage, filter } = address;
  const scope = { ...type.scope, ...more };
  const list = api.useList({
    ...scope,
    archived: tab === 'archived',
    orderBy: 'sort_index:ASC',
    page,
    perPage: pageSize ?? perPage,
    [type.titleKey]: contains(filter),
  });
  const counts = api.useCounts(scope);
  const now = useNow();
  const [moved, setMoved] = useState<{ of: T[]; rows: T[] } | null>(null);
  const rows = moved && moved.of === list.data ? moved.rows : ((list.data ?? NO_ROWS) as T[]);

  const { liveLimit } = type;
  // The first live rows of the whole list, wherever its page or filter stands (OP-66).
  const first = api.useList(
    { ...scope, ...FIRST_LIVE, perPage: liveLimit ?? 1 },
    liveLimit !== undefined && tab === 'active',
  ).data;

  const live = useMemo(() => {
    const wears = new Set(first?.map(({ id }) => id));
    const badged = rows.filter((row) => isLive(row as never, now) && (liveLimit === undefined || wears.has(row.id)));
    return new Set(badged.map(({ id }) => id));
  }, [rows, now, liveLimit, first]);

  const failed = (error: unknown) => toast({ text: messageOf(error), tone: 'problem' });

  const store = async (order: readonly T[], from: number, to: number, within: Query, undo: boolean) => {
    const body = sortBody(order, from, to);
    if (!body || !list.data) return;
    const next = move(order, from, to);
    setMoved({ of: list.data, rows: replaceIn(rows, next) });
    try {
      await api.sort({ ...body, ...scope, ...within, archived: tab === 'archived' });
      const title = String(order[from]?.[type.titleKey] ?? '');
      if (undo)
        toast({ text: `${title} moved.`, action: { label: 'Undo', run: () => void store(next, to, from, within, false) } });
    } catch (error) {
      setMoved(null);
      failed(error);
    }
  };

  const setFlags = async (row: T, archived: boolean, published?: boolean) => {
    await api.save({ id: row.id, archived, ...(published !== undefined && { published }) }, row.id);
  };

  return {
    ...address,
    rows,
    meta: list.meta,
    loading: list.loading,
    stale: list.stale,
    error: list.error,
    reload: list.reload,
    counts,
    live,
    prefetch: api.prefetch,
    /** No dragging while a text filter is on (OP-57), nor while the order shown is not the stored one. */
    canReorder: filter === '' && !list.stale,
    /** Moves a row of a shown order, which may be a part of the list; `within` names that part to the server. */
    reorder: (order: readonly T[], from: number, to: number, within: Query = {}) => void store(order, from, to, within, true),

    /**
     * Archive or unarchive, with Undo that restores both flags and the place as they were (OP-133).
     * @param order the shown rows of the row's order, `within` as in `reorder`
     */
    toggleArchived: async (row: T, order: readonly T[], within: Query = {}) => {
      const archived = !row.archived;
      try {
        await setFlags(row, archived, archived ? false : undefined);
        const place = placeBack(order, row.id);
        const restore = async () => {
          await setFlags(row, !archived, Boolean(row.published));
          if (place) await api.sort({ ...place, ...scope, ...within, archived: row.archived });
        };
        const undo = () => void restore().catch(failed);
        const word = archived ? 'archived' : 'unarchived';
        toast({ text: `${String(row[type.titleKey])} ${word}.`, action: { label: 'Undo', run: undo } });
      } catch (error) {
        failed(error);
      }
    },

    /** @throws ApiError, for the dialog that asked to show */
    remove: async (row: T) => {
      await api.remove(row.id);
      toast({ text: `${String(row[type.titleKey])} deleted.` });
    },
  };
}

export type ListPageState<T extends ContentItem> = ReturnType<typeof useListPage<T>>;
