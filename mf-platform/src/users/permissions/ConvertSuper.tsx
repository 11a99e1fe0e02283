import { fromSuper, toSuper, type Grid } from 'shared-kit/rules/permissionGrid';
import { Button } from 'shared-kit/ui/button/Button';
import type { ChangeGrid } from './useGridChange';

/** Converts to a super user, or back to the saved permissions; stored with Save (document 1 §4). */
export const ConvertSuper = ({ grid, change }: { grid: Grid; change: ChangeGrid }) => (
  <Button onClick={() => change(grid.isSuper ? fromSuper : toSuper)}>
    {grid.isSuper ? 'Convert Back to User' : 'Convert to Super User'}
  </Button>
);
