import { REQUIRED_IN_MODAL } from '../rules/validation/messages';
import { Field } from '../ui/input/Field';
import { fieldId } from '../ui/input/fieldContext';
import { FieldStack } from '../ui/input/layout';
import { Select, type Option } from '../ui/input/Select';
import { TextInput } from '../ui/input/TextInput';

export interface Part<Form> {
  name: keyof Form & string;
  label: string;
  hint?: string;
  /** Marked '(required)' in its label (document 1 §5, P-211). */
  isRequired?: boolean;
  /** The choices; without them the part is a line of text. */
  options?: readonly Option[];
}

/** The id of the control of a part. */
export const partId = (name: string) => fieldId(`generator.${name}`);

interface Props<Form> {
  parts: readonly Part<Form>[];
  form: Form;
  errorOf: (name: keyof Form & string) => string | undefined;
  onChange: (name: string, value: string) => void;
  onBlur: (name: string) => void;
}

/** The fields of a generator. */
export const GeneratorFields = <Form extends object>({ parts, form, errorOf, onChange, onBlur }: Props<Form>) => (
  <FieldStack>
    {parts.map(({ name, label, hint, isRequired, options }) => {
      const control = {
        value: String(form[name]),
        'aria-required': isRequired,
        onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
        onBlur: () => onBlur(name),
      };
      return (
        <Field
          key={name}
          id={partId(name)}
          label={isRequired ? `${label} ${REQUIRED_IN_MODAL}` : label}
          hint={hint}
          error={errorOf(name)}
        >
          {options ? <Select options={options} {...control} /> : <TextInput {...control} />}
        </Field>
      );
    })}
  </FieldStack>
);
