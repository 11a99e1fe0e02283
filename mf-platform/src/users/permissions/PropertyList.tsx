import { useState, type KeyboardEvent } from 'react';
import { containsText } from 'shared-kit/rules/contains';
import type { PropertyType } from 'shared-kit/rules/entities';
import type { PropertyName } from '../usePropertyNames';
import type { Grid } from 'shared-kit/rules/permissionGrid';
import { VisuallyHidden } from 'shared-kit/ui/feedback/VisuallyHidden';
import { hasModifier } from 'shared-kit/ui/hasModifier';
import { SearchInput } from 'shared-kit/ui/input/SearchInput';
import css from './grid.module.css';
import { PropertyRow } from './PropertyRow';
import { TYPE_LABELS } from './gridLabels';

interface Props {
  type: PropertyType;
  properties: readonly PropertyName[];
  grid: Grid;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
}

/** With more properties than this, the list has a filter. */
const FILTER_THRESHOLD = 6;

/** The index of the button to which a key moves the focus. */
const FOCUS_TARGETS: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const target = FOCUS_TARGETS[event.key];
  if (!target || hasModifier(event)) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  event.preventDefault();
  buttons[target(buttons.indexOf(document.activeElement as HTMLButtonElement), buttons.length - 1)]?.focus();
}

/** The properties of one tab, each with the number of rights granted on it. */
export function PropertyList({ type, properties, grid, selectedId, onSelect }: Props) {
  const [filter, setFilter] = useState('');
  // The filter box stays while it contains text, even when too few properties are left to need it.
  const hasFilter = properties.length > FILTER_THRESHOLD || filter !== '';
  const shown = properties.filter(({ name }) => containsText(name, filter));
  const tabStopId = shown.some(({ id }) => id === selectedId) ? selectedId : shown[0]?.id;
  const { plural } = TYPE_LABELS[type];
  return (
    <div className={css.side}>
      {hasFilter && <SearchInput label={`Filter ${plural}...`} value={filter} onSearch={setFilter} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the buttons inside */}
      <ul className={css.items} aria-label={`${plural} of this user`} onKeyDown={moveFocus}>
        {shown.map((property) => (
          <PropertyRow
            key={property.id}
            property={property}
            grid={grid}
            isSelected={property.id === selectedId}
            isTabStop={property.id === tabStopId}
            onSelect={onSelect}
          />
        ))}
      </ul>
      <VisuallyHidden role="status">{filter.trim() ? `${shown.length} of ${properties.length}` : ''}</VisuallyHidden>
      {shown.length === 0 && <p className={css.nothing}>Nothing matches “{filter.trim()}”.</p>}
    </div>
  );
}
