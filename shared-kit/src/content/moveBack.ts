import type { Query } from 'shared-kit/api/resource';
import { hasStatus } from 'shared-kit/api/http';
import type { ItemBase } from '../rules/entities';
import type { SortBody } from '../rules/sort';
import type { Undo } from './offerUndo';

/** A collection whose order is stored with sort calls: a `Resource`, or one that sends them in its own way. */
export interface SortableCollection {
  path: string;
  refresh: () => Promise<unknown>;
  sort: (body: SortBody & Query) => Promise<unknown>;
}

/**
 * Moves a row back beside its former neighbour.
 * @param body the body of the sort call, including what every sort call of the list sends
 * @param neighbourLeftText the sentence for when that neighbour has left the list
 * @returns nothing, or `neighbourLeftText`
 * @throws ApiError for every other refusal
 */
export async function moveBack(
  api: Pick<SortableCollection, 'sort'>,
  body: SortBody & Query,
  neighbourLeftText: string,
): Promise<string | undefined> {
  try {
    await api.sort(body);
    return undefined;
  } catch (error) {
    if (!hasStatus(error, 422)) throw error;
    return neighbourLeftText;
  }
}

/** The sentence for a row that was moved and cannot be moved back. */
export const notMovedBackText = (name: string): string =>
  `The item next to ${name} is no longer in this list, so nothing was undone.`;

/**
 * Undo of a move: the row goes back beside its former neighbour. It disappears with the next move, since moves do not raise the
 * version.
 */
export const undoMove = (path: string, { id, version }: Pick<ItemBase, 'id' | 'version'>, run: Undo['run']): Undo => ({
  items: [{ path, id, version, watchesMoves: true }],
  run,
});
