import { useEffect, useState } from 'react';
import { useLatest } from 'shared-kit/ui/useLatest';
import { nearestPlace } from './order';
import type { useReorder } from './useReorder';

interface Options<Item> {
  /** Undefined while loading. */
  rows: readonly Item[] | undefined;
  rowKey(row: Item): string | number;
  reorder: ReturnType<typeof useReorder<Item>>;
}

/**
 * The row that the pointer drags. It is found by its key: the list may be loaded again meanwhile.
 * @returns its index, -1 without one, and what to call when a row is dragged and dropped
 */
export function useDraggedRow<Item>({ rows, rowKey, reorder }: Options<Item>) {
  const { shown, actions } = reorder;
  const [dragged, setDragged] = useState<Item>();
  const draggedIndex = dragged === undefined ? -1 : shown.findIndex((row) => rowKey(row) === rowKey(dragged));

  const announceGone = useLatest(reorder.announceGone);
  const isOnlyGone = dragged !== undefined && rows?.length === 0;
  // The table goes with its only row, which ends the drag like a drop: this is said after it.
  useEffect(() => {
    if (isOnlyGone) announceGone.current(dragged);
  }, [isOnlyGone, dragged, announceGone]);

  const onStart = (index: number) => setDragged(shown[index]);
  const onDrop = (startIndex: number, to: number) => {
    setDragged(undefined);
    if (draggedIndex >= 0) actions.move(draggedIndex, nearestPlace(to + draggedIndex - startIndex, shown.length));
    else if (dragged !== undefined) reorder.announceGone(dragged);
  };
  return { draggedIndex, onStart, onDrop };
}
