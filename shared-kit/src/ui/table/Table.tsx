import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { classes } from 'shared-kit/ui/classes';
import notNewest from 'shared-kit/ui/feedback/notNewest.module.css';
import { VisuallyHidden } from 'shared-kit/ui/feedback/VisuallyHidden';
import { lazyPart } from 'shared-kit/ui/lazyPart';
import type { MenuItem } from 'shared-kit/ui/overlay/menuItem';
import { LoadingRows } from './LoadingRows';
import { Row } from './Row';
import type { SortableRowsProps } from './SortableRows';
import css from './Table.module.css';
import { TableHead } from './TableHead';
import { useDraggedRow } from './useDraggedRow';
import { useDragPreload } from './useDragPreload';
import { useReorder, type Stored } from './useReorder';
import { useRowMenu } from './useRowMenu';
import { useScrollIntoView } from './useScrollIntoView';
import type { VirtualRowsProps } from './VirtualRows';
import type { Column } from './column';
import type { PageOfList } from './order';

export type { Column } from './column';

export interface TableProps<Item> {
  /** Accessible name of the table ('Active specials'). */
  label: string;
  /** Keep the same array between renders (a module constant or a memo): a new one renders every row again. */
  columns: ReadonlyArray<Column<Item>>;
  /** Undefined while loading. */
  rows: readonly Item[] | undefined;
  /** These rows are still those of the former page or filter. */
  stale?: boolean | undefined;
  rowKey(row: Item): string | number;
  /** The row's name, for its handle and its menu. */
  nameOf(row: Item): string;
  /** The entries of the row's menu; move entries are added where the table can be reordered. */
  menu?: ((row: Item, index: number) => MenuItem[]) | undefined;
  /**
   * Called after a drop, only if the position changed (P-176). Without it there are no handles. Indexes are those of `rows`; with
   * `page` the second may lie outside. A promise resolves to whether the move was saved, which is announced.
   */
  onReorder?: ((from: number, to: number) => void | Promise<Stored>) | undefined;
  /** Where the rows are when they are one page of a longer list; the whole list otherwise. */
  page?: PageOfList | undefined;
  /** The key of a row to scroll to and to mark as saved. */
  marked?: string | number | undefined;
  /** Shown instead of the table when there are no rows. */
  empty?: ReactNode;
  /** How many placeholder rows are shown while loading; 8 by default. */
  loadingRows?: number;
}

/** Above this number of rows, only those near the visible area are rendered. */
const MAX_RENDERED = 150;

const virtualRows = lazyPart<VirtualRowsProps<never>>(() => import('./VirtualRows').then((module) => module.VirtualRows));
const sortableRows = lazyPart<SortableRowsProps>(() => import('./SortableRows').then((module) => module.SortableRows));

/** A list: sticky head, rows of 48 px, cards on narrow screens, a menu at the end of each row, reordering by pointer and keyboard. */
export function Table<Item>({
  label,
  columns,
  rows,
  stale = false,
  rowKey,
  nameOf,
  menu,
  onReorder,
  page,
  marked,
  empty,
  loadingRows = 8,
}: TableProps<Item>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const list = useMemo(() => rows ?? [], [rows]);
  const [before, total] = [page?.before ?? 0, page?.total ?? list.length];
  const pageOfList = useMemo(() => ({ before, total }), [before, total]);
  const reorder = useReorder({ rows: list, rowKey, nameOf, onReorder, page: pageOfList });
  const { shown, liftedIndex, message, actions } = reorder;
  const { draggedIndex, onStart, onDrop } = useDraggedRow({ rows, rowKey, reorder });
  const [renderedRange, setRenderedRange] = useState('');
  const isTooLong = list.length > MAX_RENDERED;
  const { Part: Virtual, failed: areRowsMissing } = virtualRows.usePart(isTooLong);
  // If the code for long lists could not be loaded, the list is slow, but shown.
  const isLong = isTooLong && !areRowsMissing;
  const canReorder = Boolean(onReorder);
  const { isNear, pressed, handlers } = useDragPreload(canReorder);
  const { Part: Sortable } = sortableRows.usePart(isNear);
  const onRender = useCallback((first: number, last: number) => setRenderedRange(`${first}-${last}`), []);

  const rowMenu = useRowMenu({ menu, page: pageOfList, canReorder, move: actions.move });
  const hasMenu = rowMenu !== undefined;
  const markedIndex = marked === undefined ? -1 : shown.findIndex((row) => rowKey(row) === marked);
  useScrollIntoView(body, isLong ? null : liftedIndex, 'nearest');
  useScrollIntoView(body, isLong || markedIndex < 0 ? null : markedIndex, 'center');

  const rowProps = { columns, actions: canReorder ? actions : undefined, menu: rowMenu };
  const VirtualBody = Virtual as ((props: VirtualRowsProps<Item>) => ReactNode) | undefined;
  const table = (
    <div className={css.panel} aria-busy={!rows || stale}>
      <table className={css.table} aria-label={label} aria-rowcount={isLong ? list.length + 1 : undefined}>
        <TableHead columns={columns} hasHandles={canReorder} hasMenus={hasMenu} />
        <tbody ref={body} className={stale ? notNewest.stale : undefined} {...handlers}>
          {!rows || (isLong && !VirtualBody) ? (
            <LoadingRows columns={columns} count={loadingRows} hasHandles={canReorder} hasMenus={hasMenu} />
          ) : isLong && VirtualBody ? (
            <VirtualBody
              {...rowProps}
              rows={shown}
              rowKey={rowKey}
              nameOf={nameOf}
              liftedIndex={liftedIndex}
              markedIndex={markedIndex}
              draggedIndex={draggedIndex}
              body={body}
              onRender={onRender}
            />
          ) : (
            shown.map((row, index) => (
              <Row
                key={rowKey(row)}
                {...rowProps}
                row={row}
                index={index}
                name={nameOf(row)}
                isLifted={index === liftedIndex}
                isMarked={index === markedIndex}
              />
            ))
          )}
        </tbody>
      </table>
      {Sortable && canReorder && (
        <Sortable
          rows={body}
          pressed={pressed}
          renderedRange={renderedRange}
          floatingClass={classes(css.table, css.floating)}
          onStart={onStart}
          onDrop={onDrop}
        />
      )}
    </div>
  );
  return (
    <>
      {rows?.length === 0 && empty ? empty : table}
      {/* Stays when its table goes: what is said then is that the only row, which was lifted or dragged, is gone. */}
      {canReorder && (
        <VisuallyHidden role="status" aria-live="assertive">
          {message}
        </VisuallyHidden>
      )}
    </>
  );
}
