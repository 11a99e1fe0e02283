import { request } from 'shared-kit/api/http';
import { tellMoved, type Query } from 'shared-kit/api/resource';
import { arrivedIf } from '../form/arrived';
import type { ItemBase } from '../rules/entities';
import { placeBack, sortBody, type SortBody } from '../rules/sort';
import { nearestPlace } from '../ui/table/order';
import { bodyBeyond, idAt, whereTo, type MoveBeyond } from './moveBeyond';
import { offerUndo } from './offerUndo';
import { sortBack, staysThere, type Sorts } from './sortBack';
import { undoMove } from './undoWays';

/** A list whose rows move: loaded with the first move. */
export interface MovableList<T extends ItemBase> {
  api: Sorts;
  /** The list's query, without the page. */
  shown: Query;
  /** The page of it that is shown. */
  page: Query;
  /** What every sort call of this order also sends. */
  order: Query;
  titleOf: (row: T) => string;
}

interface Move<T> {
  row: T;
  /** The shown rows of the order, in the order before the move. */
  before: readonly T[];
  body: SortBody;
  /** Asks the server whether a move without an answer arrived. */
  isStored: () => Promise<boolean>;
  /** Where the row is now, as in ' to the top'. */
  where: string;
}

/** Whether rows are in an order, with or without others between them. */
function isInOrder<T extends { id: string }>(order: readonly T[], rows: readonly T[]): boolean {
  const positions = order.map(({ id }) => rows.findIndex((row) => row.id === id));
  return positions.every((position, index) => position > (positions[index - 1] ?? -1));
}

/** Sends a move, and offers Undo. One that arrived, and whose answer was lost, is stored. */
async function store<T extends ItemBase>(list: MovableList<T>, { row, before, body, isStored, where }: Move<T>): Promise<true> {
  const { api, order } = list;
  const name = list.titleOf(row);
  await arrivedIf(
    () => api.sort({ ...body, ...order }),
    async () => {
      const stored = await isStored();
      tellMoved(api.path);
      await api.refresh();
      return stored;
    },
  );
  const beside = placeBack(before, row.id);
  const undo = beside ? undoMove(api.path, row, () => sortBack(api, { ...beside, ...order }, staysThere(name))) : undefined;
  offerUndo({ text: `${name} moved${where}.`, name, undo });
  return true;
}

/**
 * Stores a move within the page.
 * @param before the rows of the order, which may be a part of the list
 * @param after the same rows once moved
 * @returns whether it is stored
 * @throws ApiError for a refusal
 */
export async function storeWithin<T extends ItemBase>(
  list: MovableList<T>,
  before: readonly T[],
  after: readonly T[],
  [from, to]: readonly [number, number],
): Promise<boolean> {
  const row = before[from];
  const body = sortBody(before, from, to);
  if (!row || !body) return false;
  const query = { ...list.shown, ...list.page };
  const isStored = async () => isInOrder(after, (await request<T[]>('GET', list.api.path, { query })).data);
  return store(list, { row, before, body, isStored, where: '' });
}

/** Stores a move past the edge of the page; see `storeWithin`. */
export async function storeBeyond<T extends ItemBase>(
  list: MovableList<T>,
  before: readonly T[],
  row: T,
  target: MoveBeyond,
): Promise<boolean> {
  const { api, shown } = list;
  const isStored = async () => (await idAt(api.path, shown, nearestPlace(target.to, target.total))) === row.id;
  const body = await bodyBeyond(api.path, shown, row.id, target);
  if (body) return store(list, { row, before, body, isStored, where: ` to ${whereTo(target)}` });
  await api.refresh();
  return false;
}
