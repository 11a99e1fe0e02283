import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Grid } from 'shared-kit/rules/permissionGrid';
import { toast } from 'shared-kit/shellServices/toast';
import { useIsMounted } from 'shared-kit/ui/useIsMounted';

export type ChangeGrid = (step: (grid: Grid) => Grid) => void;

interface Form {
  values: { grid: Grid };
  setFieldValue: (name: string, value: Grid) => unknown;
}

/**
 * Changes the grid of a form. The returned function is stable, and quick successive steps build on each other without a render in
 * between.
 */
export function useGridChange({ values, setFieldValue }: Form): ChangeGrid {
  const latest = useRef({ grid: values.grid, setFieldValue });
  useLayoutEffect(() => {
    latest.current = { grid: values.grid, setFieldValue };
  });
  const isMounted = useIsMounted();
  return useCallback(
    (step) => {
      // A toast with Undo may outlive the form.
      if (!isMounted()) return void toast({ text: 'The form was closed in the meantime, so nothing was undone.', tone: 'note' });
      const next = step(latest.current.grid);
      latest.current.grid = next;
      void latest.current.setFieldValue('grid', next);
    },
    [isMounted],
  );
}
