import type { ComponentType, RefAttributes } from 'react';
import { SortableContainer } from 'react-sortable-hoc';
import type { SortableContainerProps } from 'react-sortable-hoc';

export type { SortableContainerProps, SortEnd, SortStart } from 'react-sortable-hoc';

/** A row as the library knows it. */
export type Sortable = HTMLElement & {
  sortableInfo?: { index: number; collection: string; manager: unknown };
  sortableHandle?: boolean;
};

/** The parts of the library's container that its own row wrapper uses as well. */
export interface Engine {
  manager: { refs: Record<string, Array<{ node: Sortable }>> };
  state: { sorting?: boolean };
  index: number;
  newIndex: number;
  handleStart(event: Event): void;
  handleSortEnd(event: Event): void;
}

/**
 * The library expects to wrap the list and every row. Wrapping nothing, and registering the rows by hand as its wrapper would,
 * allows it to load after the rows are rendered, without rendering them again.
 */
export const SortableGround = SortableContainer<object>(() => null) as ComponentType<
  SortableContainerProps & RefAttributes<Engine>
>;
