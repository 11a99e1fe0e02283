import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { PropertyType } from 'shared-kit/rules/entities';
import type { PropertyName } from '../usePropertyNames';
import { addProperty, type Grid } from 'shared-kit/rules/permissionGrid';
import { readsToGive } from 'shared-kit/rules/permissionGridRights';
import { useAuthority } from 'shared-kit/session';
import { VisuallyHidden } from 'shared-kit/ui/feedback/VisuallyHidden';
import { AddProperty } from './AddProperty';
import css from './grid.module.css';
import { PropertyBlock } from './PropertyBlock';
import { PropertyList } from './PropertyList';
import type { ChangeGrid } from './useGridChange';
import { TYPE_WORDS } from './words';

interface Props {
  type: PropertyType;
  grid: Grid;
  change: ChangeGrid;
  /** The properties of this type that are in the grid. */
  inGrid: readonly PropertyName[];
  /** All that could be. */
  properties: readonly PropertyName[];
  onRemove: (property: PropertyName) => void;
  /** Shown to the right of the box that adds properties. */
  tools: ReactNode;
}

/** One tab of the grid. Only one block is rendered at a time, so that hundreds of properties cost no more than one. */
export function GridTab({ type, grid, change, inGrid, properties, onRemove, tools }: Props) {
  const [selected, setSelected] = useState<string>();
  const [said, setSaid] = useState('');
  const property = inGrid.find(({ id }) => id === selected) ?? inGrid[0];
  const who = useAuthority();
  const open = properties.filter((one) => one.type === type && !grid.blocks.has(one.id) && readsToGive(who, one.id).length > 0);
  const others = useMemo(
    () => properties.filter((one) => one.type === type && one.id !== property?.id),
    [properties, type, property?.id],
  );
  const { tab, one } = TYPE_WORDS[type];

  const add = (id: string) => {
    change((now) => addProperty(now, id, readsToGive(who, id)));
    setSelected(id);
    setSaid(`${properties.find((other) => other.id === id)?.name ?? ''} added with read rights.`);
  };
  const select = useCallback((id: string) => setSelected(id), []);
  return (
    <>
      <div className={css.bar}>
        <div className={css.add}>
          <AddProperty type={type} properties={open} onAdd={add} />
        </div>
        {tools}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </div>
      {property ? (
        <div className={css.grid}>
          <PropertyList type={type} properties={inGrid} grid={grid} selected={property.id} onSelect={select} />
          <PropertyBlock key={property.id} property={property} grid={grid} change={change} others={others} onRemove={onRemove} />
        </div>
      ) : (
        <p className={css.nothing}>{`No ${tab.toLowerCase()} yet. Add a ${one.toLowerCase()} to give rights on it.`}</p>
      )}
    </>
  );
}
