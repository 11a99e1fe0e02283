import type { FieldKind, Values } from 'shared-kit/fields/fieldKind';
import { useFormState } from 'shared-kit/fields/formState';

const hasCta = ({ detailTitle }: Values) => detailTitle !== 'none';

/** A field that shows only while the details page has a call to action (document 2 §4.4). */
export function onlyWithDetailsCta<W>({ Input, ...field }: FieldKind<W, never>): FieldKind<W, never> {
  return {
    ...field,
    Input: ({ name }) => (useFormState(({ values }) => hasCta(values)) ? <Input name={name} /> : null),
    hidden: (values, name) => (hasCta(values) ? [] : [name]),
  };
}
