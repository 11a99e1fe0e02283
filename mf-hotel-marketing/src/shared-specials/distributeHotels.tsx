import { WithData } from 'shared-kit/content/WithData';
import { single, type ShownProps } from 'shared-kit/fields/fieldKind';
import { useFormField } from 'shared-kit/fields/useFormField';
import { EMPTY } from 'shared-kit/fields/ShownLines';
import { Skeleton } from 'shared-kit/ui/feedback/Skeleton';
import { CheckboxList } from 'shared-kit/ui/form/CheckboxList';
import { Field } from 'shared-kit/ui/input/Field';
import { useHotels } from './useSharedSpecials';

function HotelsInput({ name }: { name: string }) {
  const { value, error, set } = useFormField<string[]>(name);
  const hotels = useHotels();
  return (
    <Field
      name={name}
      label="Hotels"
      hint="Each newly chosen hotel gets its own unpublished special when you save. Later changes here do not affect it."
      error={error}
      group
    >
      <WithData loaded={hotels}>
        {hotels.loading ? (
          <Skeleton height={200} />
        ) : (
          <CheckboxList
            filterLabel="Filter Hotels..."
            items={(hotels.data ?? []).map((hotel) => ({ key: hotel.id, label: hotel.name }))}
            chosen={value ?? []}
            onChange={set}
          />
        )}
      </WithData>
    </Field>
  );
}

function ShownHotels({ values, name }: ShownProps) {
  const { data } = useHotels();
  const nameOf = (id: string) => data?.find((hotel) => hotel.id === id)?.name ?? 'Another hotel';
  return ((values[name] ?? []) as string[]).map(nameOf).join(', ') || EMPTY;
}

/** The hotels that get the special (document 2 §3.2, distributeHotels; OP-72). */
export const distributeHotels = () =>
  single<string[]>({ label: 'Distribute to Hotels', initial: [], Input: HotelsInput, Shown: ShownHotels });
