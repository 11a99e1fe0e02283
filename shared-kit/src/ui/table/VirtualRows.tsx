import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { Row } from './Row';
import type { RowProps } from './Row';
import css from './Table.module.css';
import { usePrinting } from './usePrinting';

export interface VirtualRowsProps<Item> extends Pick<RowProps<Item>, 'columns' | 'actions' | 'menu' | 'page'> {
  rows: readonly Item[];
  rowKey(row: Item): string | number;
  nameOf(row: Item): string;
  lifted: number | null;
  /** The row to bring into sight and to mark as saved; -1 for none. */
  sought: number;
  /** A row that must stay rendered although it is out of sight: the one being dragged. */
  keep: number | null;
  body: RefObject<HTMLTableSectionElement | null>;
  /** Called with the rows that are rendered now. */
  onDrawn(first: number, last: number): void;
}

const ROW_PX = 48;

/** The rows of a long list: only those near the visible area are rendered; padding above and below replaces the others. All are printed. */
export function VirtualRows<Item>({
  rows,
  rowKey,
  nameOf,
  lifted,
  sought,
  keep,
  body,
  onDrawn,
  ...rest
}: VirtualRowsProps<Item>) {
  const [top, setTop] = useState(0);
  const focused = useRef<number | null>(null);
  const printing = usePrinting();
  const held = [keep, lifted].filter((index): index is number => index !== null);

  useEffect(() => {
    // Anything that grows or disappears above the table changes the height of the page.
    const watcher = new ResizeObserver(() => setTop((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, [body]);

  useEffect(() => {
    const element = body.current;
    const remember = (event: FocusEvent) => {
      const row = (event.target as Element).closest<HTMLElement>('[data-index]');
      focused.current = row ? Number(row.dataset.index) : null;
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [body]);

  // oxlint-disable-next-line react/incompatible-library -- a compiler would remember its functions, which change; none is used here
  const virtual = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => rowKey(rows[index]!),
    overscan: 10,
    scrollMargin: top,
    scrollPaddingStart: 120,
    scrollPaddingEnd: 80,
    rangeExtractor: (range: Range) => {
      if (printing) return rows.map((_row, index) => index);
      // The focused row stays rendered, or the keyboard would lose its position when the page is scrolled.
      const extra = [...held, focused.current].filter((index): index is number => index !== null && index < rows.length);
      return [...new Set([...defaultRangeExtractor(range), ...extra])].sort((a, b) => a - b);
    },
  });
  const items = virtual.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items[items.length - 1]?.index ?? 0;

  useLayoutEffect(() => onDrawn(first, last), [first, last, onDrawn]);
  useEffect(() => {
    if (lifted !== null) virtual.scrollToIndex(lifted, { align: 'auto' });
  }, [lifted, virtual]);
  useEffect(() => {
    if (sought >= 0) virtual.scrollToIndex(sought, { align: 'center' });
  }, [sought, virtual]);

  const room = (key: string, height: number) =>
    height > 0 && (
      <tr key={key} className={css.spacer} aria-hidden="true">
        <td style={{ height }} />
      </tr>
    );
  return (
    <>
      {items.flatMap((item, i) => {
        const row = rows[item.index]!;
        const above = items[i - 1]?.end ?? top;
        return [
          room(`room-${item.key}`, item.start - above),
          <Row
            key={item.key}
            {...rest}
            row={row}
            index={item.index}
            name={nameOf(row)}
            lifted={item.index === lifted}
            marked={item.index === sought}
            rowIndex={item.index + 2}
            measure={virtual.measureElement}
          />,
        ];
      })}
      {room('room-end', virtual.getTotalSize() + top - (items[items.length - 1]?.end ?? top))}
    </>
  );
}
