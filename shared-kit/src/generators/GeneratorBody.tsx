import { useId, useState, type FormEvent } from 'react';
import { Button } from '../ui/button/Button';
import { CopyIcon } from '../ui/icons/icons';
import { Field } from '../ui/input/Field';
import { fieldId } from '../ui/input/fieldContext';
import { FieldStack } from '../ui/input/layout';
import { Select, type Option } from '../ui/input/Select';
import { TextInput } from '../ui/input/TextInput';
import { DialogFoot } from '../ui/overlay/DialogFoot';
import { REQUIRED_IN_MODAL } from '../rules/validation/messages';
import css from './generators.module.css';

export interface Part<Form> {
  name: keyof Form & string;
  label: string;
  hint?: string;
  /** Marked '(required)' in its label (document 1 §5, P-211). */
  needed?: boolean;
  /** One of these instead of a line of text. */
  options?: readonly Option[];
}

interface Props<Form> {
  parts: readonly Part<Form>[];
  start: Form;
  errorsOf: (form: Form) => Partial<Record<keyof Form, string>>;
  /** The generated text of a valid form. */
  resultOf: (form: Form) => string;
  /** The label of what is generated: 'URL'. */
  what: string;
  /** Whether an error shows before its field has lost the focus. */
  atOnce?: (error: string) => boolean;
  onUse: (text: string) => void;
}

const idOf = (name: string) => fieldId(`generator.${name}`);

/**
 * A generator's form: the text it makes is shown as soon as the form is valid, and can be copied or used (document 1 §7). A
 * missing part is reported once its field has lost the focus, or when Copy or Use was pressed.
 */
export function GeneratorBody<Form extends object>({
  parts,
  start,
  errorsOf,
  resultOf,
  what,
  atOnce = () => false,
  onUse,
}: Props<Form>) {
  const [form, setForm] = useState(start);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [said, setSaid] = useState('');
  const resultId = useId();
  const errors = errorsOf(form);
  const wrong = parts.find(({ name }) => errors[name]);
  const result = wrong ? '' : resultOf(form);

  const set = (name: string, value: string) => {
    setForm({ ...form, [name]: value });
    setSaid('');
  };
  const leave = (name: string) => setLeft((before) => (before.includes(name) ? before : [...before, name]));
  const shown = (name: keyof Form & string) => {
    const error = errors[name];
    return error && (left.includes(name) || atOnce(error)) ? error : undefined;
  };
  const finish = (then: (text: string) => void) => {
    if (!wrong) return then(result);
    setLeft(parts.map(({ name }) => name));
    document.getElementById(idOf(wrong.name))?.focus();
  };
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied.');
    } catch {
      setSaid('The browser does not allow copying here. Select the text above and copy it.');
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The submit must not reach the form of the page around the dialog.
    event.stopPropagation();
    finish(onUse);
  };

  return (
    <form className={css.body} noValidate onSubmit={submit}>
      <FieldStack>
        {parts.map(({ name, label, hint, needed, options }) => {
          const control = {
            value: String(form[name]),
            'aria-required': needed,
            onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
            onBlur: () => leave(name),
          };
          return (
            <Field
              key={name}
              id={idOf(name)}
              label={needed ? `${label} ${REQUIRED_IN_MODAL}` : label}
              hint={hint}
              error={shown(name)}
            >
              {options ? <Select options={options} {...control} /> : <TextInput {...control} />}
            </Field>
          );
        })}
      </FieldStack>
      <div className={css.result}>
        <span id={resultId}>Generated {what}</span>
        <output aria-labelledby={resultId}>
          {result || `Shown here once everything marked ${REQUIRED_IN_MODAL} is filled in.`}
        </output>
      </div>
      <DialogFoot status={said}>
        <Button icon={<CopyIcon />} onClick={() => finish((text) => void copy(text))}>
          Copy
        </Button>
        <Button tone="primary" type="submit">
          Use
        </Button>
      </DialogFoot>
    </form>
  );
}
