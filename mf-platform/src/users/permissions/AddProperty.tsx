import { useEffect, useRef } from 'react';
import { containsText } from 'shared-kit/rules/contains';
import type { PropertyType } from 'shared-kit/rules/entities';
import type { PropertyName } from '../usePropertyNames';
import { useAuthority } from 'shared-kit/session';
import { TYPE_LABELS } from './gridLabels';
import { SearchBox } from './SearchBox';

const MAX_RESULTS = 50;

interface Props {
  type: PropertyType;
  /** The properties that are not in the grid yet. */
  properties: readonly PropertyName[];
  onAdd: (id: string) => void;
}

/** Finds a property by name and adds it to the grid. */
export function AddProperty({ type, properties, onAdd }: Props) {
  const { isSuper } = useAuthority();
  const { singular } = TYPE_LABELS[type];
  const label = `Add a ${singular}...`;
  const place = useRef<HTMLDivElement>(null);
  const wasChosen = useRef(false);
  // Only after an addition: removing a property remounts the box too, but must not move the focus.
  useEffect(() => {
    if (wasChosen.current) place.current?.querySelector('input')?.focus();
    wasChosen.current = false;
  }, [properties.length]);
  const search = (text: string) => {
    const found = properties.filter(({ name }) => containsText(name, text)).slice(0, MAX_RESULTS + 1);
    return Promise.resolve(
      found.map(({ id, name, archived }) => ({ key: id, label: name, ...(archived && { note: 'Archived' }) })),
    );
  };
  return (
    <div ref={place}>
      <SearchBox
        // Remounted after each addition, so that it no longer offers the added property.
        key={`${type} ${properties.length}`}
        label={label}
        emptyText={`No other ${singular.toLowerCase()} ${isSuper ? '' : 'on which you hold rights '}has this name`}
        search={search}
        maxShown={MAX_RESULTS}
        onChoose={({ key }) => {
          wasChosen.current = true;
          onAdd(key);
        }}
      />
    </div>
  );
}
