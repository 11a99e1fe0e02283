import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLatest } from '../useLatest';
import { Row, type RowProps } from './Row';
import css from './Table.module.css';
import { usePrinting } from './usePrinting';

export interface VirtualRowsProps<Item> extends Pick<RowProps<Item>, 'columns' | 'actions' | 'menu'> {
  rows: readonly Item[];
  rowKey(row: Item): string | number;
  nameOf(row: Item): string;
  liftedIndex: number | null;
  /** The row to scroll to and to mark as saved; -1 for none. */
  markedIndex: number;
  /** The row being dragged, which must stay rendered although it is out of sight; -1 for none. */
  draggedIndex: number;
  body: RefObject<HTMLTableSectionElement | null>;
  /** Called with the range of rendered rows. */
  onRender(first: number, last: number): void;
}

const ROW_PX = 48;

/** The rows of a long list: only those near the visible area are rendered; padding above and below replaces the others. All are printed. */
export function VirtualRows<Item>({
  rows,
  rowKey,
  nameOf,
  liftedIndex,
  markedIndex,
  draggedIndex,
  body,
  onRender,
  ...rest
}: VirtualRowsProps<Item>) {
  const [tableTop, setTableTop] = useState(0);
  const latest = useLatest({ rows, rowKey });
  const focusedKey = useRef<string | number>();
  const isPrinting = usePrinting();

  useEffect(() => {
    // Anything that grows or disappears above the table changes the height of the page.
    const observer = new ResizeObserver(() => setTableTop((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [body]);

  useEffect(() => {
    const element = body.current;
    const onFocusIn = (event: FocusEvent) => {
      const row = (event.target as Element).closest<HTMLElement>('[data-index]');
      const item = row && latest.current.rows[Number(row.dataset.index)];
      focusedKey.current = item ? latest.current.rowKey(item) : undefined;
    };
    element?.addEventListener('focusin', onFocusIn);
    return () => element?.removeEventListener('focusin', onFocusIn);
  }, [body, latest]);

  // oxlint-disable-next-line react/incompatible-library -- a compiler would memoize its functions, which change; none is used here
  const virtual = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => rowKey(rows[index]!),
    overscan: 10,
    scrollMargin: tableTop,
    scrollPaddingStart: 120,
    scrollPaddingEnd: 80,
    rangeExtractor: (range: Range) => {
      if (isPrinting) return rows.map((_row, index) => index);
      // The focused row stays rendered, or the keyboard would lose its position when the page is scrolled or the list is reloaded.
      const focusedIndex = rows.findIndex((row) => rowKey(row) === focusedKey.current);
      const required = [draggedIndex, liftedIndex, focusedIndex].filter(
        (index): index is number => index !== null && index >= 0 && index < rows.length,
      );
      return [...new Set([...defaultRangeExtractor(range), ...required])].sort((a, b) => a - b);
    },
  });
  const items = virtual.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items[items.length - 1]?.index ?? 0;

  useLayoutEffect(() => onRender(first, last), [first, last, onRender]);
  useEffect(() => {
    if (liftedIndex !== null) virtual.scrollToIndex(liftedIndex, { align: 'auto' });
  }, [liftedIndex, virtual]);
  useEffect(() => {
    if (markedIndex >= 0) virtual.scrollToIndex(markedIndex, { align: 'center' });
  }, [markedIndex, virtual]);

  const spacer = (key: string, height: number) =>
    height > 0 && (
      <tr key={key} className={css.spacer} aria-hidden="true">
        <td style={{ height }} />
      </tr>
    );
  return (
    <>
      {items.flatMap((item, i) => {
        const row = rows[item.index]!;
        const previousEnd = items[i - 1]?.end ?? tableTop;
        return [
          spacer(`spacer-${item.key}`, item.start - previousEnd),
          <Row
            key={item.key}
            {...rest}
            row={row}
            index={item.index}
            name={nameOf(row)}
            isLifted={item.index === liftedIndex}
            isMarked={item.index === markedIndex}
            rowIndex={item.index + 2}
            measure={virtual.measureElement}
          />,
        ];
      })}
      {spacer('spacer-end', virtual.getTotalSize() + tableTop - (items[items.length - 1]?.end ?? tableTop))}
    </>
  );
}
