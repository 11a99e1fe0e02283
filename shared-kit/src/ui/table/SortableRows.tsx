import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLatest } from 'shared-kit/ui/useLatest';
import { SortableGround } from './sortable';
import type { Engine, Sortable, SortEnd, SortStart } from './sortable';

export interface SortableRowsProps {
  /** The element whose rows (`[data-index]`, with a `[data-handle]` each) can be dragged. */
  rows: RefObject<HTMLElement | null>;
  /** A press that started before this code was loaded; used if it is still held. */
  pressed: RefObject<Event | null>;
  /** Changes when other rows are rendered, so that a drag in progress includes them. */
  drawn: unknown;
  /** Classes of the table that carries the row under the pointer. */
  floatingClass: string;
  onStart(index: number): void;
  onDrop(from: number, to: number): void;
}

function register(engine: Engine, rows: HTMLElement) {
  const known = new Map((engine.manager.refs.rows ?? []).map((ref) => [ref.node, ref]));
  engine.manager.refs.rows = [...rows.querySelectorAll<Sortable>('[data-index]')].map((node) => {
    node.sortableInfo = { index: Number(node.dataset.index), collection: 'rows', manager: engine.manager };
    const handle = node.querySelector<Sortable>('[data-handle]');
    if (handle) handle.sortableHandle = true;
    return known.get(node) ?? { node };
  });
}

// The keyboard is handled separately, with announced positions.
const noKeys = { lift: [], drop: [], cancel: [], up: [], down: [] };

const inHandle = (event: { target: EventTarget | null }) =>
  event.target instanceof Element && event.target.closest('[data-handle]') !== null;

/** Outside its table a row loses the widths of its cells. */
function keepWidths({ node, helper }: SortStart & { helper?: HTMLElement }) {
  if (!helper || getComputedStyle(node).display !== 'table-row') return;
  [...node.children].forEach((cell, i) => {
    (helper.children[i] as HTMLElement).style.width = `${cell.getBoundingClientRect().width}px`;
  });
}

/** Makes rows draggable by mouse or touch; renders nothing itself. Escape puts the row back. `onDrop` is called on every drop. */
export function SortableRows(props: SortableRowsProps) {
  const engine = useRef<Engine>(null);
  const holder = useRef<HTMLElement | null>(null);
  const latest = useLatest(props);
  const { rows, drawn, pressed, floatingClass } = props;

  useLayoutEffect(() => {
    if (engine.current && rows.current) register(engine.current, rows.current);
  }, [drawn, rows]);

  useLayoutEffect(() => {
    const body = rows.current;
    const run = engine.current;
    if (!body || !run) return;
    const refresh = () => register(run, body);
    const cancel = (event: Event) => {
      run.newIndex = run.index;
      run.handleSortEnd(event);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !run.state.sorting) return;
      event.stopPropagation();
      cancel(event);
    };
    body.addEventListener('mousedown', refresh, true);
    body.addEventListener('touchstart', refresh, true);
    document.addEventListener('keydown', key, true);
    return () => {
      body.removeEventListener('mousedown', refresh, true);
      body.removeEventListener('touchstart', refresh, true);
      document.removeEventListener('keydown', key, true);
      if (run.state.sorting) cancel(new Event('cancel'));
    };
  }, [rows]);

  useEffect(() => {
    // The library starts listening one microtask after it is mounted.
    queueMicrotask(() => {
      const press = pressed.current;
      if (press && inHandle(press)) engine.current?.handleStart(press);
    });
  }, [pressed]);

  const hold = () => {
    // Two moves of the pointer that arrive before the first is drawn ask twice.
    holder.current?.remove();
    const table = document.createElement('table');
    table.className = floatingClass;
    table.setAttribute('aria-hidden', 'true');
    holder.current = table;
    return document.body.appendChild(table).createTBody();
  };
  const end = ({ oldIndex, newIndex }: SortEnd) => {
    holder.current?.remove();
    holder.current = null;
    latest.current.onDrop(oldIndex, newIndex);
  };
  return (
    <SortableGround
      ref={engine}
      getContainer={() => rows.current!}
      helperContainer={hold}
      useDragHandle
      useWindowAsScrollContainer
      lockAxis="y"
      distance={4}
      transitionDuration={matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 160}
      keyCodes={noKeys}
      shouldCancelStart={(event) => !inHandle(event)}
      onSortStart={(start) => {
        keepWidths(start);
        latest.current.onStart(start.index);
      }}
      onSortEnd={end}
    />
  );
}
