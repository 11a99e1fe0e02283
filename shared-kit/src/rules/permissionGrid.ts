import { DEFAULT_READS, SUPER_PERMISSION } from './defaultPermissions';
import type { Permission, PropertyType } from './entities';
import { resourceOf, resourcesWith, type Resource } from './resources';

export type Flag = 'r' | 'w' | 'x';
export type Flags = Readonly<Record<Flag, boolean>>;
export type Tick = 'all' | 'some' | 'none';
type Block = ReadonlyMap<string, Flags>;

/** Columns of the grid (decision OP-29) and its rows by tab (document 1 §6). */
export const GRID_COLUMNS: ReadonlyArray<{ flag: Flag; label: string }> = [
  { flag: 'r', label: 'Read' },
  { flag: 'w', label: 'Write' },
  { flag: 'x', label: 'Execute' },
];
const rowsOf = (type: PropertyType) => resourcesWith(({ of = [] }) => of.includes(type));
export const GRID_ROWS: Readonly<Record<PropertyType, readonly Resource[]>> = {
  hotel: rowsOf('hotel'),
  restaurant: rowsOf('restaurant'),
};
/** The checkboxes beside the grid and the resources each one grants (document 1 §6). */
export const GRID_SWITCHES = [
  { label: 'Can Assign Alerts', resources: ['can_assign_alerts'] },
  { label: 'Can Manage Users', resources: ['user', 'permission'] },
  { label: 'Can Manage Assets', resources: ['asset'] },
] as const satisfies readonly { label: string; resources: readonly Resource[] }[];

/**
 * One user's permissions while they are being edited. `blocks` has the entries of each property, including those without a row;
 * `everywhere` those without a target. A change copies only one block, so that a grid of hundreds of properties stays fast.
 */
export interface Grid {
  saved: readonly Permission[];
  /** The version of the stored list, so that a save is refused when somebody else has saved since; absent for a new user. */
  version?: number | undefined;
  isSuper: boolean;
  blocks: ReadonlyMap<string, Block>;
  everywhere: Block;
}

const NOTHING: Flags = { r: false, w: false, x: false };
const EVERYTHING: Flags = { r: true, w: true, x: true };
/** Whether an entry is the wildcard of a super user. */
export const isSuperEntry = (entry: Permission): boolean =>
  entry.resource === '*' && !entry.permissionableId && !entry.permissionableType;

/** The grid for a stored list of permissions. */
export function gridFrom(saved: readonly Permission[], version?: number): Grid {
  const blocks = new Map<string, Map<string, Flags>>();
  const everywhere = new Map<string, Flags>();
  for (const { resource, permissionableId, r, w, x } of saved.filter((entry) => !isSuperEntry(entry))) {
    let block = permissionableId ? blocks.get(permissionableId) : everywhere;
    if (!block) blocks.set(permissionableId as string, (block = new Map()));
    const flags = block.get(resource) ?? NOTHING;
    block.set(resource, { r: flags.r || r, w: flags.w || w, x: flags.x || x });
  }
  return { saved, version, isSuper: saved.some(isSuperEntry), blocks, everywhere };
}

function entries(block: Block, permissionableId: string | null): Permission[] {
  const permissionableType = permissionableId === null ? null : 'PropertyPermission';
  return [...block]
    .filter(([, { r, w, x }]) => r || w || x)
    .map(([resource, flags]) => ({ resource, permissionableType, permissionableId, ...flags }));
}

/** The list to save: what is ticked, or the one wildcard of a super user. */
export function gridPermissions(grid: Grid): Permission[] {
  if (grid.isSuper) return [SUPER_PERMISSION];
  return [...entries(grid.everywhere, null), ...[...grid.blocks].flatMap(([id, block]) => entries(block, id))];
}

/** The entries of one property; those without a property for null. */
export const blockPermissions = (grid: Grid, id: string | null): Permission[] =>
  entries((id === null ? grid.everywhere : grid.blocks.get(id)) ?? new Map(), id);

function withBlock(grid: Grid, id: string, change: (block: Block) => Block): Grid {
  const block = grid.blocks.get(id);
  return block ? { ...grid, blocks: new Map(grid.blocks).set(id, change(block)) } : grid;
}

