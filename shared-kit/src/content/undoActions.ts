import { getSession } from 'shared-kit/session';
import type { ItemBase } from '../rules/entities';
import { loadOnce } from '../rules/loadOnce';
import type { Undo } from './offerUndo';
import type { CreatedCopy, UndoMore as UndoMoreOfCopies } from './undoByDeleting';
import type { UndoMore } from './undoByRestoring';

type ItemVersion = Pick<ItemBase, 'id' | 'version'> & Partial<Pick<ItemBase, 'updatedBy'>>;

/**
 * The code that undoes something is loaded when Undo is offered, since the connection may be gone when it is pressed; if that
 * fails, it is loaded on the press. A retry continues where the previous attempt stopped.
 */
function preloaded(load: () => Promise<Undo['run']>): Undo['run'] {
  const getRunner = loadOnce(load);
  void getRunner().catch(() => undefined);
  return async () => (await getRunner())();
}

/**
 * Undo of a change: restores the version before it, but only over the very version that the change made.
 * @param path the item's collection of the API
 * @param item as the change left it
 * @param undoMore undoes what a version does not hold, such as a place in an order
 * @returns undefined if somebody else made this version: the item was already like that, and nothing was changed
 */
export function undoChange(
  path: string,
  name: string,
  { id, version, updatedBy }: ItemVersion,
  undoMore?: UndoMore,
): Undo | undefined {
  if (updatedBy && updatedBy.id !== getSession().profile?.id) return undefined;
  const item = { id, version };
  return {
    items: [{ path, ...item }],
    run: preloaded(async () => (await import('./undoByRestoring')).changeUndoRunner(path, name, item, undoMore)),
  };
}

/**
 * Undo of a deletion: the item comes out of the bin, under its old id and at its old place.
 * @param refreshMore reloads what else shows it
 */
export const undoDelete = (path: string, name: string, id: string, refreshMore?: () => Promise<unknown>): Undo => ({
  // Any answer that shows the item withdraws the offer: somebody else was faster.
  items: [{ path, id, version: 0 }],
  run: preloaded(async () => (await import('./undoByRestoring')).deletionUndoRunner(path, name, id, refreshMore)),
});

/** Undo of several deletions at once: restores those items that are still in the bin. */
export const undoDeletes = (path: string, ids: readonly string[]): Undo => ({
  items: ids.map((id) => ({ path, id, version: 0 })),
  run: preloaded(async () => (await import('./undoByRestoring')).deletionsUndoRunner(path, ids)),
});

/** Undo of cloning, duplicating and distributing: copies that nobody has changed are deleted, others stay. */
export const undoCopies = (copies: readonly CreatedCopy[], undoMore?: UndoMoreOfCopies): Undo => ({
  items: copies,
  run: preloaded(async () => (await import('./undoByDeleting')).copiesUndoRunner(copies, undoMore)),
});

/**
 * Undo of a move: the row goes back beside its former neighbour. It disappears with the next move, since moves do not raise the
 * version.
 */
export const undoMove = (path: string, { id, version }: ItemVersion, run: Undo['run']): Undo => ({
  items: [{ path, id, version, watchesMoves: true }],
  run,
});
