import { useResource, type Query } from 'shared-kit/api/resource';
import { useRefreshOnReturn } from './useRefreshOnReturn';
import type { Property } from '../rules/entities';
import { sortBody } from '../rules/sort';
import type { PageOfList } from '../ui/table/order';
import { listHref, titleOf, type ContentItem, type ContentType } from './contentType';
import { offerUndo } from './offerUndo';
import { sortBack, staysThere } from './sortBack';
import { undoMove } from './undoWays';
import { useFormAhead } from './useFormAhead';
import { contains, useListAddress } from './useListAddress';
import { useMoveBeyond } from './useMoveBeyond';
import { useSortedRows } from './useOrder';
import { useRowActions } from './useRowActions';
import { useSavedRow } from './useSavedRow';
import { useStates } from './useStates';

const NO_ROWS: never[] = [];
const IN_ORDER = 'sort_index:ASC';

/**
 * What every content list does (documents 2 and 3 §2): tab, page, filter and state in the address, counts, order that changes at
 * once and is then stored, and what the menus of its rows do. ListPage uses it; other pages may too.
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
  useRefreshOnReturn(api.path);
  const address = useListAddress();
  const { tab, page, perPage, filter, state, byState, showPage } = address;
  const scope = { ...type.scope, ...more };
  const shown = {
    ...scope,
    archived: tab === 'archived',
    orderBy: byState ? `state:ASC,${IN_ORDER}` : IN_ORDER,
    [type.titleKey]: contains(filter),
    state,
  };
  const list = api.useList({ ...shown, page, perPage: pageSize ?? perPage });
  const { meta, stale } = list;
  const place: PageOfList | undefined = meta && { before: (meta.page - 1) * meta.perPage, total: meta.count };
  const counts = api.useCounts(scope);
  const sorted = useSortedRows(list.data, api.sort);
  const rows = sorted.rows ?? (NO_ROWS as T[]);

  // The pager leads to the last existing page; until then nothing is reported as missing.
  const isBeyond = meta !== undefined && !stale && meta.page > meta.totalPages;

  const inOrder = !filter && !state && !byState;
  const states = useStates({ api, scope, limit: type.liveLimit, rows, fromTheTop: inOrder && page === 1 });
  const { totalPages } = meta ?? {};
  const marked = useSavedRow(listHref(type, property), { rows, inOrder, page, totalPages, showPage });
  const prefetch = useFormAhead(type.resource, api.prefetch, list.data !== undefined);
  const actions = useRowActions(type, property, api, scope);

  const reorder = async (order: readonly T[], from: number, to: number, within: Query = {}): Promise<boolean> => {
    const more = { ...scope, ...within, archived: tab === 'archived' };
    const row = order[from];
    const next = await sorted.sort(order, from, to, more);
    if (!next || !row) return false;
    const body = sortBody(next, to, from);
    if (!body) return true;
    const name = titleOf(type, row);
    const back = () => sortBack(api, { ...body, ...more }, staysThere(name));
    offerUndo({ text: `${name} moved.`, name, undo: undoMove(api.path, row, back) });
    return true;
  };

  const moveBeyond = useMoveBeyond<T>({
    api,
    shown,
    order: { ...scope, archived: tab === 'archived' },
    titleOf: (row) => titleOf(type, row),
  });

  return {
    ...address,
    ...actions,
    rows,
    meta,
    loading: list.loading || isBeyond,
    stale,
    error: list.error,
    reload: list.reload,
    counts,
    ...states,
    prefetch,
    /** The row that a form has just saved. */
    marked,
    /** Whether all rows are shown in the order that staff gave them. */
    inOrder,
    /** No dragging while the list is narrowed or sorted otherwise (OP-57, OP-144), nor while the order shown is not the stored one. */
    canReorder: inOrder && !stale,
    /**
     * Moves a row within a shown order, which may be a part of the list; `within` tells the server which part.
     * @returns whether it is stored
     */
    reorder,
    /** Where the shown rows are in the whole list. */
    place,
    /** Moves a row within the whole list, as `reorder` does; `to` may be before or after the rows of this page. */
    move: (from: number, to: number) => (!place || rows[to] ? reorder(rows, from, to) : moveBeyond(rows, from, to, place)),
  };
}

export type ListPageState<T extends ContentItem> = ReturnType<typeof useListPage<T>>;
