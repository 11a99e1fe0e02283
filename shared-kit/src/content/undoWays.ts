import { ApiError, request } from 'shared-kit/api/http';
import { refresh, resource } from 'shared-kit/api/resource';
import { getSession } from 'shared-kit/session';
import type { ItemBase } from '../rules/entities';
import { inTurn } from '../rules/inTurn';
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

/** A copy that was made, in the state that it was left in. */
export interface MadeCopy extends Place {
  /** Its collection of the API. */
  path: string;
}

/**
 * Undo of cloning, duplicating and distributing: copies that are as they were made are deleted, others stay.
 * @param also what is put back as well once they are gone; what it gives is said
 */
export function undoCopies(
  copies: readonly MadeCopy[],
  also?: (gone: readonly MadeCopy[]) => string | void | Promise<string | void>,
): Undo {
  const left = new Set(copies);
  let changed = 0;
  const gone: MadeCopy[] = [];
  const back = async () => {
    let failure: unknown;
    await inTurn([...left], async (copy) => {
      try {
        await request('DELETE', at(copy.path, copy.id), { ifMatch: copy.version });
        gone.push(copy);
      } catch (error) {
        const status = error instanceof ApiError ? error.status : undefined;
        if (status === 412) changed += 1;
        else if (status !== 404) return void (failure = error);
      }
      left.delete(copy);
    });
    await Promise.all([...new Set(copies.map(({ path }) => path))].map(refresh));
    if (failure) throw failure;
    const said = await also?.(gone);
    return `${toldOf(gone.length, changed)} ${said ?? ''}`.trim();
  };
  return { of: copies, back };
}

function toldOf(gone: number, changed: number): string {
  const deleted = gone === 1 ? 'The copy is in the bin.' : gone > 0 ? `${gone} copies are in the bin.` : 'No copy was deleted.';
  if (changed === 0) return deleted;
  return `${deleted} ${changed === 1 ? 'One was changed in the meantime, so it stays.' : `${changed} were changed in the meantime, so they stay.`}`;
}

/** Undo of a move: the row goes back beside its former neighbour. It disappears with the next move, since moves raise no version. */
export const undoMove = (path: string, { id, version }: Place, back: Undo['back']): Undo => ({
  of: [{ path, id, version, moves: true }],
  back,
});
