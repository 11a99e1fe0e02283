import { useMemo } from 'react';
import type { MenuItem } from 'shared-kit/ui/overlay/menuItem';
import { useLatest } from 'shared-kit/ui/useLatest';
import type { PageOfList } from './order';
import { withMoveItems } from './withMoveItems';

interface Options<Item> {
  /** The entries that the table's owner provides. */
  menu: ((row: Item, index: number) => MenuItem[]) | undefined;
  page: PageOfList;
  /** Whether to add the entries that move a row. */
  canReorder: boolean;
  move: (from: number, to: number) => void;
}

/** The entries of each row's menu, as a function with a stable identity: a new one would render every row again. */
export function useRowMenu<Item>({ menu, page, canReorder, move }: Options<Item>) {
  const latest = useLatest({ menu, page });
  const hasMenu = Boolean(menu) || canReorder;
  return useMemo(() => {
    if (!hasMenu) return undefined;
    return (row: Item, index: number): MenuItem[] => {
      const items = latest.current.menu?.(row, index) ?? [];
      return canReorder ? withMoveItems(items, index, latest.current.page, move) : items;
    };
  }, [hasMenu, canReorder, move, latest]);
}
