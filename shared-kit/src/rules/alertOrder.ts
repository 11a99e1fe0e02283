import { move, sorted, type MoveBeside, type MoveToEnd, type SortBody } from './sort';

interface Indexed {
  id: string;
  sortIndex: number;
}

/**
 * A list of alerts after a row was moved: the same positions, assigned in the new order (document 1 §7, decision OP-44).
 * Positions that two alerts shared are made distinct, so that the order is unambiguous.
 * @param list the rows in their order before the move
 * @returns the rows in their new order with the new `sortIndex` of each
 */
export function reindexed<T extends Indexed>(list: readonly T[], from: number, to: number): T[] {
  let last = Number.NEGATIVE_INFINITY;
  const indexes = list.map(({ sortIndex }) => (last = Math.max(sortIndex, last + 1)));
  return move(list, from, to).map((row, index) => ({ ...row, sortIndex: indexes[index] as number }));
}

/**
 * A list of alerts after a row was moved next to another one.
 * @returns the rows as `reindexed` gives them; null when one of the two is not in the list
 */
export function reindexedBeside<T extends Indexed>(list: readonly T[], body: MoveBeside): T[] | null {
  const ids = list.map(({ id }) => id);
  const next = sorted(ids, body);
  const [moved] = body.ids;
  if (!next || moved === undefined) return null;
  return reindexed(list, ids.indexOf(moved), next.indexOf(moved));
}

/** A list of alerts after a row was moved to one of its ends. It gets a position beyond the others, so that no other row changes. */
function movedToEnd<T extends Indexed>(list: readonly T[], { ids: [id], to }: MoveToEnd): T[] | null {
  const row = list.find((other) => other.id === id);
  const rest = list.filter((other) => other !== row);
  const end = to === 'top' ? rest[0] : rest.at(-1);
  if (!row || !end) return null;
  return to === 'top' ? [{ ...row, sortIndex: end.sortIndex - 1 }, ...rest] : [...rest, { ...row, sortIndex: end.sortIndex + 1 }];
}

/**
 * The whole order of alerts after a sort call.
 * @returns the rows in their new order with the `sortIndex` of each; null when the call names a row that is not in the list
 */
export const applySort = <T extends Indexed>(list: readonly T[], body: SortBody): T[] | null =>
  'to' in body ? movedToEnd(list, body) : reindexedBeside(list, body);

/** The rows whose position changed: only those are sent (decision OP-44). */
export function changedPositions<T extends Indexed>(before: readonly T[], after: readonly T[]): T[] {
  const previousIndex = new Map(before.map(({ id, sortIndex }) => [id, sortIndex]));
  return after.filter(({ id, sortIndex }) => previousIndex.get(id) !== sortIndex);
}
