import { VisuallyHidden } from 'shared-kit/ui/feedback/VisuallyHidden';
import type { Column } from './column';
import css from './Table.module.css';

/** The head row; it stays in view under the header of the page. */
export function TableHead<Item>({
  columns,
  hasHandles,
  hasMenus,
}: {
  columns: ReadonlyArray<Column<Item>>;
  hasHandles: boolean;
  hasMenus: boolean;
}) {
  return (
    <thead>
      <tr>
        {hasHandles && (
          <th scope="col" className={css.handleCell}>
            <VisuallyHidden>Move</VisuallyHidden>
          </th>
        )}
        {columns.map(({ key, header, kind = 'text', hideHeader }) => (
          <th key={key} scope="col" className={kind === 'title' ? undefined : css[kind]}>
            {hideHeader ? <VisuallyHidden>{header}</VisuallyHidden> : header}
          </th>
        ))}
        {hasMenus && (
          <th scope="col" className={css.menuCell}>
            <VisuallyHidden>More</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
