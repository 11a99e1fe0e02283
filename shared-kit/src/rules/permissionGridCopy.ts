import type { Permission } from './entities';
import { gridFrom, type Grid } from './permissionGrid';

/** Gives other properties exactly the rights of one; those that are not in the grid yet are added. */
export function copyBlock(grid: Grid, from: string, to: readonly string[]): Grid {
  const block = grid.blocks.get(from);
  if (!block) return grid;
  const blocks = new Map(grid.blocks);
  for (const id of to) blocks.set(id, block);
  return { ...grid, blocks };
}

/** Replaces everything that is ticked with the rights of another person. The saved rights do not change. */
export function copyRights(grid: Grid, otherRights: readonly Permission[]): Grid {
  return { ...gridFrom(otherRights), saved: grid.saved, version: grid.version };
}
