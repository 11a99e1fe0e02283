import { useFormField } from 'shared-kit/fields/useFormField';
import type { Property } from 'shared-kit/rules/entities';
import { Skeleton } from 'shared-kit/ui/feedback/Skeleton';
import { CheckboxList } from 'shared-kit/ui/form/CheckboxList';
import { Field } from 'shared-kit/ui/input/Field';
import { LABELS } from './useTokenForm';

const TYPE_LABELS = { hotel: 'Hotel', restaurant: 'Restaurant' };
const hintOf = ({ type, archived }: Property) =>
  archived ? `${TYPE_LABELS[type]}, cannot be read while archived` : TYPE_LABELS[type];

/** The checkboxes of the properties, which are undefined while loading. */
export function ChooseProperties({ properties }: { properties: Property[] | undefined }) {
  const { value, error, set } = useFormField<string[]>('propertyId');
  return (
    <Field group required name="propertyId" label={LABELS.propertyId} {...(error && { error })}>
      {properties ? (
        <CheckboxList
          filterLabel="Filter Properties..."
          folded={24}
          items={properties.map((property) => ({ key: property.id, label: property.name, hint: hintOf(property) }))}
          chosen={value}
          onChange={set}
        />
      ) : (
        <Skeleton height={240} />
      )}
    </Field>
  );
}
