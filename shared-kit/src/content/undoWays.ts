import { getSession } from 'shared-kit/session';
import type { ItemBase } from '../rules/entities';
import { loadOnce } from '../ui/lazyPart';
import type { AlsoBack, MadeCopy } from './deleteCopies';
import type { Undo } from './offerUndo';
import type { AlsoPut } from './puttingBack';

type Place = Pick<ItemBase, 'id' | 'version'> & Partial<Pick<ItemBase, 'updatedBy'>>;

/**
 * How something is put back is loaded when Undo is offered, or else when it is pressed: the connection may be gone by then. Another
 * attempt goes on where the one before stopped.
 */
function loadedAhead(load: () => Promise<Undo['back']>): Undo['back'] {
  const get = loadOnce(load);
  void get().catch(() => undefined);
  return async () => (await get())();
}

/**
 * Undo of a change: the version before it comes back, over exactly the version that the change made.
 * @param path the item's collection of the API
 * @param item as the change left it
 * @param also what a version does not hold, such as a place in an order
 * @returns undefined where somebody else made this version: it was like that already, and the change changed nothing
 */
export function undoChange(path: string, name: string, { id, version, updatedBy }: Place, also?: AlsoPut): Undo | undefined {
  if (updatedBy && updatedBy.id !== getSession().profile?.id) return undefined;
  const item = { id, version };
  return {
    of: [{ path, ...item }],
    back: loadedAhead(async () => (await import('./puttingBack')).versionBack(path, name, item, also)),
  };
}

/**
 * Undo of a deletion: the item comes out of the bin, under its old id and at its old place.
 * @param also reloads what else shows it
 */
export const undoDelete = (path: string, name: string, id: string, also?: () => Promise<unknown>): Undo => ({
  // An answer that shows it again: somebody else was faster.
  of: [{ path, id, version: 0 }],
  back: loadedAhead(async () => (await import('./puttingBack')).deletedBack(path, name, id, also)),
});

/** Undo of several deletions at once: those come back that are still in the bin. */
export const undoDeletes = (path: string, ids: readonly string[]): Undo => ({
  of: ids.map((id) => ({ path, id, version: 0 })),
  back: loadedAhead(async () => (await import('./puttingBack')).allBack(path, ids)),
});

/** Undo of cloning, duplicating and distributing: copies that are as they were made are deleted, others stay. */
export const undoCopies = (copies: readonly MadeCopy[], also?: AlsoBack): Undo => ({
  of: copies,
  back: loadedAhead(async () => (await import('./deleteCopies')).deleteCopies(copies, also)),
});

/** Undo of a move: the row goes back beside its former neighbour. It disappears with the next move, since moves raise no version. */
export const undoMove = (path: string, { id, version }: Place, back: Undo['back']): Undo => ({
  of: [{ path, id, version, moves: true }],
  back,
});
