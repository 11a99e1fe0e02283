import { gridFrom, withFlag, type Flags, type Grid } from './permissionGrid';

type Block = Grid['everywhere'];

const NOTHING: Flags = { r: false, w: false, x: false };
const FLAGS = ['r', 'w', 'x'] as const;

/**
 * Merges one person's changes into another's: what they changed since reading the list is kept, everything else is as in the newest
 * list.
 */
function mergeBlock(before: Block | undefined, mine: Block | undefined, newest: Block | undefined): Block {
  const merged = new Map(newest);
  for (const resource of new Set([...(before?.keys() ?? []), ...(mine?.keys() ?? [])])) {
    const previousFlags = before?.get(resource) ?? NOTHING;
    const myFlags = mine?.get(resource) ?? NOTHING;
    const changed = FLAGS.filter((flag) => myFlags[flag] !== previousFlags[flag]);
    merged.set(
      resource,
      changed.reduce((flags, flag) => withFlag(flags, flag, myFlags[flag]), newest?.get(resource) ?? NOTHING),
    );
  }
  return merged;
}

/**
 * Rebases a grid that was edited over an older list onto the newest one: neither person's changes are lost, and what the other
 * person removed stays removed unless it was ticked here.
 * @param mine the grid as it is edited
 * @param newest the grid of the list as it is stored now
 */
export function mergeGrids(mine: Grid, newest: Grid): Grid {
  const before = gridFrom(mine.saved);
  if (mine.isSuper) return { ...mine, saved: newest.saved, version: newest.version };
  const blocks = new Map(newest.blocks);
  for (const id of new Set([...before.blocks.keys(), ...mine.blocks.keys()])) {
    const wasRemovedHere = !mine.blocks.has(id);
    const wasRemovedThere = before.blocks.has(id) && !newest.blocks.has(id);
    const merged = mergeBlock(before.blocks.get(id), mine.blocks.get(id), newest.blocks.get(id));
    const isEmpty = [...merged.values()].every(({ r, w, x }) => !r && !w && !x);
    if (wasRemovedHere || (wasRemovedThere && isEmpty)) blocks.delete(id);
    else blocks.set(id, merged);
  }
  const isSuper = before.isSuper ? false : newest.isSuper;
  return { ...newest, isSuper, blocks, everywhere: mergeBlock(before.everywhere, mine.everywhere, newest.everywhere) };
}
