import { gridFrom, isSuperEntry, type Grid } from './permissionGrid';

/** Converts to a super user: everything else is cleared (document 1 §4). */
export function toSuper(grid: Grid): Grid {
  return { ...grid, isSuper: true, blocks: new Map(), everywhere: new Map() };
}

/** Converts back: the saved permissions return, without any wildcard among them (document 1 §4). */
export function fromSuper(grid: Grid): Grid {
  return { ...gridFrom(grid.saved.filter((entry) => !isSuperEntry(entry))), saved: grid.saved, version: grid.version };
}
