import { useCallback, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { VisuallyHidden } from 'shared-kit/ui/feedback/VisuallyHidden';
import { lazyPart } from 'shared-kit/ui/lazyPart';
import type { MenuItem } from 'shared-kit/ui/overlay/menuItem';
import { LoadingRows } from './LoadingRows';
import { Row } from './Row';
import type { SortableRowsProps } from './SortableRows';
import css from './Table.module.css';
import { TableHead } from './TableHead';
import { useInSight } from './useInSight';
import { usePress } from './usePress';
import { useReorder } from './useReorder';
import { useRowMenu } from './useRowMenu';
import type { VirtualRowsProps } from './VirtualRows';
import type { Column } from './column';
import { nearestPlace, type PageOfList } from './order';

export type { Column } from './column';

export interface TableProps<Item> {
  /** Accessible name of the table ('Active specials'). */
  label: string;
  /** Keep the same array between renders (a module constant or a memo): a new one renders every row again. */
  columns: ReadonlyArray<Column<Item>>;
  /** Undefined while loading. */
  rows: readonly Item[] | undefined;
  rowKey(row: Item): string | number;
  /** The row's name, for its handle and its menu. */
  nameOf(row: Item): string;
  /** The entries of the row's menu; move entries are added where the table can be reordered. */
  menu?: ((row: Item, index: number) => MenuItem[]) | undefined;
  /** Called after a drop, only if the position changed (P-176). Without it there are no handles. Indexes are those of `rows`; with `page` the second may lie outside. A promise tells whether the move is stored, which is announced. */
  onReorder?: ((from: number, to: number) => void | Promise<boolean>) | undefined;
  /** Where the rows are when they are one page of a longer list; the whole list otherwise. */
  page?: PageOfList | undefined;
  /** The key of a row that is brought into sight and marked as saved. */
  marked?: string | number | undefined;
  /** Shown instead of the table when there are no rows. */
  empty?: ReactNode;
  /** How many placeholder rows are shown while loading; 8 by default. */
  loadingRows?: number;
}

/** From this many rows on, only those near the visible area are rendered. */
const LONG = 150;

const virtualRows = lazyPart<VirtualRowsProps<never>>(() => import('./VirtualRows').then((module) => module.VirtualRows));
const sortableRows = lazyPart<SortableRowsProps>(() => import('./SortableRows').then((module) => module.SortableRows));

/** A list: sticky head, rows of 48 px, cards on narrow screens, a menu at the end of each row, reordering by pointer and keyboard. */
export function Table<Item>({
  label,
  columns,
  rows,
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
  const place = useMemo(() => ({ before, total }), [before, total]);
  const { shown, lifted, message, actions } = useReorder({ rows: list, rowKey, nameOf, onReorder, page: place });
  const [keep, setKeep] = useState<number | null>(null);
  const dragged = useRef<string | number>();
  const [drawn, setDrawn] = useState('');
  const long = list.length > LONG;
  const { Part: Virtual } = virtualRows.usePart(long);
  const { near, pressed, watch } = usePress(Boolean(onReorder));
  const { Part: Sortable } = sortableRows.usePart(near);
  const onDrawn = useCallback((first: number, last: number) => setDrawn(`${first}-${last}`), []);

  const canReorder = Boolean(onReorder);
  const rowMenu = useRowMenu({ menu, place, canReorder, move: actions.move });
  const hasMenu = rowMenu !== undefined;
  const sought = marked === undefined ? -1 : shown.findIndex((row) => rowKey(row) === marked);
  useInSight(body, long ? null : lifted, 'nearest');
  useInSight(body, long || sought < 0 ? null : sought, 'center');

  if (rows?.length === 0 && empty) return empty;
  const shared = { columns, page: place, actions: canReorder ? actions : undefined, menu: rowMenu };
  const VirtualBody = Virtual as ((props: VirtualRowsProps<Item>) => ReactNode) | undefined;
  return (
    <div className={css.panel} aria-busy={!rows}>
      <table className={css.table} aria-label={label} aria-rowcount={long ? list.length + 1 : undefined}>
        <TableHead columns={columns} handles={canReorder} menus={hasMenu} />
        <tbody ref={body} {...watch}>
          {!rows || (long && !VirtualBody) ? (
            <LoadingRows columns={columns} count={loadingRows} handles={canReorder} menus={hasMenu} />
          ) : long && VirtualBody ? (
            <VirtualBody
              {...shared}
              rows={shown}
              rowKey={rowKey}
              nameOf={nameOf}
              lifted={lifted}
              sought={sought}
              keep={keep}
              body={body}
              onDrawn={onDrawn}
            />
          ) : (
            shown.map((row, index) => (
              <Row
                key={rowKey(row)}
                {...shared}
                row={row}
                index={index}
                name={nameOf(row)}
                lifted={index === lifted}
                marked={index === sought}
              />
            ))
          )}
        </tbody>
      </table>
      {Sortable && canReorder && (
        <Sortable
          rows={body}
          pressed={pressed}
          drawn={drawn}
          floatingClass={classes(css.table, css.floating)}
          onStart={(index) => {
            setKeep(index);
            dragged.current = shown[index] && rowKey(shown[index]);
          }}
          onDrop={(began, to) => {
            setKeep(null);
            // The list may have been loaded again since the row was picked up.
            const from = shown.findIndex((row) => rowKey(row) === dragged.current);
            if (from >= 0) actions.move(from, nearestPlace(to + from - began, shown.length));
          }}
        />
      )}
      {canReorder && (
        <VisuallyHidden role="status" aria-live="assertive">
          {message}
        </VisuallyHidden>
      )}
    </div>
  );
}
