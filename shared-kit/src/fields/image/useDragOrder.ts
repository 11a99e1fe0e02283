import { useState, type DragEvent } from 'react';

/**
 * Reordering by dragging.
 * @param ids of the elements, in their order
 * @returns props for the list, for each place in it and for what is dragged, and whether a place is where it would be dropped
 */
export function useDragOrder(ids: readonly number[], onMove: (from: number, to: number) => void) {
  const [draggedId, setDraggedId] = useState<number | null>(null);
  const [targetIndex, setTargetIndex] = useState<number | null>(null);
  const endDrag = () => {
    setDraggedId(null);
    setTargetIndex(null);
  };

  return {
    isTarget: (index: number) => targetIndex === index && draggedId !== null && draggedId !== ids[index],
    listProps: {
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setTargetIndex(null);
      },
    },
    placeProps: (index: number) => ({
      onDragOver: (event: DragEvent) => {
        if (draggedId === null) return;
        event.preventDefault();
        setTargetIndex(index);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        // The element may have been removed or moved in the meantime.
        const from = draggedId === null ? -1 : ids.indexOf(draggedId);
        if (from >= 0 && from !== index) onMove(from, index);
        endDrag();
      },
    }),
    dragProps: (id: number) => ({
      draggable: ids.length > 1,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        // Some browsers refuse to drag an element without data; plain text could be dropped into the fields of the form.
        dataTransfer.setData('application/x-image', String(id));
        dataTransfer.effectAllowed = 'move';
        setDraggedId(id);
      },
      onDragEnd: endDrag,
    }),
  };
}
