import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLatest } from 'shared-kit/ui/useLatest';
import { DragEngine, type Engine, type Sortable, type SortEnd, type SortEvent, type SortStart } from './sortable';

export interface SortableRowsProps {
  /** The element whose rows (`[data-index]`, with a `[data-handle]` each) can be dragged. */
  rows: RefObject<HTMLElement | null>;
  /** A press that started before this code was loaded and is not released yet. */
  pressed: RefObject<Event | null>;
  /** Changes when other rows are rendered, so that a drag in progress includes them. */
  renderedRange: unknown;
  /** Classes of the table that contains the dragged row. */
  floatingClass: string;
  onStart(index: number): void;
  onDrop(from: number, to: number): void;
}

function register(engine: Engine, rows: HTMLElement) {
  const refs = new Map((engine.manager.refs.rows ?? []).map((ref) => [ref.node, ref]));
  engine.manager.refs.rows = [...rows.querySelectorAll<Sortable>('[data-index]')].map((node) => {
    node.sortableInfo = { index: Number(node.dataset.index), collection: 'rows', manager: engine.manager };
    const handle = node.querySelector<Sortable>('[data-handle]');
    if (handle) handle.sortableHandle = true;
    return refs.get(node) ?? { node };
  });
}

// The keyboard is handled separately, with announced positions.
const NO_KEYS = { lift: [], drop: [], cancel: [], up: [], down: [] };

const isInHandle = (event: { target: EventTarget | null }) =>
  event.target instanceof Element && event.target.closest('[data-handle]') !== null;

/** The dragged copy of a row is outside its table, which gave the cells their widths. */
function keepWidths({ node, helper }: SortStart & { helper?: HTMLElement }) {
  if (!helper || getComputedStyle(node).display !== 'table-row') return;
  [...node.children].forEach((cell, i) => {
    (helper.children[i] as HTMLElement).style.width = `${cell.getBoundingClientRect().width}px`;
  });
}

/**
 * Makes rows draggable by mouse or touch; renders nothing itself. Escape, or a touch that the device interrupts, puts the row
 * back. `onDrop` is called on every drop.
 */
export function SortableRows(props: SortableRowsProps) {
  const engine = useRef<Engine>(null);
  const floatingTable = useRef<HTMLElement | null>(null);
  const latest = useLatest(props);
  const { rows, renderedRange, pressed, floatingClass } = props;

  useLayoutEffect(() => {
    if (engine.current && rows.current) register(engine.current, rows.current);
  }, [renderedRange, rows]);

  useLayoutEffect(() => {
    const body = rows.current;
    const drag = engine.current;
    if (!body || !drag) return;
    const registerRows = () => register(drag, body);
    const aimBack = () => {
      drag.newIndex = drag.index;
    };
    const cancel = (event: Event) => {
      aimBack();
      drag.handleSortEnd(event);
    };
    // The library takes a touch that the device ends, as for a call, for a drop.
    const onTouchCancel = () => drag.state.sorting && aimBack();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !drag.state.sorting) return;
      event.stopPropagation();
      cancel(event);
    };
    const controller = new AbortController();
    const inCapture = { capture: true, signal: controller.signal };
    body.addEventListener('mousedown', registerRows, inCapture);
    body.addEventListener('touchstart', registerRows, inCapture);
    document.addEventListener('keydown', onKeyDown, inCapture);
    document.addEventListener('touchcancel', onTouchCancel, inCapture);
    return () => {
      controller.abort();
      if (drag.state.sorting) cancel(new Event('cancel'));
    };
  }, [rows]);

  useEffect(() => {
    // The library starts listening one microtask after it is mounted.
    queueMicrotask(() => {
      const press = pressed.current;
      if (press && isInHandle(press)) engine.current?.handleStart(press);
    });
  }, [pressed]);

  const createFloatingBody = () => {
    // The library asks twice if two pointer moves arrive before the first is rendered.
    floatingTable.current?.remove();
    const table = document.createElement('table');
    table.className = floatingClass;
    table.setAttribute('aria-hidden', 'true');
    floatingTable.current = table;
    return document.body.appendChild(table).createTBody();
  };
  const onSortStart = (start: SortStart, event: SortEvent) => {
    keepWidths(start);
    latest.current.onStart(start.index);
    const drag = engine.current;
    if (!drag) return;
    // The library mistakes the first move for the press: a row that is flung, or moved on a busy page, would lag behind the
    // pointer.
    drag.initialOffset = drag.position;
    drag.handleSortMove(event);
  };
  const onSortEnd = ({ oldIndex, newIndex }: SortEnd) => {
    floatingTable.current?.remove();
    floatingTable.current = null;
    latest.current.onDrop(oldIndex, newIndex);
  };
  return (
    <DragEngine
      ref={engine}
      getContainer={() => rows.current!}
      helperContainer={createFloatingBody}
      useDragHandle
      useWindowAsScrollContainer
      lockAxis="y"
      distance={4}
      transitionDuration={matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 160}
      keyCodes={NO_KEYS}
      shouldCancelStart={(event) => !isInHandle(event)}
      onSortStart={onSortStart}
      onSortEnd={onSortEnd}
    />
  );
}
