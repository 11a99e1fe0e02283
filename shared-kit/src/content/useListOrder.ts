import { hasStatus, messageOf } from 'shared-kit/api/http';
import type { Query } from 'shared-kit/api/resource';
import { toast } from 'shared-kit/shellServices/toast';
import type { ItemBase, ListMeta } from '../rules/entities';
import { move as moveEntry } from '../rules/sort';
import { loadOnce } from '../rules/loadOnce';
import type { PageOfList } from '../ui/table/order';
import type { Stored } from '../ui/table/useReorder';
import type { SortableCollection } from './moveBack';
import { useOrder } from './useOrder';

// Loaded with the first move: most visits of a list move nothing.
const loadStoreMove = loadOnce(() => import('./storeMove'));
type StoreMove = Awaited<ReturnType<typeof loadStoreMove>>;

interface Options<T extends ItemBase> {
  api: SortableCollection;
  /** One page of the list, as loaded. */
  list: { data: T[] | undefined; meta: ListMeta | undefined };
  /** The list's query, without the page. */
  listQuery: Query;
  /** What every sort call of this order also sends. */
  sortQuery: Query;
  titleOf: (row: T) => string;
  /** What is said before the reason when a move is refused. */
  refusal?: string;
}

/** The list with one part reordered, in the positions that the part had. */
function replaceIn<T extends { id: string }>(list: readonly T[], part: readonly T[]): T[] {
  const ids = new Set(part.map((row) => row.id));
  const remaining = [...part];
  return list.map((row) => (ids.has(row.id) ? (remaining.shift() as T) : row));
}

/**
 * The order of a list that is stored with sort calls (document 2 §7.1): rows move within the page at once, and past its edge once
 * the server has moved them. Undo puts a row back beside its old neighbour; a refusal is shown, and the row returns.
 */
export function useListOrder<T extends ItemBase>({
  api,
  list: { data, meta },
  listQuery,
  sortQuery,
  titleOf,
  refusal = '',
}: Options<T>) {
  const { rows, show, revert } = useOrder(data);
  const place: PageOfList | undefined = meta && { before: (meta.page - 1) * meta.perPage, total: meta.count };
  const movable = { api, listQuery, sortQuery, titleOf, pageQuery: { page: meta?.page, perPage: meta?.perPage } };

  const storeOrRevert = async (store: (storeMove: StoreMove) => Promise<Stored>): Promise<Stored> => {
    const stored = await loadStoreMove()
      .then(store)
      .catch((error: unknown): Stored => {
        toast({ text: refusal + messageOf(error), tone: 'problem' });
        return hasStatus(error, 404) ? 'gone' : false;
      });
    if (stored !== true) revert();
    return stored;
  };

  const reorder = async (part: readonly T[], from: number, to: number, partQuery?: Query): Promise<Stored> => {
    if (!rows || from === to) return false;
    const movedPart = moveEntry(part, from, to);
    show(replaceIn(rows, movedPart));
    const list = { ...movable, sortQuery: { ...sortQuery, ...partQuery } };
    return storeOrRevert(({ storeWithin }) => storeWithin(list, part, movedPart, [from, to]));
  };

  return {
    /** The rows in the order to show; undefined while loading. */
    rows,
    /** Where the shown rows are in the whole list. */
    place,
    /**
     * Moves a row within a shown order, which may be a part of the list; `partQuery` tells the server which part.
     * @returns whether it is stored
     */
    reorder,
    /** Moves a row within the whole list, as `reorder` does; `to` may be before or after the rows of this page. */
    move: async (from: number, to: number): Promise<Stored> => {
      const row = rows?.[from];
      if (!rows || !row) return false;
      if (!place || rows[to]) return reorder(rows, from, to);
      const target = { from: place.before + from, to: place.before + to, total: place.total };
      return storeOrRevert(({ storeBeyond }) => storeBeyond(movable, rows, row, target));
    },
  };
}
