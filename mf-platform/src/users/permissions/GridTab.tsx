import { useMemo, useState, type ReactNode } from 'react';
import type { PropertyType } from 'shared-kit/rules/entities';
import type { PropertyName } from '../usePropertyNames';
import { addProperty, type Grid } from 'shared-kit/rules/permissionGrid';
import { grantableReads } from 'shared-kit/rules/permissionGridRights';
import { useAuthority } from 'shared-kit/session';
import { useAnnouncement } from 'shared-kit/ui/feedback/useAnnouncement';
import { AddProperty } from './AddProperty';
import css from './grid.module.css';
import { PropertyBlock } from './PropertyBlock';
import { PropertyList } from './PropertyList';
import type { ChangeGrid } from './useGridChange';
import { TYPE_LABELS } from './gridLabels';

interface Props {
  type: PropertyType;
  grid: Grid;
  change: ChangeGrid;
  /** The properties of this type that are in the grid. */
  inGrid: readonly PropertyName[];
  /** All properties of both types. */
  properties: readonly PropertyName[];
  onRemove: (property: PropertyName) => void;
  /** Shown to the right of the box that adds properties. */
  tools: ReactNode;
}

/**
 * One tab of the grid. Only the selected property's block is rendered, so that hundreds of properties are no slower
 * than one.
 */
export function GridTab({ type, grid, change, inGrid, properties, onRemove, tools }: Props) {
  const [selectedId, setSelectedId] = useState<string>();
  const [announcement, announce] = useAnnouncement();
  const selected = inGrid.find(({ id }) => id === selectedId) ?? inGrid[0];
  const authority = useAuthority();
  // The block is rendered again only when something in it changes, and a new list would be a change.
  const others = useMemo(
    () => properties.filter((property) => property.type === type && property.id !== selected?.id),
    [properties, type, selected?.id],
  );
  const addable = others.filter(({ id }) => !grid.blocks.has(id) && grantableReads(authority, id).length > 0);
  const { singular, plural } = TYPE_LABELS[type];

  const add = (id: string) => {
    change((current) => addProperty(current, id, grantableReads(authority, id)));
    setSelectedId(id);
    announce(`${properties.find((property) => property.id === id)?.name ?? ''} added with read rights.`);
  };
  return (
    <>
      <div className={css.bar}>
        <div className={css.add}>
          <AddProperty type={type} properties={addable} onAdd={add} />
        </div>
        {tools}
        {announcement}
      </div>
      {selected ? (
        <div className={css.grid}>
          <PropertyList type={type} properties={inGrid} grid={grid} selectedId={selected.id} onSelect={setSelectedId} />
          <PropertyBlock key={selected.id} property={selected} grid={grid} change={change} others={others} onRemove={onRemove} />
        </div>
      ) : (
        <p className={css.nothing}>{`No ${plural.toLowerCase()} yet. Add a ${singular.toLowerCase()} to give rights on it.`}</p>
      )}
    </>
  );
}
