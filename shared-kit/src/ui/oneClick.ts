import type { MouseEvent } from 'react';

/**
 * For a button that goes with its row, while the next row moves to its place: the second click of a double click is left out, or it
 * would remove that one as well. Keys and slow clicks do as usual.
 */
export const oneClick = (act: () => void) => ({ detail }: MouseEvent) => {
  if (detail < 2) act();
};
