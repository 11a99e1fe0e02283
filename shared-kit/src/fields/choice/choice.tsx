import { Field } from '../../ui/input/Field';
import { Select, type Option } from '../../ui/input/Select';
import { getIn } from 'formik';
import { single } from '../fieldKind';
import { useFormField } from '../useFormField';

export interface ChoiceOptions {
  label: string;
  options: readonly (Option | string)[];
  hint?: string | undefined;
  required?: boolean | undefined;
}

const valueOf = (option: Option | string) => (typeof option === 'string' ? option : option.value);

const labelOf = ({ options }: ChoiceOptions, value: unknown): string => {
  const chosen = options.find((option) => valueOf(option) === value);
  return typeof chosen === 'object' ? chosen.label : String(value ?? '');
};

/** One of several options, for hand-written forms. Values keep their type: a number stays a number. */
export function ChoiceField({
  name,
  label,
  options,
  hint,
  required,
  disabled,
}: ChoiceOptions & { name: string; disabled?: boolean }) {
  const { value, error, set, touch } = useFormField<string | number>(name);
  return (
    <Field name={name} label={label} hint={hint} error={error} required={required}>
      <Select
        options={options}
        value={String(value ?? '')}
        disabled={disabled}
        onChange={(event) => set(options.map(valueOf).find((option) => String(option) === event.target.value) ?? '')}
        onBlur={touch}
      />
    </Field>
  );
}

/** One of a list. */
export const choice = <V extends string | number>(options: ChoiceOptions, initial: V) =>
  single<V>({
    label: options.label,
    initial,
    Input: ({ name }) => <ChoiceField name={name} {...options} />,
    Shown: ({ values, name }) => labelOf(options, getIn(values, name)),
  });
