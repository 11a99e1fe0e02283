import { Field } from '../../ui/input/Field';
import { TextInput } from '../../ui/input/TextInput';
import { single } from '../fieldKind';
import { useFormField } from '../useFormField';

interface NumberOptions {
  label: string;
  hint?: string;
  required?: boolean;
  optional?: boolean;
}

const NUMBER = /^-?\d+(\.\d+)?$/;
/** `1,250` may mean 1250 or 1.25: it stays as typed, for the person to clarify. */
const AMBIGUOUS = /^-?[1-9]\d{0,2}(,\d{3})+$/;

/** The typed text as a number if it is one; unfinished or wrong text (`4.`, `-`, `four`) stays for the rules to check. */
const parseNumber = (typed: string): number | string | null => {
  if (AMBIGUOUS.test(typed.trim())) return typed;
  const text = typed.trim().replace(',', '.');
  return text === '' ? null : NUMBER.test(text) ? Number(text) : typed;
};

/** The same during typing: `4.50` is not shortened while it is being edited. */
const parseWhileTyping = (typed: string): number | string | null => {
  const value = parseNumber(typed);
  return value === null || String(value) === typed ? value : typed;
};

/** A number, for hand-written forms. */
export function NumberField({ name, label, hint, required, optional }: NumberOptions & { name: string }) {
  const { value, error, set, touch } = useFormField<number | string | null>(name);
  return (
    <Field name={name} label={label} hint={hint} error={error} required={required} optional={optional}>
      <TextInput
        inputMode="decimal"
        value={value === null || value === undefined ? '' : String(value)}
        onChange={({ target }) => set(parseWhileTyping(target.value))}
        onBlur={({ target }) => {
          set(parseNumber(target.value));
          touch();
        }}
      />
    </Field>
  );
}

/** A number; an empty field is null. A comma is read as the decimal point, unless it may separate thousands. */
export const number = (options: NumberOptions) =>
  single<number | string | null, number | null>({
    label: options.label,
    initial: null,
    Input: ({ name }) => <NumberField name={name} {...options} />,
    // Text that is not a number is sent as typed: the server refuses it with the same message.
    write: (typed) => (typeof typed === 'string' ? (parseNumber(typed) as number | null) : typed),
  });
