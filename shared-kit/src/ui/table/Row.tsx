import { memo } from 'react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { MenuButton } from 'shared-kit/ui/overlay/MenuButton';
import type { MenuItem } from 'shared-kit/ui/overlay/menuItem';
import { Handle } from './Handle';
import type { Column } from './column';
import type { PageOfList } from './order';
import css from './Table.module.css';
import type { RowActions } from './useReorder';

export interface RowProps<Item> {
  row: Item;
  index: number;
  page: PageOfList;
  name: string;
  columns: ReadonlyArray<Column<Item>>;
  lifted: boolean;
  /** Just saved: a note beside its name says so for a moment. */
  marked?: boolean;
  /** Absent when the table cannot be reordered. */
  actions?: RowActions | undefined;
  /** Called when the menu opens, so that an open menu does not render other rows. */
  menu?: ((row: Item, index: number) => MenuItem[]) | undefined;
  /** The position of the row when not all rows are rendered. */
  rowIndex?: number;
  measure?: Ref<HTMLTableRowElement>;
}

/** As long as 'Super User': what is no longer stays whole, also beside a neighbour that takes all the room. */
const SHORT = 10;

/** Words too long for their column end in an ellipsis. */
const whole = (content: ReactNode) =>
  typeof content === 'string' && content.length > SHORT ? <span className={css.words}>{content}</span> : content;

function RowView<Item>({ row, index, page, name, columns, lifted, marked, actions, menu, rowIndex, measure }: RowProps<Item>) {
  return (
    <tr
      ref={measure}
      className={classes(css.row, lifted && css.lifted, marked && css.marked)}
      data-index={index}
      aria-rowindex={rowIndex}
    >
      {actions && (
        <td className={css.handleCell}>
          <Handle name={name} index={index} page={page} lifted={lifted} actions={actions} />
        </td>
      )}
      {columns.map(({ key, kind = 'text', header, hideHeader, cell }) =>
        kind === 'title' ? (
          <th key={key} scope="row" className={css.title}>
            <span className={css.titleWords}>
              {cell(row)}
              {marked && <span className={css.saved}>Saved</span>}
            </span>
          </th>
        ) : (
          <td key={key} className={css[kind]} data-label={hideHeader || kind === 'status' ? undefined : header}>
            {whole(cell(row))}
          </td>
        ),
      )}
      {menu && (
        <td className={css.menuCell}>
          <MenuButton label={`More for ${name}`} items={() => menu(row, index)} />
        </td>
      )}
    </tr>
  );
}

/** One row; rendered again only when its own data changed. */
export const Row = memo(RowView) as <Item>(props: RowProps<Item>) => ReactElement;
