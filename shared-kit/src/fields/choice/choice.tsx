import { Field } from '../../ui/input/Field';
import { Select, type Option } from '../../ui/input/Select';
import { NONE } from '../../rules/options';
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

/** Adds an option for a value that has none: without it, the first would seem to be chosen. An empty value is offered as None. */
const withValue = (options: ChoiceOptions['options'], value: unknown): ChoiceOptions['options'] => {
  const shown = String(value ?? '');
  return options.some((option) => String(valueOf(option)) === shown)
    ? options
    : [{ value: shown, label: shown || NONE }, ...options];
};

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
        options={withValue(options, value)}
        value={String(value ?? '')}
        disabled={disabled}
        onChange={(event) => set(options.map(valueOf).find((option) => String(option) === event.target.value) ?? '')}
        onBlur={touch}
      />
    </Field>
  );
}

/** One of a list. A stored null, which only another client sends, becomes the option 'none' if there is one, or stays null. */
export const choice = <V extends string>(options: ChoiceOptions, initial: V) =>
  single<V, V | null>({
    label: options.label,
    initial,
    read: (stored) => stored ?? options.options.map(valueOf).find((value) => value === 'none') ?? '',
    write: (chosen) => chosen || null,
    Input: ({ name }) => <ChoiceField name={name} {...options} />,
    Shown: ({ values, name }) => labelOf(options, getIn(values, name)),
  });
