import { useCallback, useState } from 'react';
import { messageOf } from 'shared-kit/api/http';
import { everyPageVersioned } from 'shared-kit/api/resource';
import type { Permission } from 'shared-kit/rules/entities';
import { PER_PAGE } from 'shared-kit/rules/limits';
import { gridFrom, removeProperty, resetGrid, type Grid } from 'shared-kit/rules/permissionGrid';
import { toast } from 'shared-kit/shellServices/toast';
import { useIsMounted } from 'shared-kit/ui/useIsMounted';
import { permissionsPath } from '../permissionsPath';
import type { PropertyName } from '../usePropertyNames';
import { hasGridChanges } from '../userForm';
import { announceGridChange, keepLaterChange } from './announceGridChange';
import type { ChangeGrid } from './useGridChange';

/** The actions Remove, Reset and Refresh of the grid (OP-29), each with Undo. */
export function useGridActions(change: ChangeGrid, userId: string | undefined) {
  const [busy, setBusy] = useState(false);
  const isMounted = useIsMounted();

  const announce = (text: string, previous: Grid, next: Grid) =>
    announceGridChange(change, text, { previous, next, hasUndo: hasGridChanges(previous) });

  const remove = useCallback(
    ({ id, name }: PropertyName) => {
      change((grid) => {
        const block = grid.blocks.get(id);
        const restoreBlock = (current: Grid): Grid => {
          // Only a change that gave the property rights again prevents the Undo.
          if (!block || current.isSuper || current.blocks.has(id)) return keepLaterChange(current);
          return { ...current, blocks: new Map(current.blocks).set(id, block) };
        };
        toast({ text: `${name} removed.`, action: { label: 'Undo', run: () => change(restoreBlock) } });
        return removeProperty(grid, id);
      });
    },
    [change],
  );

  const reset = () => change((grid) => announce('The permissions are back to what is saved.', grid, resetGrid(grid)));

  const refresh = async () => {
    if (userId === undefined) return;
    setBusy(true);
    try {
      const { data, version } = await everyPageVersioned<Permission>(permissionsPath(userId), { perPage: PER_PAGE.permissions });
      if (isMounted()) change((grid) => announce('The permissions were loaded again.', grid, gridFrom(data, version)));
    } catch (error) {
      toast({ text: messageOf(error), tone: 'problem' });
    }
    setBusy(false);
  };
  return { busy, remove, reset, refresh };
}
