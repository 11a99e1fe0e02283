import { Field } from '../../ui/input/Field';
import { TextArea } from '../../ui/input/TextArea';
import { single } from '../fieldKind';
import { useFormField } from '../useFormField';

interface TextAreaOptions {
  label: string;
  hint?: string;
  required?: boolean;
  rows?: number;
  /** The text is code: monospaced, without spell checking. */
  code?: boolean;
}

/** Several lines of plain text, kept exactly as typed. */
export function TextAreaField({ name, label, hint, required, rows = 4, code = false }: TextAreaOptions & { name: string }) {
  const { value, error, type, touch } = useFormField<string>(name);
  return (
    <Field name={name} label={label} hint={hint} error={error} required={required}>
      <TextArea
        rows={rows}
        code={code}
        spellCheck={!code}
        value={value ?? ''}
        onChange={(event) => type(event.target.value)}
        onBlur={touch}
      />
    </Field>
  );
}

/** Several lines of plain text, sent exactly as typed. */
export const textArea = (options: TextAreaOptions) =>
  single<string>({ label: options.label, initial: '', Input: ({ name }) => <TextAreaField name={name} {...options} /> });
