import type { MouseEvent } from 'react';

/**
 * False for the second click of a double click. For a button that removes its own row: the next row moves to its place, and the second
 * click would remove that one as well.
 */
export const isFirstClick = ({ detail }: MouseEvent): boolean => detail < 2;
