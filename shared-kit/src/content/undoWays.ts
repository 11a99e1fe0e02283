import { request } from 'shared-kit/api/http';
import { refresh, resource } from 'shared-kit/api/resource';
import { getSession } from 'shared-kit/session';
import type { ItemBase } from '../rules/entities';
import type { AlsoBack, MadeCopy } from './deleteCopies';
import type { Undo } from './offerUndo';

type Place = Pick<ItemBase, 'id' | 'version'> & Partial<Pick<ItemBase, 'updatedBy'>>;

interface LeftOut {
  message: string;
}
type Restored = { leftOut: LeftOut[] };

const at = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`;
const missingIn = (meta: Restored) => meta.leftOut.map(({ message }) => message).join(' ');

/**
 * Undo of a change: the version before it comes back, over exactly the version that the change made.
 * @param path the item's collection of the API
 * @param item as the change left it
 * @param also what a version does not hold, such as a place in an order; what it gives is said
 * @returns undefined where somebody else made this version: it was like that already, and the change changed nothing
 */
export function undoChange(
  path: string,
  name: string,
  { id, version, updatedBy }: Place,
  also?: () => Promise<string | undefined | void>,
): Undo | undefined {
  if (updatedBy && updatedBy.id !== getSession().profile?.id) return undefined;
  const api = resource(path);
  // Kept for another attempt, after one that got no further than this.
  let restored: Restored | undefined;
  const restore = async () => {
    const before = `${at(path, id)}/versions/${version - 1}/restore`;
    const { data, meta } = await request<ItemBase, Restored>('POST', before, { ifMatch: version });
    api.remember(data);
    return meta;
  };
  const back = async () => {
    restored ??= await restore();
    const said = await also?.();
    await api.refresh();
    const missing = missingIn(restored);
    return said ?? (missing ? `${name} is back as far as possible. ${missing}` : undefined);
  };
  return { of: [{ path, id, version }], back };
}

interface Binned {
  id: string;
  itemId: string;
}

/** Takes an item out of the bin. @returns what it had to be restored without; null when it is no longer in the bin */
async function takeBack(path: string, id: string): Promise<string | null> {
  const kind = path.slice(path.lastIndexOf('/') + 1);
  const { data } = await request<Binned[]>('GET', '/bin', { query: { kind, itemId: id, perPage: 1 } });
  const entry = data?.[0];
  if (!entry) return null;
  const { meta } = await request<ItemBase, Restored>('POST', `/bin/${entry.id}/restore`);
  return missingIn(meta);
}

/**
 * Undo of a deletion: the item comes out of the bin, under its old id and at its old place.
 * @param also reloads what else shows it
 */
export function undoDelete(path: string, name: string, id: string, also?: () => Promise<unknown>): Undo {
  const back = async () => {
    const missing = await takeBack(path, id);
    if (missing === null) return `${name} is no longer in the bin.`;
    await Promise.all([refresh(path), refresh('/bin'), also?.()]);
    return `${name} is back. ${missing}`.trim();
  };
  // An answer that shows it again: somebody else was faster.
  return { of: [{ path, id, version: 0 }], back };
}

/** Undo of several deletions at once: those come back that are still in the bin; another attempt goes on with the rest. */
export function undoDeletes(path: string, ids: readonly string[]): Undo {
  const left = new Set(ids);
  let there = 0;
  const back = async () => {
    try {
      for (const id of ids.filter((one) => left.has(one))) {
        if ((await takeBack(path, id)) !== null) there += 1;
        left.delete(id);
      }
    } finally {
      await Promise.all([refresh(path), refresh('/bin')]);
    }
    if (there === ids.length) return there === 1 ? 'It is back.' : `All ${there} are back.`;
    return `${there} of ${ids.length} are back, the others are not in the bin.`;
  };
  return { of: ids.map((id) => ({ path, id, version: 0 })), back };
}

/**
 * Undo of cloning, duplicating and distributing: copies that are as they were made are deleted, others stay. How is loaded when it is pressed.
 */
export function undoCopies(copies: readonly MadeCopy[], also?: AlsoBack): Undo {
  let back: Undo['back'] | undefined;
  return { of: copies, back: async () => (back ??= (await import('./deleteCopies')).deleteCopies(copies, also))() };
}

/** Undo of a move: the row goes back beside its former neighbour. It disappears with the next move, since moves raise no version. */
export const undoMove = (path: string, { id, version }: Place, back: Undo['back']): Undo => ({
  of: [{ path, id, version, moves: true }],
  back,
});
