import { Skeleton } from 'shared-kit/ui/feedback/Skeleton';
import type { Column, ColumnKind } from './column';
import css from './Table.module.css';

const widths: Record<ColumnKind, number> = { title: 0, text: 120, date: 74, status: 84, number: 40, control: 36 };
const titleWidths = [236, 180, 292, 204, 260];

interface Props<Item> {
  columns: ReadonlyArray<Column<Item>>;
  count: number;
  handles: boolean;
  menus: boolean;
}

/** Rows of the final height while the list is loading, so that nothing jumps when it arrives. */
export function LoadingRows<Item>({ columns, count, handles, menus }: Props<Item>) {
  return Array.from({ length: count }, (_, i) => (
    <tr key={i} className={css.row} aria-hidden="true">
      {handles && <td className={css.handleCell} />}
      {columns.map(({ key, kind = 'text' }) => (
        <td key={key} className={css[kind]}>
          <Skeleton
            className={kind === 'status' ? css.roundSkeleton : undefined}
            width={kind === 'title' ? titleWidths[i % titleWidths.length] : widths[kind]}
            height={kind === 'status' ? 22 : 12}
          />
        </td>
      ))}
      {menus && <td className={css.menuCell} />}
    </tr>
  ));
}
