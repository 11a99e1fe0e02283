import type { ComponentType, RefAttributes } from 'react';
import { SortableContainer, type SortableContainerProps, type SortEvent } from 'react-sortable-hoc';

export type { SortableContainerProps, SortEnd, SortEvent, SortStart } from 'react-sortable-hoc';

/** A row with the properties that the library reads. */
export type Sortable = HTMLElement & {
  sortableInfo?: { index: number; collection: string; manager: unknown };
  sortableHandle?: boolean;
};

/** The parts of the library's container that its row wrapper uses. */
export interface Engine {
  manager: { refs: Record<string, Array<{ node: Sortable }>> };
  state: { sorting?: boolean };
  index: number;
  newIndex: number;
  /** Where the press was. */
  position: object;
  /** Where the row is taken to have been picked up. */
  initialOffset: object;
  handleStart(event: Event): void;
  handleSortMove(event: SortEvent): void;
  handleSortEnd(event: Event): void;
}

/**
 * The library's container without a list. The library expects to wrap the list and every row; registering the rows the way its
 * wrapper does allows it to load after the rows, without rendering them again.
 */
export const DragEngine = SortableContainer<object>(() => null) as ComponentType<SortableContainerProps & RefAttributes<Engine>>;
