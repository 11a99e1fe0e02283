import type { Grid } from 'shared-kit/rules/permissionGrid';
import { toast } from 'shared-kit/shellServices/toast';
import type { ChangeGrid } from './useGridChange';

/**
 * Says what was done to a grid, with Undo for as long as nothing else in it is changed: it would be lost without a word.
 * @param hasUndo whether there is something to take back
 * @returns the grid as it is afterwards
 */
export function tellGridChange(change: ChangeGrid, text: string, before: Grid, after: Grid, hasUndo = true): Grid {
  const undo = () =>
    change((now) => {
      if (now === after) return before;
      toast({ text: 'The permissions were changed again in the meantime, so they stay as they are.', tone: 'note' });
      return now;
    });
  toast({ text, ...(hasUndo && { action: { label: 'Undo', run: undo } }) });
  return after;
}
