import { useReloadIfRefused } from 'shared-kit/fields/reference/useReloadIfRefused';
import { useFormField } from 'shared-kit/fields/useFormField';
import type { Property } from 'shared-kit/rules/entities';
import { PROPERTY_LABELS } from 'shared-kit/shared-screens/properties/propertyLabels';
import { Skeleton } from 'shared-kit/ui/feedback/Skeleton';
import { CheckboxList } from 'shared-kit/ui/form/CheckboxList';
import { Field } from 'shared-kit/ui/input/Field';
import { LABELS } from './useTokenForm';

const hintOf = ({ type, archived }: Property) =>
  `${PROPERTY_LABELS[type].singular}${archived ? ', cannot be read while archived' : ''}`;

/** Chosen, and deleted since: it stays in the list, so that it can be unticked. */
const goneItem = (id: string) => ({ key: id, label: 'A property that no longer exists' });

interface Props {
  /** Undefined while loading. */
  properties: Property[] | undefined;
  reload: () => unknown;
}

/** The checkboxes of the properties. */
export function ChooseProperties({ properties, reload }: Props) {
  const { value, error, set } = useFormField<string[]>('propertyId');
  useReloadIfRefused({ value: value.length > 0, error }, reload);
  const gone = properties ? value.filter((id) => !properties.some((property) => property.id === id)) : [];
  return (
    <Field group required name="propertyId" label={LABELS.propertyId} {...(error && { error })}>
      {properties ? (
        <CheckboxList
          filterLabel="Filter Properties..."
          folded={24}
          items={[
            ...gone.map(goneItem),
            ...properties.map((property) => ({ key: property.id, label: property.name, hint: hintOf(property) })),
          ]}
          chosen={value}
          onChange={set}
        />
      ) : (
        <Skeleton height={240} />
      )}
    </Field>
  );
}
