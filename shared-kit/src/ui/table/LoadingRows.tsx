import { Skeleton } from 'shared-kit/ui/feedback/Skeleton';
import type { Column, ColumnKind } from './column';
import css from './Table.module.css';

const WIDTHS: Record<ColumnKind, number> = { title: 0, text: 66, date: 74, status: 84, number: 40, control: 36 };
/** None is wider than the narrowest column of titles, so that the table fits its frame while loading, too. */
const TITLE_WIDTHS = [130, 100, 160, 112, 144];

interface Props<Item> {
  columns: ReadonlyArray<Column<Item>>;
  count: number;
  hasHandles: boolean;
  hasMenus: boolean;
}

/** Placeholder rows of the final height, so that nothing moves when the list is loaded. */
export function LoadingRows<Item>({ columns, count, hasHandles, hasMenus }: Props<Item>) {
  return Array.from({ length: count }, (_, i) => (
    <tr key={i} className={css.row} aria-hidden="true">
      {hasHandles && <td className={css.handleCell} />}
      {columns.map(({ key, kind = 'text' }) => (
        <td key={key} className={css[kind]}>
          <Skeleton
            className={kind === 'status' ? css.roundSkeleton : undefined}
            width={kind === 'title' ? TITLE_WIDTHS[i % TITLE_WIDTHS.length] : WIDTHS[kind]}
            height={kind === 'status' ? 22 : 12}
          />
        </td>
      ))}
      {hasMenus && <td className={css.menuCell} />}
    </tr>
  ));
}