/** Adds a property with read rights, the default ones or fewer; an existing one stays unchanged (decision OP-31). */
export function addProperty(grid: Grid, id: string, reads: readonly string[] = DEFAULT_READS): Grid {
  if (grid.blocks.has(id)) return grid;
  const block = new Map(reads.map((resource) => [resource, { ...NOTHING, r: true }]));
  return { ...grid, blocks: new Map(grid.blocks).set(id, block) };
}

/** Removes a property with everything granted on it. */
export function removeProperty(grid: Grid, id: string): Grid {
  const blocks = new Map(grid.blocks);
  return blocks.delete(id) ? { ...grid, blocks } : grid;
}

/** What is ticked in one row of a property. */
export function flagsOf(grid: Grid, id: string, resource: string): Flags {
  return grid.blocks.get(id)?.get(resource) ?? NOTHING;
}

/** Ticks or unticks one cell. */
export function setCell(grid: Grid, id: string, resource: string, flag: Flag, on: boolean): Grid {
  return setColumn(grid, id, [resource], flag, on);
}

/** Ticks or unticks a whole row. */
export function setRow(grid: Grid, id: string, resource: string, on: boolean): Grid {
  if (on) return withBlock(grid, id, (block) => new Map(block).set(resource, EVERYTHING));
  return GRID_COLUMNS.reduce((next, { flag }) => setCell(next, id, resource, flag, false), grid);
}

/** Whoever may write may read: ticking Write ticks Read, and unticking Read unticks Write (decision OP-146). */
export function withFlag(flags: Flags, flag: Flag, on: boolean): Flags {
  const next = { ...flags, [flag]: on };
  if (flag === 'w') return { ...next, r: next.r || on };
  return { ...next, w: next.w && next.r };
}

/**
 * Ticks or unticks one column in the given rows of a property. A resource that a row implies has no row of its own (decision OP-27), so its
 * entry is unticked with that row.
 */
export function setColumn(grid: Grid, id: string, rows: readonly string[], flag: Flag, on: boolean): Grid {
  return withBlock(grid, id, (block) => {
    const changed = new Map(block);
    for (const row of rows) {
      changed.set(row, withFlag(block.get(row) ?? NOTHING, flag, on));
      const implied = resourceOf(row)?.implies?.resource;
      const impliedFlags = implied && block.get(implied);
      if (impliedFlags && !on) changed.set(implied, withFlag(impliedFlags, flag, false));
    }
    return changed;
  });
}

/** Removes a property's entries without a row, such as those of OP-28, once none of the given rows has a tick. */
export function clearIfUnticked(grid: Grid, id: string, rows: readonly string[]): Grid {
  const isEmpty = rows.every((row) => rowTick(grid, id, row) === 'none');
  return isEmpty ? withBlock(grid, id, () => new Map()) : grid;
}

const tickOf = (flags: boolean[]): Tick => (flags.every(Boolean) ? 'all' : flags.some(Boolean) ? 'some' : 'none');

/** What the select-all box of a row shows. */
export function rowTick(grid: Grid, id: string, resource: string): Tick {
  const { r, w, x } = flagsOf(grid, id, resource);
  return tickOf([r, w, x]);
}

/** What the select-all box of a column shows. */
export function columnTick(grid: Grid, id: string, rows: readonly string[], flag: Flag): Tick {
  return tickOf(rows.map((row) => flagsOf(grid, id, row)[flag]));
}

/** Whether a checkbox beside the grid is ticked: all rights that it covers are granted. */
export function hasSwitch(grid: Grid, resources: readonly string[]): boolean {
  return resources.every((resource) => {
    const { r, w, x } = grid.everywhere.get(resource) ?? NOTHING;
    return r && w && x;
  });
}

/** Ticks a checkbox beside the grid, which grants r, w and x, or unticks it (decision OP-24). */
export function setSwitch(grid: Grid, resources: readonly string[], on: boolean): Grid {
  const everywhere = new Map(grid.everywhere);
  for (const resource of resources) {
    if (on) everywhere.set(resource, EVERYTHING);
    else everywhere.delete(resource);
  }
  return { ...grid, everywhere };
}

/** Back to the last saved state. */
export function resetGrid(grid: Grid): Grid {
  return gridFrom(grid.saved, grid.version);
}
