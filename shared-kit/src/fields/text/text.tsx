import { Field } from '../../ui/input/Field';
import { completeAddress } from '../../rules/links';
import { TextInput } from '../../ui/input/TextInput';
import { single } from '../fieldKind';
import { useFormActions } from '../formState';
import { useFormField } from '../useFormField';

export interface TextOptions {
  label: string;
  hint?: string | undefined;
  required?: boolean | undefined;
  optional?: boolean | undefined;
  placeholder?: string;
  type?: 'text' | 'url' | 'email' | 'password';
  autoComplete?: string;
}

type Props = TextOptions & { name: string; disabled?: boolean };

/**
 * A line of text, for hand-written forms. An address without a scheme gets https:// on leaving the field or on Enter (OP-137).
 */
export function TextField({ name, label, hint, required, optional, placeholder, type = 'text', autoComplete, disabled }: Props) {
  const { value, error, set, type: setTyped, touch } = useFormField<string>(name);
  const { getInitialValue } = useFormActions();
  const complete = () => {
    // A stored address that is faulty is shown as it is (OP-137): looking at it must not change it.
    if (type === 'url' && value && value !== getInitialValue(name)) set(completeAddress(value));
  };
  return (
    <Field name={name} label={label} hint={hint} error={error} required={required} optional={optional}>
      <TextInput
        // An address sets only the phone's keyboard, not the type: the browser's own validation would compete with the rules.
        type={type === 'password' ? type : 'text'}
        inputMode={type === 'url' || type === 'email' ? type : undefined}
        autoComplete={autoComplete}
        value={value ?? ''}
        placeholder={placeholder}
        disabled={disabled}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={({ key }) => key === 'Enter' && complete()}
        onBlur={() => {
          complete();
          touch();
        }}
      />
    </Field>
  );
}

/** A line of text, trimmed when sent. */
export const text = (options: TextOptions) =>
  single<string>({
    label: options.label,
    initial: '',
    Input: ({ name }) => <TextField name={name} {...options} />,
    write: (typed) => typed?.trim() ?? '',
  });
