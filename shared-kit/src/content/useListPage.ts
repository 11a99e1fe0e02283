import { useMemo } from 'react';
import { useResource, type Query } from 'shared-kit/api/resource';
import { messageOf } from 'shared-kit/api/http';
import { toast } from 'shared-kit/shellServices/toast';
import { isLive } from '../rules/live';
import { placeBack } from '../rules/sort';
import type { Property } from '../rules/entities';
import type { PageOfList } from '../ui/table/order';
import { titleOf, type ContentItem, type ContentType } from './contentType';
import { contains, useListAddress } from './useListAddress';
import { useMoveBeyond } from './useMoveBeyond';
import { useNow } from './useNow';
import { useSortedRows } from './useOrder';

const NO_ROWS: never[] = [];
const FIRST_LIVE = { live: true, archived: false, orderBy: 'sort_index:ASC' };

/**
 * What every content list does (documents 2 and 3 §2): tab, page and filter in the address, counts, order that changes at once
 * and is then stored, archive with Undo, delete. ListPage uses it; other pages may too.
 * @param more further parameters of the list, `{ categoryId: '4' }`
 * @param pageSize rows per page; defaults to the address, then to 100
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
  const shown = { ...scope, archived: tab === 'archived', orderBy: 'sort_index:ASC', [type.titleKey]: contains(filter) };
  const list = api.useList({ ...shown, page, perPage: pageSize ?? perPage });
  const { meta } = list;
  const place: PageOfList | undefined = meta && { before: (meta.page - 1) * meta.perPage, total: meta.count };
  const counts = api.useCounts(scope);
  const now = useNow();
  const sorted = useSortedRows(list.data, api.sort);
  const rows = sorted.rows ?? (NO_ROWS as T[]);

  const { liveLimit } = type;
  // The first live rows of the whole list, whatever page or filter is shown (OP-66).
  const first = api.useList(
    { ...scope, ...FIRST_LIVE, perPage: liveLimit ?? 1 },
    liveLimit !== undefined && tab === 'active',
  ).data;

  const live = useMemo(() => {
    const wears = new Set(first?.map(({ id }) => id));
    const badged = rows.filter((row) => isLive(row, now) && (liveLimit === undefined || wears.has(row.id)));
    return new Set(badged.map(({ id }) => id));
  }, [rows, now, liveLimit, first]);

  const failed = (error: unknown) => toast({ text: messageOf(error), tone: 'problem' });

  const reorder = async (order: readonly T[], from: number, to: number, within: Query = {}, undo = true) => {
    const next = await sorted.sort(order, from, to, { ...scope, ...within, archived: tab === 'archived' });
    if (!next || !undo) return;
    const action = { label: 'Undo', run: () => void reorder(next, to, from, within, false) };
    toast({ text: `${titleOf(type, order[from] ?? {})} moved.`, action });
  };

  const moveBeyond = useMoveBeyond<T>({
    api,
    shown,
    order: { ...scope, archived: tab === 'archived' },
    titleOf: (row) => titleOf(type, row),
  });

  const setFlags = async (row: T, archived: boolean, published?: boolean) => {
    await api.save({ id: row.id, archived, ...(published !== undefined && { published }) }, row.id);
  };

  return {
    ...address,
    rows,
    meta,
    loading: list.loading,
    stale: list.stale,
    error: list.error,
    reload: list.reload,
    counts,
    live,
    prefetch: api.prefetch,
    /** No dragging while a text filter is on (OP-57), nor while the order shown is not the stored one. */
    canReorder: filter === '' && !list.stale,
    /** Moves a row within a shown order, which may be a part of the list; `within` tells the server which part. */
    reorder: (order: readonly T[], from: number, to: number, within?: Query) => void reorder(order, from, to, within),
    /** Where the shown rows are in the whole list. */
    place,
    /** Moves a row within the whole list; `to` may be before or after the rows of this page. */
    move: (from: number, to: number) => {
      if (!place || rows[to]) void reorder(rows, from, to);
      else void moveBeyond(rows, from, to, place);
    },

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
        const verb = archived ? 'archived' : 'unarchived';
        toast({ text: `${titleOf(type, row)} ${verb}.`, action: { label: 'Undo', run: undo } });
      } catch (error) {
        failed(error);
      }
    },

    /** @throws ApiError for the confirmation dialog to show */
    remove: async (row: T) => {
      await api.remove(row.id);
      toast({ text: `${titleOf(type, row)} deleted.` });
    },
  };
}

export type ListPageState<T extends ContentItem> = ReturnType<typeof useListPage<T>>;
