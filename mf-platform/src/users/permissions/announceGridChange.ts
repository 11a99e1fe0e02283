import type { Grid } from 'shared-kit/rules/permissionGrid';
import { toast } from 'shared-kit/shellServices/toast';
import type { ChangeGrid } from './useGridChange';

interface GridChange {
  previous: Grid;
  next: Grid;
  /** Whether the toast offers Undo; it does by default. */
  hasUndo?: boolean;
}

/** Tells the person that Undo changes nothing, since it would silently lose a later change. @returns the unchanged grid */
export function keepLaterChange(current: Grid): Grid {
  toast({ text: 'The permissions were changed again in the meantime, so they stay as they are.', tone: 'note' });
  return current;
}

/**
 * Shows a toast about a change of the grid. Undo works only until the grid is changed again.
 * @returns the changed grid
 */
export function announceGridChange(change: ChangeGrid, text: string, { previous, next, hasUndo = true }: GridChange): Grid {
  const undo = () => change((current) => (current === next ? previous : keepLaterChange(current)));
  toast({ text, ...(hasUndo && { action: { label: 'Undo', run: undo } }) });
  return next;
}
