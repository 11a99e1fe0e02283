import { NotLoaded } from 'shared-kit/ui/feedback/NotLoaded';
import { Field } from 'shared-kit/ui/input/Field';
import { Select } from 'shared-kit/ui/input/Select';
import { useAllProperties } from '../properties/useAllProperties';

interface Props {
  value: string;
  onChoose: (propertyId: string) => void;
}

/** Chooses one of the properties that the person may read, or all of them. */
export function PropertySelect({ value, onChoose }: Props) {
  const { properties = [], error, reload } = useAllProperties();
  const options = properties.map(({ id, name, archived }) => ({ value: id, label: archived ? `${name} (archived)` : name }));
  const isKnown = value === '' || properties.some(({ id }) => id === value);
  return (
    <Field label="Property" name="property" note={error && <NotLoaded what="The properties" retry={reload} />}>
      <Select
        options={[{ value: '', label: 'All properties' }, ...(isKnown ? [] : [{ value, label: 'Another property' }]), ...options]}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      />
    </Field>
  );
}
