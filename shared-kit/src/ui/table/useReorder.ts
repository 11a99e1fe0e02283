import { useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { move } from 'shared-kit/rules/sort';
import { useLatest } from 'shared-kit/ui/useLatest';
import { keyTarget, nearestPlace, spoken, type PageOfList } from './order';

/** The lifted row as it was then: the list may be loaded again before it is dropped. */
interface Lifted<Row> {
  row: Row;
  /** How many places down it was moved. */
  offset: number;
}

interface Move {
  from: number;
  to: number;
}

/** How long a dropped row stays where it was dropped while the owner's new order is awaited, in milliseconds. */
const SETTLE_MS = 400;

export interface RowActions {
  /** Lifts the row, or drops it. */
  toggle(index: number): void;
  handleKey(event: KeyboardEvent, index: number): void;
  cancel(): void;
  /** Moves a row at once: after a drop with the mouse, or from the row's menu. */
  move(from: number, to: number): void;
}

/** Whether a move is stored elsewhere; 'gone' if its row is no longer in the list. */
export type Stored = boolean | 'unknown' | 'gone';

interface Options<Row> {
  rows: readonly Row[];
  rowKey(row: Row): string | number;
  nameOf(row: Row): string;
  onReorder: ((from: number, to: number) => void | Promise<Stored>) | undefined;
  page: PageOfList;
}

/**
 * Reordering by keyboard, mouse and menu. `onReorder` is only called for real moves (P-176).
 * @returns the rows in their displayed order, the index of the lifted row, the message to announce, the (stable) actions of rows,
 *   and `announceGone` for a dragged row that is dropped once it is no longer in the list
 */
export function useReorder<Row>({ rows, rowKey, nameOf, onReorder, page }: Options<Row>) {
  const [lifted, setLifted] = useState<Lifted<Row> | null>(null);
  const [settling, setSettling] = useState<(Move & { rows: readonly Row[] }) | null>(null);
  const [message, setMessage] = useState('');

  const from = lifted ? rows.findIndex((row) => rowKey(row) === rowKey(lifted.row)) : -1;
  const to = nearestPlace(from + (lifted?.offset ?? 0), rows.length);
  const pendingMove: Move | null = from < 0 ? null : { from, to };

  const shown = useMemo(() => {
    if (from >= 0) return move(rows, from, to);
    if (settling?.rows === rows) return move(rows, settling.from, settling.to);
    return rows;
  }, [rows, from, to, settling]);

  useEffect(() => {
    if (!settling) return;
    const timer = setTimeout(() => setSettling(null), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [settling]);

  const announceGone = (row: Row) => setMessage(spoken.gone(nameOf(row)));
  const announce = (what: keyof typeof spoken, index: number, row: Row | undefined) => {
    if (row !== undefined) setMessage(spoken[what](nameOf(row), page.before + index, page.total));
  };
  const drop = (from: number, to: number) => {
    const row = rows[from];
    setLifted(null);
    if (from !== to && to >= 0 && to < rows.length) setSettling({ from, to, rows });
    const saving = from === to ? undefined : onReorder?.(from, to);
    if (!saving) return announce('dropped', to, row);
    void saving.then((stored) => {
      if (stored === true) announce('dropped', to, row);
      else announce(stored || 'refused', from, row);
    });
  };
  // Its handle has disappeared with it, and it must not be lifted if it comes back.
  if (lifted && from < 0) {
    setLifted(null);
    announceGone(lifted.row);
  }
  const latest = useLatest<RowActions>({
    move: drop,
    cancel() {
      if (!pendingMove) return;
      announce('cancelled', pendingMove.from, rows[pendingMove.from]);
      setLifted(null);
    },
    toggle(index) {
      if (pendingMove) return drop(pendingMove.from, pendingMove.to);
      const row = shown[index];
      if (row !== undefined) setLifted({ row, offset: 0 });
      announce('lifted', index, row);
    },
    handleKey(event, index) {
      if (!pendingMove) return;
      const to = keyTarget(event.key, index, rows.length);
      if (event.key !== 'Escape' && to === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (to === null) return latest.current.cancel();
      const row = rows[pendingMove.from] as Row;
      setLifted({ row, offset: to - pendingMove.from });
      announce('moved', to, row);
    },
  });
  const actions = useMemo<RowActions>(
    () => ({
      move: (from, to) => latest.current.move(from, to),
      cancel: () => latest.current.cancel(),
      toggle: (index) => latest.current.toggle(index),
      handleKey: (event, index) => latest.current.handleKey(event, index),
    }),
    [latest],
  );
  return { shown, liftedIndex: pendingMove?.to ?? null, message, actions, announceGone };
}
