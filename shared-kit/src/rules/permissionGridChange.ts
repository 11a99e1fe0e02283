import type { Permission } from './entities';
import { gridFrom, gridPermissions, type Grid } from './permissionGrid';

const keyOf = ({ resource, permissionableId, r, w, x }: Permission) => `${permissionableId ?? ''}|${resource}|${r}${w}${x}`;
const savedKeys = new WeakMap<readonly Permission[], ReadonlySet<string>>();

function keysOfSaved({ saved }: Grid): ReadonlySet<string> {
  const cached = savedKeys.get(saved);
  if (cached) return cached;
  const keys = new Set(gridPermissions(gridFrom(saved)).map(keyOf));
  savedKeys.set(saved, keys);
  return keys;
}

/** Whether saving would change anything. It is called after each tick, so the keys of the saved rights are cached. */
export function isGridChanged(grid: Grid): boolean {
  const saved = keysOfSaved(grid);
  const current = gridPermissions(grid);
  return saved.size !== current.length || current.some((entry) => !saved.has(keyOf(entry)));
}
