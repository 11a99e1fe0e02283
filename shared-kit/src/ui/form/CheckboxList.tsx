import { useId, useState } from 'react';
import { containsText } from 'shared-kit/rules/contains';
import { Button } from 'shared-kit/ui/button/Button';
import { Checkbox } from 'shared-kit/ui/input/Checkbox';
import { SearchInput } from 'shared-kit/ui/input/SearchInput';
import { MatchCount } from '../feedback/MatchCount';
import css from './Form.module.css';

export interface CheckboxListItem<Key extends string | number> {
  key: Key;
  label: string;
  hint?: string;
  disabled?: boolean;
}

export interface CheckboxListProps<Key extends string | number> {
  /** The accessible name of the choice, unless a `Field` around it names the group. */
  label?: string;
  items: ReadonlyArray<CheckboxListItem<Key>>;
  chosen: readonly Key[];
  onChange(chosen: Key[]): void;
  /** Name and placeholder of the filter box; no box without it. */
  filterLabel?: string;
  /** How many items are shown before 'Show all'; 8 by default. Chosen ones are always shown. */
  folded?: number;
}

/** A long list of checkboxes with a filter, collapsed until it is opened. */
export function CheckboxList<Key extends string | number>({
  label,
  items,
  chosen,
  onChange,
  filterLabel,
  folded = 8,
}: CheckboxListProps<Key>) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const id = useId();
  const filter = text.trim();
  const matches = items.filter((item) => containsText(item.label, text));
  const shown = open || filter ? matches : matches.filter((item, i) => i < folded || chosen.includes(item.key));
  const toggle = (key: Key) => onChange(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]);

  return (
    <div className={css.choices} role={label && 'group'} aria-label={label}>
      {filterLabel && <SearchInput label={filterLabel} value={text} onSearch={setText} />}
      <ul className={css.choiceList} id={id}>
        {shown.map(({ key, label: text, hint, disabled }) => (
          <li key={key}>
            <Checkbox label={text} hint={hint} disabled={disabled} checked={chosen.includes(key)} onChange={() => toggle(key)} />
          </li>
        ))}
      </ul>
      <MatchCount filter={filter} shown={matches.length} all={items.length} />
      {filter && matches.length === 0 && <p>Nothing matches “{filter}”.</p>}
      {!filter && matches.length > folded && (
        <div>
          <Button small tone="quiet" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {open ? 'Show fewer' : `Show all ${items.length}`}
          </Button>
        </div>
      )}
    </div>
  );
}
