import { messageOf, request } from 'shared-kit/api/http';
import { tellMoved, type Query, type Resource } from 'shared-kit/api/resource';
import { toast } from 'shared-kit/shellServices/toast';
import { arrived } from '../form/arrived';
import type { ItemBase, ListMeta } from '../rules/entities';
import { move as moved, placeBack, sortBody, type MoveBeside, type SortBody } from '../rules/sort';
import { nearestPlace, type PageOfList } from '../ui/table/order';
import { bodyBeyond, idAt, whereTo } from './moveBeyond';
import { offerUndo } from './offerUndo';
import { sortBack, staysThere } from './sortBack';
import { undoMove } from './undoWays';
import { useOrder } from './useOrder';

interface Options<T extends ItemBase> {
  api: Resource<T>;
  /** One page of the list, as loaded. */
  list: { data: T[] | undefined; meta: ListMeta | undefined };
  /** The list's query, without the page. */
  shown: Query;
  /** What every sort call of this order also sends. */
  order: Query;
  titleOf: (row: T) => string;
}

interface Move {
  /** The sort call; null when the target position no longer exists. */
  sent: SortBody | Promise<SortBody | null>;
  /** Asks the server whether a move without an answer arrived. */
  isStored: () => Promise<boolean>;
  /** What the sort call also sends. */
  scope: Query;
  /** The sort call that puts the row back. */
  beside: MoveBeside | null;
  /** Where the row is now, as in ' to the top'. */
  where: string;
}

/** Whether rows are in an order, with or without others between them. */
function isInOrder<T extends { id: string }>(order: readonly T[], rows: readonly T[]): boolean {
  const positions = order.map(({ id }) => rows.findIndex((row) => row.id === id));
  return positions.every((position, index) => position > (positions[index - 1] ?? -1));
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
export function useListOrder<T extends ItemBase>({ api, list: { data, meta }, shown, order, titleOf }: Options<T>) {
  const { rows, show, back } = useOrder(data);
  const place: PageOfList | undefined = meta && { before: (meta.page - 1) * meta.perPage, total: meta.count };

  /** Sends a move and reports it. One that arrived, and whose answer was lost, is stored. @returns whether it is stored */
  const store = async (row: T, { sent, isStored, scope, beside, where }: Move): Promise<boolean> => {
    const name = titleOf(row);
    try {
      const body = await sent;
      if (!body) {
        await api.refresh();
        return false;
      }
      await arrived<unknown>(
        () => api.sort({ ...body, ...scope }),
        async () => {
          const stored = await isStored();
          tellMoved(api.path);
          await api.refresh();
          return stored || undefined;
        },
      );
    } catch (error) {
      back();
      toast({ text: messageOf(error), tone: 'problem' });
      return false;
    }
    const undo = beside ? undoMove(api.path, row, () => sortBack(api, { ...beside, ...scope }, staysThere(name))) : undefined;
    offerUndo({ text: `${name} moved${where}.`, name, undo });
    return true;
  };

  const reorder = async (part: readonly T[], from: number, to: number, within?: Query): Promise<boolean> => {
    const row = part[from];
    const body = sortBody(part, from, to);
    if (!row || !body || !rows) return false;
    const next = moved(part, from, to);
    show(replaceIn(rows, next));
    const isStored = async () => {
      const query = { ...shown, page: meta?.page, perPage: meta?.perPage };
      return isInOrder(next, (await request<T[]>('GET', api.path, { query })).data);
    };
    return store(row, { sent: body, isStored, scope: { ...order, ...within }, beside: placeBack(part, row.id), where: '' });
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
      const sent = bodyBeyond(api.path, shown, row.id, target);
      const isStored = async () => (await idAt(api.path, shown, nearestPlace(target.to, target.total))) === row.id;
      return store(row, { sent, isStored, scope: order, beside: placeBack(rows, row.id), where: ` to ${whereTo(target)}` });
    },
  };
}
