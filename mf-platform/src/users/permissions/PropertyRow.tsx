import { memo } from 'react';
import type { PropertyName } from '../usePropertyNames';
import type { Grid } from 'shared-kit/rules/permissionGrid';
import { classes } from 'shared-kit/ui/classes';
import css from './grid.module.css';
import { countRights, formatRights } from './gridLabels';

interface Props {
  property: PropertyName;
  grid: Grid;
  isSelected: boolean;
  /** Whether this row is the tab stop of the list; arrow keys reach the others. */
  isTabStop: boolean;
  onSelect: (id: string) => void;
}

function PropertyRowView({ property: { id, name, type, archived }, grid, isSelected, isTabStop, onSelect }: Props) {
  const rights = countRights(grid, id, type);
  return (
    <li>
      <button
        type="button"
        className={css.item}
        aria-current={isSelected || undefined}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => onSelect(id)}
      >
        <span>{archived ? `${name} (archived)` : name}</span>
        <small className={classes(rights.granted > 0 && css.some)}>{formatRights(rights)}</small>
      </button>
    </li>
  );
}

/** One property in the list; rendered again only when its rights or its state in the list change, not with every change of the grid. */
export const PropertyRow = memo(PropertyRowView, (previous, next) => {
  const { id } = next.property;
  const isSame = (['property', 'isSelected', 'isTabStop', 'onSelect'] as const).every((key) => previous[key] === next[key]);
  return isSame && previous.grid.blocks.get(id) === next.grid.blocks.get(id);
});
