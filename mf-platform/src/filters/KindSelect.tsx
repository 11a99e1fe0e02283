import type { PropertyType } from 'shared-kit/rules/entities';
import { HISTORY_KIND_NAMES, historyKindOf } from 'shared-kit/rules/historyKinds';
import type { Option } from 'shared-kit/rules/options';
import { Field } from 'shared-kit/ui/input/Field';
import { Select } from 'shared-kit/ui/input/Select';
import { capitalize } from '../text/capitalize';

interface Props {
  value: string;
  /** Offers only kinds that a property of this type has. */
  type: PropertyType | undefined;
  /** Offers only kinds that can be in the bin. */
  inBin?: boolean;
  onChoose: (kind: string) => void;
}

/** Chooses one of the kinds that have a history, or all of them. */
export function KindSelect({ value, type, inBin = false, onChoose }: Props) {
  const options = HISTORY_KIND_NAMES.flatMap((name): Option[] => {
    const kind = historyKindOf(name);
    const isOffered = kind && (!type || kind.of?.includes(type)) && !(inBin && kind.skipsBin);
    return isOffered || name === value ? [{ value: name, label: capitalize(kind?.plural ?? name) }] : [];
  }).sort((a, b) => a.label.localeCompare(b.label));
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
