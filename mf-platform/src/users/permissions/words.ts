import type { PropertyType } from 'shared-kit/rules/entities';
import { flagsOf, GRID_COLUMNS, GRID_ROWS, type Grid } from 'shared-kit/rules/permissionGrid';
import { resourceOf } from 'shared-kit/rules/resources';

/** What a row of the grid is called. */
export const rowLabel = (resource: string): string => resourceOf(resource)?.label ?? resource;

export const TYPE_WORDS: Record<PropertyType, { tab: string; one: string }> = {
  hotel: { tab: 'Hotels', one: 'Hotel' },
  restaurant: { tab: 'Restaurants', one: 'Restaurant' },
};

/** How many cells of a property's block there are, and how many are ticked. */
export function countRights(grid: Grid, id: string, type: PropertyType): { granted: number; all: number } {
  const cells = GRID_ROWS[type].flatMap((row) => GRID_COLUMNS.map(({ flag }) => flagsOf(grid, id, row)[flag]));
  return { granted: cells.filter(Boolean).length, all: cells.length };
}

/** 'None', 'Full' or '7 of 21'. */
export function rightsText({ granted, all }: { granted: number; all: number }): string {
  if (granted === 0) return 'None';
  return granted === all ? 'Full' : `${granted} of ${all}`;
}
