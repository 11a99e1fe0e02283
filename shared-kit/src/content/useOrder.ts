import { useState } from 'react';
import { messageOf } from 'shared-kit/api/http';
import { toast } from 'shared-kit/shellServices/toast';
import { move, sortBody, type SortBody } from '../rules/sort';

/**
 * A list whose new order shows at once, while it is still being sent to the server (OP-57).
 * @param list the rows as loaded; rows that are loaded again always win
 * @returns the rows in the order to show, `show` to set a new order, and `back` to undo it when it could not be stored
 */
export function useOrder<T>(list: T[] | undefined) {
  const [moved, setMoved] = useState<{ of: T[]; rows: T[] } | null>(null);
  return {
    rows: moved && moved.of === list ? moved.rows : list,
    show: (rows: T[]) => list && setMoved({ of: list, rows }),
    back: () => setMoved(null),
  };
}

type More = Record<string, unknown>;

/**
 * A list that is reordered with sort calls (document 2 §7.1).
 * @param sort the collection's `sort`; what it throws is shown, and the rows return to where they were
 * @returns the rows to show, and `sort`: moves a row within a shown order, which may be a part of the list; `more` tells the
 * server which part. It resolves to the new order once stored, or to null when that failed.
 */
export function useSortedRows<T extends { id: string }>(
  list: T[] | undefined,
  sort: (body: SortBody & More) => Promise<unknown>,
) {
  const { rows, show, back } = useOrder(list);
  return {
    rows,
    sort: async (order: readonly T[], from: number, to: number, more: More = {}): Promise<T[] | null> => {
      const body = sortBody(order, from, to);
      if (!body || !rows) return null;
      const next = move(order, from, to);
      show(replaceIn(rows, next));
      try {
        await sort({ ...body, ...more });
        return next;
      } catch (error) {
        back();
        toast({ text: messageOf(error), tone: 'problem' });
        return null;
      }
    },
  };
}

/** The list with one part reordered, in the positions that the part had. */
function replaceIn<T extends { id: string }>(list: readonly T[], part: readonly T[]): T[] {
  const ids = new Set(part.map((row) => row.id));
  const waiting = [...part];
  return list.map((row) => (ids.has(row.id) ? (waiting.shift() as T) : row));
}
