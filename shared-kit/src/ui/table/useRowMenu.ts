import { useMemo } from 'react';
import type { MenuItem } from 'shared-kit/ui/overlay/menuItem';
import { useLatest } from 'shared-kit/ui/useLatest';
import type { PageOfList } from './order';
import { withMoves } from './withMoves';

interface Options<Item> {
  /** The entries of the owner of the table. */
  menu: ((row: Item, index: number) => MenuItem[]) | undefined;
  place: PageOfList;
  /** Adds the entries that move a row. */
  canReorder: boolean;
  move: (from: number, to: number) => void;
}

/** The entries of each row's menu, as a function that stays the same while the owner's does not: a new one renders every row again. */
export function useRowMenu<Item>({ menu, place, canReorder, move }: Options<Item>) {
  const latest = useLatest({ menu, place });
  const hasMenu = Boolean(menu) || canReorder;
  return useMemo(() => {
    if (!hasMenu) return undefined;
    return (row: Item, index: number): MenuItem[] => {
      const own = latest.current.menu?.(row, index) ?? [];
      return canReorder ? withMoves(own, index, latest.current.place, move) : own;
    };
  }, [hasMenu, canReorder, move, latest]);
}
