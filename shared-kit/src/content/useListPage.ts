import { useResource } from 'shared-kit/api/resource';
import { countsWith } from '../rules/countsWith';
import type { Property } from '../rules/entities';
import { listHref, titleOf, type ContentItem, type ContentType } from './contentType';
import { contains, useListAddress } from './useListAddress';
import { useListOrder } from './useListOrder';
import { usePreloadForm } from './usePreloadForm';
import { useRefreshOnReturn } from './useRefreshOnReturn';
import { useRowActions } from './useRowActions';
import { useSavedRow } from './useSavedRow';
import { useStates } from './useStates';

const NO_ROWS: never[] = [];
const IN_ORDER = 'sort_index:ASC';

/**
 * What every content list does (documents 2 and 3 §2): tab, page, filter and state in the address, counts, order that changes at
 * once and is then stored, and what the menus of its rows do. ListPage uses it; other pages may too.
 * @param pageSize rows per page; defaults to the address, then to 100
 */
export function useListPage<T extends ContentItem>(type: ContentType<T>, property: Property, pageSize?: number) {
  const api = useResource<T>(`/properties/${property.id}/${type.api}`);
  useRefreshOnReturn(api.path);
  const address = useListAddress();
  const { tab, page, perPage, filter, state, byState, showPage } = address;
  const scope = type.scope ?? {};
  const sortQuery = { ...scope, archived: tab === 'archived' };
  const listQuery = {
    ...sortQuery,
    orderBy: byState ? `state:ASC,${IN_ORDER}` : IN_ORDER,
    [type.titleKey]: contains(filter),
    state,
  };
  const list = api.useList({ ...listQuery, page, perPage: pageSize ?? perPage });
  const { meta, stale } = list;
  const counts = countsWith(api.useCounts(scope), tab, filter || state ? undefined : list);
  const order = useListOrder<T>({ api, list, listQuery, sortQuery, titleOf: (row) => titleOf(type, row) });
  const rows = order.rows ?? NO_ROWS;

  const inOrder = !filter && !state && !byState;
  const states = useStates({ api, scope, limit: type.liveLimit, rows, fromTheTop: inOrder && page === 1 });
  const marked = useSavedRow(listHref(type, property), { rows, inOrder, page, totalPages: meta?.totalPages, showPage });

  return {
    /** What the address selects, and functions that change it. */
    address,
    /** The page as loaded. */
    list,
    /** Where its rows are in the whole list, and how they move. */
    order,
    /** What the rows say about their state. */
    states,
    /** What the menus of rows do. */
    actions: useRowActions(type, property, api, scope),
    /** The rows in the order to show; none while loading. */
    rows,
    loading: list.loading,
    counts,
    prefetch: usePreloadForm(type.resource, api.prefetch, list.data !== undefined),
    /** The row that a form has just saved. */
    marked,
    /** Whether all rows are shown in the order that staff gave them. */
    inOrder,
    /** No dragging while the list is narrowed or sorted otherwise (OP-57, OP-144), nor while the order shown is not the stored one. */
    canReorder: inOrder && !stale,
  };
}

export type ListPageState<T extends ContentItem> = ReturnType<typeof useListPage<T>>;
