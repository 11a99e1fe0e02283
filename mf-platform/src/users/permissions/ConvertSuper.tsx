import { askFirst } from 'shared-kit/modals/askFirst';
import { fromSuper, gridPermissions, toSuper, type Grid } from 'shared-kit/rules/permissionGrid';
import { Button } from 'shared-kit/ui/button/Button';
import type { ChangeGrid } from './useGridChange';

/** Converts to a super user, or back to the saved permissions; stored with Save (document 1 §4). Asks before rights are lost. */
export function ConvertSuper({ grid, change }: { grid: Grid; change: ChangeGrid }) {
  const convert = () => {
    const ticked = gridPermissions(grid).length;
    if (grid.isSuper || ticked === 0) return change(grid.isSuper ? fromSuper : toSuper);
    return askFirst({
      title: 'Convert to Super User',
      confirmLabel: 'Convert',
      children: (
        <p>
          A super user may do everything, on every property. Rights that were given one by one are lost when you save; until then,
          ‘Convert Back to User’ restores them as they were last saved.
        </p>
      ),
      onConfirm: () => Promise.resolve(change(toSuper)),
    });
  };
  return <Button onClick={convert}>{grid.isSuper ? 'Convert Back to User' : 'Convert to Super User'}</Button>;
}
