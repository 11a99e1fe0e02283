import type { MouseEvent } from 'react';

/**
 * Whether a click is not the second one of a double click. For a button that goes with its row, while the next row moves to its place:
 * the second click would remove that one as well. Keys and slow clicks are first ones.
 */
export const isFirstClick = ({ detail }: MouseEvent): boolean => detail < 2;
