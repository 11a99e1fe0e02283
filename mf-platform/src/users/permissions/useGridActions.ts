import { useCallback, useState } from 'react';
import { messageOf } from 'shared-kit/api/http';
import { everyPageVersioned } from 'shared-kit/api/resource';
import type { Permission } from 'shared-kit/rules/entities';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { gridFrom, removeProperty, resetGrid, type Grid } from 'shared-kit/rules/permissionGrid';
import { toast } from 'shared-kit/shellServices/toast';
import { permissionsPath } from '../permissionsPath';
import type { PropertyName } from '../usePropertyNames';
import { gridChanged } from '../userForm';
import { tellGridChange } from './tellGridChange';
import type { ChangeGrid } from './useGridChange';

/** Remove, Reset and Refresh (OP-29); Undo restores what they remove. */
export function useGridActions(change: ChangeGrid, userId: string | undefined) {
  const [busy, setBusy] = useState(false);

  const notify = (text: string, before: Grid, after: Grid) => tellGridChange(change, text, before, after, gridChanged(before));

  const remove = useCallback(
    ({ id, name }: PropertyName) => {
      change((grid) => {
        const block = grid.blocks.get(id);
        const putBack = (now: Grid): Grid => (block ? { ...now, blocks: new Map(now.blocks).set(id, block) } : now);
        toast({ text: `${name} removed.`, action: { label: 'Undo', run: () => change(putBack) } });
        return removeProperty(grid, id);
      });
    },
    [change],
  );

  const reset = () => change((grid) => notify('The permissions are back to what is saved.', grid, resetGrid(grid)));

  const refresh = async () => {
    if (userId === undefined) return;
    setBusy(true);
    try {
      const { data, version } = await everyPageVersioned<Permission>(permissionsPath(userId), { perPage: PER_PAGE.permissions });
      change((grid) => notify('The permissions were loaded again.', grid, gridFrom(data, version)));
    } catch (error) {
      toast({ text: messageOf(error), tone: 'problem' });
    }
    setBusy(false);
  };
  return { busy, remove, reset, refresh };
}
