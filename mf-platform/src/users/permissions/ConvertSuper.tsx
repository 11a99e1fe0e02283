import { askFirst } from 'shared-kit/modals/askFirst';
import { gridPermissions, type Grid } from 'shared-kit/rules/permissionGrid';
import { fromSuper, toSuper } from 'shared-kit/rules/permissionGridSuper';
import { Button } from 'shared-kit/ui/button/Button';
import type { ChangeGrid } from './useGridChange';

/** Converts to a super user, or back to the saved permissions; stored with Save (document 1 §4). Asks before rights would be lost. */
export function ConvertSuper({ grid, change }: { grid: Grid; change: ChangeGrid }) {
  const convert = () => {
    if (grid.isSuper) return change(fromSuper);
    if (gridPermissions(grid).length === 0) return change(toSuper);
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
