import type { PropertyType } from 'shared-kit/rules/entities';
import { flagsOf, GRID_COLUMNS, GRID_ROWS, type Grid } from 'shared-kit/rules/permissionGrid';
import { resourceOf } from 'shared-kit/rules/resources';

/** The label of a row of the grid. */
export const rowLabel = (resource: string): string => resourceOf(resource)?.label ?? resource;

export const TYPE_LABELS: Record<PropertyType, { singular: string; plural: string }> = {
  hotel: { singular: 'Hotel', plural: 'Hotels' },
  restaurant: { singular: 'Restaurant', plural: 'Restaurants' },
};

/** The number of cells in a property's block, and how many of them are ticked. */
export function countRights(grid: Grid, id: string, type: PropertyType): { granted: number; all: number } {
  const cells = GRID_ROWS[type].flatMap((row) => GRID_COLUMNS.map(({ flag }) => flagsOf(grid, id, row)[flag]));
  return { granted: cells.filter(Boolean).length, all: cells.length };
}

/** 'None', 'Full' or '7 of 21'. */
export function formatRights({ granted, all }: { granted: number; all: number }): string {
  if (granted === 0) return 'None';
  return granted === all ? 'Full' : `${granted} of ${all}`;
}
