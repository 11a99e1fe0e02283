import { useState, type KeyboardEvent } from 'react';
import { containsText } from 'shared-kit/rules/contains';
import type { PropertyType } from 'shared-kit/rules/entities';
import type { PropertyName } from '../usePropertyNames';
import type { Grid } from 'shared-kit/rules/permissionGrid';
import { VisuallyHidden } from 'shared-kit/ui/feedback/VisuallyHidden';
import { SearchInput } from 'shared-kit/ui/input/SearchInput';
import css from './grid.module.css';
import { PropertyRow } from './PropertyRow';
import { TYPE_WORDS } from './words';

interface Props {
  type: PropertyType;
  properties: readonly PropertyName[];
  grid: Grid;
  selected: string | undefined;
  onSelect: (id: string) => void;
}

const FEW = 6;

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

function step(event: KeyboardEvent<HTMLUListElement>) {
  const move = STEPS[event.key];
  if (!move) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  event.preventDefault();
  buttons[move(buttons.indexOf(document.activeElement as HTMLButtonElement), buttons.length - 1)]?.focus();
}

/** The properties of one tab with what is granted on each. */
export function PropertyList({ type, properties, grid, selected, onSelect }: Props) {
  const [text, setText] = useState('');
  const shown = properties.filter(({ name }) => containsText(name, text));
  const entry = shown.some(({ id }) => id === selected) ? selected : shown[0]?.id;
  const label = `Filter ${TYPE_WORDS[type].tab}...`;
  return (
    <div className={css.side}>
      {properties.length > FEW && <SearchInput label={label} value={text} onSearch={setText} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the buttons inside */}
      <ul className={css.items} aria-label={`${TYPE_WORDS[type].tab} of this user`} onKeyDown={step}>
        {shown.map((property) => (
          <PropertyRow
            key={property.id}
            property={property}
            grid={grid}
            selected={property.id === selected}
            reachable={property.id === entry}
            onSelect={onSelect}
          />
        ))}
      </ul>
      <VisuallyHidden role="status">{text.trim() ? `${shown.length} of ${properties.length}` : ''}</VisuallyHidden>
      {shown.length === 0 && <p className={css.nothing}>Nothing matches “{text.trim()}”.</p>}
    </div>
  );
}
