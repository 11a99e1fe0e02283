import { useState } from 'react';

/**
 * A list whose new order shows at once, while it is still being sent to the server (OP-57).
 * @param list the rows as loaded; reloaded rows always win
 * @returns the rows in the order to show, `show` to set a new order, and `revert` for when it could not be stored
 */
export function useOrder<T>(list: T[] | undefined) {
  const [reordered, setReordered] = useState<{ list: T[]; rows: T[] } | null>(null);
  return {
    rows: reordered && reordered.list === list ? reordered.rows : list,
    show: (rows: T[]) => list && setReordered({ list, rows }),
    revert: () => setReordered(null),
  };
}
