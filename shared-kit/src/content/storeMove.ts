import { messageOf, request } from 'shared-kit/api/http';
import { tellMoved, type Query } from 'shared-kit/api/resource';
import { toast } from 'shared-kit/shellServices/toast';
import { confirmMade, isOutcomeUnknown } from '../form/lostAnswer';
import type { ItemBase } from '../rules/entities';
import { placeBack, sortBody, type SortBody } from '../rules/sort';
import { nearestPlace } from '../ui/table/order';
import type { Stored } from '../ui/table/useReorder';
import { moveBack, notMovedBackText, undoMove, type SortableCollection } from './moveBack';
import { destinationText, idAt, sortBodyBeyond, type MoveBeyond } from './moveBeyond';
import { offerUndo } from './offerUndo';

/** A list whose rows can be moved. */
export interface MovableList<T extends ItemBase> {
  api: SortableCollection;
  /** The list's query, without the page. */
  listQuery: Query;
  /** The page of it that is shown. */
  pageQuery: Query;
  /** What every sort call of this order also sends. */
  sortQuery: Query;
  titleOf: (row: T) => string;
}

interface Move<T> {
  row: T;
  /** The shown rows of the order, before the move. */
  previousRows: readonly T[];
  body: SortBody;
  /** Asks the server whether a move without an answer arrived. */
  isStored: () => Promise<boolean>;
  /** Where the row is now, as in ' to the top'. */
  destination: string;
}

/** Whether rows are in an order, with or without others between them. */
function isInOrder<T extends { id: string }>(order: readonly T[], rows: readonly T[]): boolean {
  const positions = order.map(({ id }) => rows.findIndex((row) => row.id === id));
  return positions.every((position, index) => position > (positions[index - 1] ?? -1));
}

/** Sends a move, and offers Undo. A move that arrived counts as stored even if its response was lost. */
async function store<T extends ItemBase>(list: MovableList<T>, move: Move<T>): Promise<Stored> {
  const { api, sortQuery } = list;
  const { row, body } = move;
  const name = list.titleOf(row);
  try {
    await confirmMade(
      () => api.sort({ ...body, ...sortQuery }),
      async () => {
        const isStored = await move.isStored();
        tellMoved(api.path);
        await api.refresh();
        return isStored;
      },
    );
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    toast({ text: messageOf(error), tone: 'problem' });
    return 'unknown';
  }
  const formerPlace = placeBack(move.previousRows, row.id);
  const undo = formerPlace
    ? undoMove(api.path, row, () => moveBack(api, { ...formerPlace, ...sortQuery }, notMovedBackText(name)))
    : undefined;
  offerUndo({ text: `${name} moved${move.destination}.`, name, undo });
  return true;
}

/**
 * Stores a move within the page.
 * @param previousRows the rows of the order, which may be a part of the list
 * @param rows the same rows once moved
 * @returns whether it is stored
 * @throws ApiError for a refusal
 */
export async function storeWithin<T extends ItemBase>(
  list: MovableList<T>,
  previousRows: readonly T[],
  rows: readonly T[],
  [from, to]: readonly [number, number],
): Promise<Stored> {
  const row = previousRows[from];
  const body = sortBody(previousRows, from, to);
  if (!row || !body) return false;
  const query = { ...list.listQuery, ...list.pageQuery };
  const isStored = async () => isInOrder(rows, (await request<T[]>('GET', list.api.path, { query })).data);
  return store(list, { row, previousRows, body, isStored, destination: '' });
}

/** Stores a move past the edge of the page; see `storeWithin`. */
export async function storeBeyond<T extends ItemBase>(
  list: MovableList<T>,
  previousRows: readonly T[],
  row: T,
  target: MoveBeyond,
): Promise<Stored> {
  const { api, listQuery } = list;
  const isStored = async () => (await idAt(api.path, listQuery, nearestPlace(target.to, target.total))) === row.id;
  const body = await sortBodyBeyond(api.path, listQuery, row.id, target);
  if (body) return store(list, { row, previousRows, body, isStored, destination: ` to ${destinationText(target)}` });
  await api.refresh();
  return false;
}
