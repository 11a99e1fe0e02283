import { VisuallyHidden } from 'shared-kit/ui/feedback/VisuallyHidden';
import type { Column } from './column';
import css from './Table.module.css';

/** The head row; it stays in view under the header of the page. */
export function TableHead<Item>({
  columns,
  handles,
  menus,
}: {
  columns: ReadonlyArray<Column<Item>>;
  handles: boolean;
  menus: boolean;
}) {
  return (
    <thead>
      <tr>
        {handles && (
          <th scope="col" className={css.handleCell}>
            <VisuallyHidden>Move</VisuallyHidden>
          </th>
        )}
        {columns.map(({ key, header, kind = 'text', hideHeader }) => (
          <th key={key} scope="col" className={kind === 'title' ? undefined : css[kind]}>
            {hideHeader ? <VisuallyHidden>{header}</VisuallyHidden> : header}
          </th>
        ))}
        {menus && (
          <th scope="col" className={css.menuCell}>
            <VisuallyHidden>More</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
