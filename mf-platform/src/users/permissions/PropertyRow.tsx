import { memo } from 'react';
import type { PropertyName } from '../usePropertyNames';
import type { Grid } from 'shared-kit/rules/permissionGrid';
import { classes } from 'shared-kit/ui/classes';
import css from './grid.module.css';
import { countRights, rightsText } from './words';

interface Props {
  property: PropertyName;
  grid: Grid;
  selected: boolean;
  /** One row takes the tab stop, arrow keys reach the others. */
  reachable: boolean;
  onSelect: (id: string) => void;
}

function PropertyRowView({ property: { id, name, type, archived }, grid, selected, reachable, onSelect }: Props) {
  const rights = countRights(grid, id, type);
  return (
    <li>
      <button
        type="button"
        className={css.item}
        aria-current={selected || undefined}
        tabIndex={reachable ? 0 : -1}
        onClick={() => onSelect(id)}
      >
        <span>{archived ? `${name} (archived)` : name}</span>
        <small className={classes(rights.granted > 0 && css.some)}>{rightsText(rights)}</small>
      </button>
    </li>
  );
}

/** One property in the list beside its block; rendered again only when its rights or its position change. */
export const PropertyRow = memo(PropertyRowView, (before, now) => {
  const { id } = now.property;
  const same = (['property', 'selected', 'reachable', 'onSelect'] as const).every((key) => before[key] === now[key]);
  return same && before.grid.blocks.get(id) === now.grid.blocks.get(id);
});
