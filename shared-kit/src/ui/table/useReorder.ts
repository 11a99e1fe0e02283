import { useEffect, useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { move } from 'shared-kit/rules/sort';
import { useLatest } from 'shared-kit/ui/useLatest';
import { keyTarget, nearestPlace, spoken, type PageOfList } from './order';

/** The row that is picked up, by its key: the list may be loaded again before it is dropped. */
interface Lift {
  key: string | number;
  /** How many places down it was moved. */
  by: number;
}

interface Move {
  from: number;
  to: number;
}

/** How long a dropped row stays where it was dropped while waiting for the owner's new order. */
const SETTLE_MS = 400;

export interface RowActions {
  /** Picks up the row, or drops it. */
  toggle(index: number): void;
  key(event: KeyboardEvent, index: number): void;
  cancel(): void;
  /** Moves at once: a drop with the mouse, or an entry of the row's menu. */
  move(from: number, to: number): void;
}

interface Options<Row> {
  rows: readonly Row[];
  rowKey(row: Row): string | number;
  nameOf(row: Row): string;
  onReorder?: ((from: number, to: number) => void | Promise<boolean>) | undefined;
  page: PageOfList;
}

/**
 * The displayed order, the lifted row, what to announce, and the (stable) actions of the rows. It only calls back for real moves
 * (P-176).
 */
export function useReorder<Row>({ rows, rowKey, nameOf, onReorder, page }: Options<Row>) {
  const [picked, setPicked] = useState<Lift | null>(null);
  const [settling, setSettling] = useState<(Move & { rows: readonly Row[] }) | null>(null);
  const [message, setMessage] = useState('');

  const from = picked ? rows.findIndex((row) => rowKey(row) === picked.key) : -1;
  const to = nearestPlace(from + (picked?.by ?? 0), rows.length);
  const lift: Move | null = from < 0 ? null : { from, to };

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

  const announce = (what: keyof typeof spoken, index: number, row: Row | undefined) => {
    if (row !== undefined) setMessage(spoken[what](nameOf(row), page.before + index, page.total));
  };
  const put = (from: number, to: number) => {
    const row = rows[from];
    setPicked(null);
    if (from !== to && to >= 0 && to < rows.length) setSettling({ from, to, rows });
    const stored = from === to ? undefined : onReorder?.(from, to);
    if (!stored) return announce('dropped', to, row);
    void stored.then((isStored) => announce(isStored ? 'dropped' : 'refused', isStored ? to : from, row));
  };
  const latest = useLatest<RowActions>({
    move: put,
    cancel() {
      if (!lift) return;
      announce('cancelled', lift.from, rows[lift.from]);
      setPicked(null);
    },
    toggle(index) {
      if (lift) return put(lift.from, lift.to);
      const row = shown[index];
      if (row !== undefined) setPicked({ key: rowKey(row), by: 0 });
      announce('lifted', index, row);
    },
    key(event, index) {
      if (!lift) return;
      const to = keyTarget(event.key, index, rows.length);
      if (event.key !== 'Escape' && to === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (to === null) return latest.current.cancel();
      const row = rows[lift.from] as Row;
      setPicked({ key: rowKey(row), by: to - lift.from });
      announce('over', to, row);
    },
  });
  const actions = useMemo<RowActions>(
    () => ({
      move: (from, to) => latest.current.move(from, to),
      cancel: () => latest.current.cancel(),
      toggle: (index) => latest.current.toggle(index),
      key: (event, index) => latest.current.key(event, index),
    }),
    [latest],
  );
  return { shown, lifted: lift ? lift.to : null, message, actions };
}
