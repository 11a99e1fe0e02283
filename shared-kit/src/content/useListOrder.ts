import { messageOf } from 'shared-kit/api/http';
import type { Query } from 'shared-kit/api/resource';
import { toast } from 'shared-kit/shellServices/toast';
import type { ItemBase, ListMeta } from '../rules/entities';
import { move as moved } from '../rules/sort';
import { loadOnce } from '../ui/lazyPart';
import type { PageOfList } from '../ui/table/order';
import type { Sorts } from './sortBack';
import { useOrder } from './useOrder';

/** How a move is stored is loaded with the first one: most visits of a list move nothing. */
const load = loadOnce(() => import('./storeMove'));

interface Options<T extends ItemBase> {
  api: Sorts;
  /** One page of the list, as loaded. */
  list: { data: T[] | undefined; meta: ListMeta | undefined };
  /** The list's query, without the page. */
  shown: Query;
  /** What every sort call of this order also sends. */
  order: Query;
  titleOf: (row: T) => string;
  /** The sentence for a move that is refused; the reason alone by default. */
  refused?: (why: string) => string;
}

/** The list with one part reordered, in the positions that the part had. */
function replaceIn<T extends { id: string }>(list: readonly T[], part: readonly T[]): T[] {
  const ids = new Set(part.map((row) => row.id));
  const waiting = [...part];
  return list.map((row) => (ids.has(row.id) ? (waiting.shift() as T) : row));
}

/**
 * The order of a list that is stored with sort calls (document 2 §7.1): rows move within the page at once, and past its edge once
 * the server has moved them. Undo puts a row back beside its old neighbour; a refusal is shown, and the row returns.
 */
export function useListOrder<T extends ItemBase>({ list: { data, meta }, order, refused = (why) => why, ...list }: Options<T>) {
  const { rows, show, back } = useOrder(data);
  const place: PageOfList | undefined = meta && { before: (meta.page - 1) * meta.perPage, total: meta.count };
  const movable = { ...list, order, page: { page: meta?.page, perPage: meta?.perPage } };

  const stored = async (store: (how: Awaited<ReturnType<typeof load>>) => Promise<boolean>): Promise<boolean> => {
    const isStored = await load()
      .then(store)
      .catch((error: unknown) => {
        toast({ text: refused(messageOf(error)), tone: 'problem' });
        return false;
      });
    if (!isStored) back();
    return isStored;
  };

  const reorder = async (part: readonly T[], from: number, to: number, within?: Query): Promise<boolean> => {
    if (!rows || from === to || !part[from] || !part[to]) return false;
    const after = moved(part, from, to);
    show(replaceIn(rows, after));
    return stored((how) => how.storeWithin({ ...movable, order: { ...order, ...within } }, part, after, [from, to]));
  };

  return {
    /** The rows in the order to show; undefined while loading. */
    rows,
    /** Where the shown rows are in the whole list. */
    place,
    /**
     * Moves a row within a shown order, which may be a part of the list; `within` tells the server which part.
     * @returns whether it is stored
     */
    reorder,
    /** Moves a row within the whole list, as `reorder` does; `to` may be before or after the rows of this page. */
    move: async (from: number, to: number): Promise<boolean> => {
      const row = rows?.[from];
      if (!rows || !row) return false;
      if (!place || rows[to]) return reorder(rows, from, to);
      const target = { from: place.before + from, to: place.before + to, total: place.total };
      return stored((how) => how.storeBeyond(movable, rows, row, target));
    },
  };
}
