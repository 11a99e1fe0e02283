import { memo, type ReactElement, type ReactNode, type Ref } from 'react';
import { classes } from 'shared-kit/ui/classes';
import { MenuButton } from 'shared-kit/ui/overlay/MenuButton';
import type { MenuItem } from 'shared-kit/ui/overlay/menuItem';
import { Handle } from './Handle';
import type { Column } from './column';
import css from './Table.module.css';
import type { RowActions } from './useReorder';

export interface RowProps<Item> {
  row: Item;
  index: number;
  name: string;
  columns: ReadonlyArray<Column<Item>>;
  isLifted: boolean;
  /** Whether the row was just saved: a note beside its name says so for a moment. */
  isMarked: boolean;
  /** Undefined if the table cannot be reordered. */
  actions?: RowActions | undefined;
  /** Called when the menu opens, so that an open menu does not render other rows. */
  menu?: ((row: Item, index: number) => MenuItem[]) | undefined;
  /** The row's `aria-rowindex`, if not all rows are rendered. */
  rowIndex?: number;
  measure?: Ref<HTMLTableRowElement>;
}

/** Up to this length ('Super User') a text is never truncated, not even beside a wide column. */
const MAX_UNTRUNCATED = 10;

/** Lets a longer text end in an ellipsis. */
const truncatable = (content: ReactNode) =>
  typeof content === 'string' && content.length > MAX_UNTRUNCATED ? <span className={css.words}>{content}</span> : content;

function RowView<Item>({ row, index, name, columns, isLifted, isMarked, actions, menu, rowIndex, measure }: RowProps<Item>) {
  return (
    <tr
      ref={measure}
      className={classes(css.row, isLifted && css.lifted, isMarked && css.marked)}
      data-index={index}
      aria-rowindex={rowIndex}
    >
      {actions && (
        <td className={css.handleCell}>
          <Handle name={name} index={index} isLifted={isLifted} actions={actions} />
        </td>
      )}
      {columns.map(({ key, kind = 'text', header, hideHeader, cell }) =>
        kind === 'title' ? (
          <th key={key} scope="row" className={css.title}>
            <span className={css.titleWords}>
              {cell(row)}
              {isMarked && <span className={css.saved}>Saved</span>}
            </span>
          </th>
        ) : (
          <td key={key} className={css[kind]} data-label={hideHeader || kind === 'status' ? undefined : header}>
            {truncatable(cell(row))}
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
