import type { PropertyType } from 'shared-kit/rules/entities';
import { HISTORY_KIND_NAMES, historyKindOf } from 'shared-kit/rules/historyKinds';
import { Field } from 'shared-kit/ui/input/Field';
import { Select } from 'shared-kit/ui/input/Select';

interface Props {
  value: string;
  /** Offers only what such a property has. */
  type: PropertyType | undefined;
  /** Offers only kinds that can be in the bin. */
  inBin?: boolean;
  onChoose: (kind: string) => void;
}

const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Chooses one of the kinds whose changes are kept, or all of them. */
export function KindSelect({ value, type, inBin = false, onChoose }: Props) {
  const options = HISTORY_KIND_NAMES.flatMap((name) => {
    const row = historyKindOf(name);
    const fits = row && (!type || row.of?.includes(type)) && !(inBin && row.skipsBin);
    return fits || name === value ? [{ value: name as string, label: upper(row?.many ?? name) }] : [];
  }).sort((one, other) => one.label.localeCompare(other.label));
  return (
    <Field label="Kind" name="kind">
      <Select
        options={[{ value: '', label: 'All kinds' }, ...options]}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      />
    </Field>
  );
}
