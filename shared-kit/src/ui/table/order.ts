/** The index in a list that is nearest to a given one. @param count the length of the list, at least one */
export const nearestPlace = (index: number, count: number): number => Math.max(0, Math.min(count - 1, index));

/** Where a key moves a lifted row; null for other keys. */
export function keyTarget(key: string, index: number, count: number): number | null {
  if (key === 'ArrowUp') return nearestPlace(index - 1, count);
  if (key === 'ArrowDown') return nearestPlace(index + 1, count);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** The position of the shown rows when they are one page of a list. */
export interface PageOfList {
  /** How many rows of the list come before the page. */
  before: number;
  /** How many rows the whole list has. */
  total: number;
}

/** What is announced while rows are reordered. Positions count from 1. */
export const spoken = {
  lifted: (name: string, index: number, count: number) =>
    `Picked up ${name}, position ${index + 1} of ${count}. Arrow keys move it, Space drops it, Escape cancels.`,
  moved: (name: string, index: number, count: number) => `${name}, position ${index + 1} of ${count}.`,
  dropped: (name: string, index: number, count: number) => `Dropped ${name} at position ${index + 1} of ${count}.`,
  refused: (name: string, index: number, count: number) =>
    `${name} was not moved. It is back at position ${index + 1} of ${count}.`,
  gone: (name: string) => `${name} was not moved: it is no longer in this list.`,
  unknown: (name: string, index: number, count: number) => `${name} is shown at position ${index + 1} of ${count} again.`,
  cancelled: (name: string, index: number, count: number) => `Cancelled. ${name} is back at position ${index + 1} of ${count}.`,
};
