import type { FieldKind, Values } from 'shared-kit/fields/fieldKind';
import { useFormState } from 'shared-kit/fields/formState';

/**
 * Shows fields only while a condition holds, so that those the chosen call to action does not use are hidden (document
 * 2 §4.4).
 */
export const shownWhen =
  (holds: (values: Values) => boolean) =>
  <W,>({ Input, ...field }: FieldKind<W, never>): FieldKind<W, never> => ({
    ...field,
    Input: ({ name }) => (useFormState(({ values }) => holds(values)) ? <Input name={name} /> : null),
    hidden: (values, name) => (holds(values) ? [] : [name]),
  });
