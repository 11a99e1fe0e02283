import { memo, useState } from 'react';
import { removeProperty, type Grid } from 'shared-kit/rules/permissionGrid';
import { copyBlock } from 'shared-kit/rules/permissionGridCopy';
import { mayChange } from 'shared-kit/rules/permissionGridRights';
import { useAuthority } from 'shared-kit/session';
import { Button } from 'shared-kit/ui/button/Button';
import { isFirstClick } from 'shared-kit/ui/isFirstClick';
import type { PropertyName } from '../usePropertyNames';
import css from './grid.module.css';
import { countRights } from './gridLabels';
import { RightsTable } from './RightsTable';
import { SameRights } from './SameRights';
import type { ChangeGrid } from './useGridChange';

interface Props {
  property: PropertyName;
  grid: Grid;
  change: ChangeGrid;
  /** The other properties of its type, in the grid or not. */
  others: readonly PropertyName[];
  onRemove: (property: PropertyName) => void;
}

function PropertyBlockView({ property, grid, change, others, onRemove }: Props) {
  const { id, name, type } = property;
  const [isCopying, setIsCopying] = useState(false);
  const { granted, all } = countRights(grid, id, type);
  const authority = useAuthority();
  const copyTargets = authority.isSuper
    ? others
    : others.filter((other) => mayChange(authority, grid, copyBlock(grid, id, [other.id]), other.id));
  return (
    <section className={css.block} aria-label={name}>
      <div className={css.blockHead}>
        <div>
          <h3>{name}</h3>
          <p>{`${granted} of ${all} rights`}</p>
        </div>
        <div className={css.tools}>
          {copyTargets.length > 0 && (
            <Button small aria-expanded={isCopying} onClick={() => setIsCopying(!isCopying)}>
              Same rights for others
            </Button>
          )}
          <Button
            small
            aria-label={`Remove ${name}`}
            disabled={!mayChange(authority, grid, removeProperty(grid, id), id)}
            onClick={(event) => isFirstClick(event) && onRemove(property)}
          >
            Remove
          </Button>
        </div>
      </div>
      {isCopying && <SameRights property={property} others={copyTargets} change={change} onDone={() => setIsCopying(false)} />}
      <RightsTable
        property={property}
        tableTick={granted === all ? 'all' : granted > 0 ? 'some' : 'none'}
        grid={grid}
        change={change}
      />
    </section>
  );
}

/** The rights on one property (OP-29); rendered again only when they change, not with every change of the grid. */
export const PropertyBlock = memo(PropertyBlockView, (previous, next) => {
  const { id } = next.property;
  const isSame = (['property', 'change', 'others', 'onRemove'] as const).every((key) => previous[key] === next[key]);
  return isSame && previous.grid.blocks.get(id) === next.grid.blocks.get(id);
});
