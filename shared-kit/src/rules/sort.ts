export type SortCondition = 'before' | 'after';

/** A sort call that moves an item next to another one (document 2 §7.1, decision OP-56). */
export interface MoveBeside {
  ids: [string];
  moveToId: string;
  condition: SortCondition;
}

/** A sort call that moves an item to the top or bottom of its whole order, whichever page is shown (wire contract §6). */
export interface MoveToEnd {
  ids: [string];
  to: 'top' | 'bottom';
}

/** What a sort call sends. */
export type SortBody = MoveBeside | MoveToEnd;

const isIndex = (length: number, index: number) => Number.isInteger(index) && index >= 0 && index < length;

/** A copy of a list with the entry at `from` moved to `to`; in the same order if either index is out of range. */
export function move<T>(list: readonly T[], from: number, to: number): T[] {
  const result = [...list];
  if (!isIndex(list.length, from) || !isIndex(list.length, to)) return result;
  const [entry] = result.splice(from, 1);
  result.splice(to, 0, entry as T);
  return result;
}

/**
 * The sort call for a row dragged from one place of the shown list to another; null when it stays where it was. `moveToId` is the
 * row whose position is taken: 'before' it when moved up, 'after' it when moved down (decision OP-56).
 * @param list the rows in their order before the move
 */
export function sortBody(list: ReadonlyArray<{ id: string }>, from: number, to: number): MoveBeside | null {
  const [moved, neighbour] = [list[from], list[to]];
  if (from === to || !moved || !neighbour) return null;
  return { ids: [moved.id], moveToId: neighbour.id, condition: to < from ? 'before' : 'after' };
}

/**
 * The sort call that returns a row to where it was, after it left the list and came back at its end (OP-64, OP-133); null when it
 * was the only row.
 * @param list the rows as they were, including that row
 */
export function placeBack(list: ReadonlyArray<{ id: string }>, id: string): MoveBeside | null {
  const index = list.findIndex((row) => row.id === id);
  const [above, below] = [list[index - 1], list[index + 1]];
  if (index === -1 || (!above && !below)) return null;
  return below
    ? { ids: [id], moveToId: below.id, condition: 'before' }
    : { ids: [id], moveToId: (above as { id: string }).id, condition: 'after' };
}

/**
 * Applies a sort call to the ids of its scope; null when one of them is not in it.
 * @param ids all ids of the scope in their current order
 */
export function sorted(
  ids: readonly string[],
  body: Pick<MoveBeside, 'moveToId' | 'condition'> & { ids: readonly string[] },
): string[] | null {
  const moving = new Set(body.ids);
  if (!body.ids.every((id) => ids.includes(id))) return null;
  const rest = ids.filter((id) => !moving.has(id));
  const target = rest.indexOf(body.moveToId);
  if (target < 0) return null;
  return rest.toSpliced(body.condition === 'before' ? target : target + 1, 0, ...moving);
}

/** The condition of a sort call, including its synonyms; null for any other text (decision OP-56). */
export function readCondition(condition: unknown): SortCondition | null {
  if (condition === 'before' || condition === 'above') return 'before';
  return condition === 'after' || condition === 'below' ? 'after' : null;
}
