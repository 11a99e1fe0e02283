import { Field } from '../../ui/input/Field';
import { TextInput } from '../../ui/input/TextInput';
import { single } from '../fieldKind';
import { useFormField } from '../useFormField';
import css from './colour.module.css';

interface ColourOptions {
  label: string;
  hint?: string;
  required?: boolean;
  optional?: boolean;
}

const COLOUR = /^#[0-9a-f]{6}$/i;

/** A colour, typed or picked, for hand-written forms. */
export function ColourField({
  name,
  label,
  hint = 'For example #1a2b3c.',
  required,
  optional,
}: ColourOptions & { name: string }) {
  const { value, error, set, touch } = useFormField<string>(name);
  const typed = value ?? '';
  return (
    <Field name={name} label={label} hint={hint} error={error} required={required} optional={optional}>
      <div className={css.colour}>
        <TextInput value={typed} onChange={({ target }) => set(target.value)} onBlur={touch} />
        <input
          type="color"
          aria-label={`Pick ${label}`}
          value={COLOUR.test(typed) ? typed : '#ffffff'}
          onChange={({ target }) => set(target.value)}
        />
      </div>
    </Field>
  );
}

/** A colour as `#1a2b3c`; an empty field is null. */
export const colour = (options: ColourOptions) =>
  single<string, string | null>({
    label: options.label,
    initial: '',
    Input: ({ name }) => <ColourField name={name} {...options} />,
    write: (typed) => typed?.trim() || null,
  });
