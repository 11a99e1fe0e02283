import { useId, useState, type FormEvent } from 'react';
import { useAskBeforeUnload } from '../modals/useAskBeforeUnload';
import { REQUIRED_IN_MODAL } from '../rules/validation/messages';
import { Button } from '../ui/button/Button';
import { focusRefused } from '../ui/focus/focusRefused';
import { COPY_REFUSED, copyText } from '../ui/copyText';
import { CopyIcon } from '../ui/icons/icons';
import { DialogFoot } from '../ui/overlay/DialogFoot';
import { GeneratorFields, partId, type Part } from './GeneratorFields';
import css from './generators.module.css';

interface Props<Form> {
  parts: readonly Part<Form>[];
  start: Form;
  errorsOf: (form: Form) => Partial<Record<keyof Form, string>>;
  /** The generated text of a valid form. */
  resultOf: (form: Form) => string;
  /** What is generated: 'URL'. */
  resultLabel: string;
  /** Whether an error shows before its field has lost the focus. */
  showsAtOnce?: (error: string) => boolean;
  onUse: (text: string) => void;
}

/**
 * A generator's form: the generated text is shown as soon as the form is valid, and can be copied or used (document 1 §7). A
 * missing part is reported once its field has lost the focus, or when Copy or Use is pressed.
 */
export function GeneratorBody<Form extends object>({
  parts,
  start,
  errorsOf,
  resultOf,
  resultLabel,
  showsAtOnce = () => false,
  onUse,
}: Props<Form>) {
  const [initial] = useState(start);
  const [form, setForm] = useState(initial);
  const [visited, setVisited] = useState<readonly string[]>([]);
  const [status, setStatus] = useState('');
  const resultId = useId();
  useAskBeforeUnload(form !== initial);
  const errors = errorsOf(form);
  const invalidPart = parts.find(({ name }) => errors[name]);
  const result = invalidPart ? '' : resultOf(form);

  const change = (name: string, value: string) => {
    setForm({ ...form, [name]: value });
    setStatus('');
  };
  const markVisited = (name: string) => setVisited((current) => (current.includes(name) ? current : [...current, name]));
  const errorOf = (name: keyof Form & string) => {
    const error = errors[name];
    return error && (visited.includes(name) || showsAtOnce(error)) ? error : undefined;
  };
  /** Passes on the generated text; an invalid form shows its errors instead. */
  const withResult = (action: (text: string) => void) => {
    if (!invalidPart) return action(result);
    setVisited(parts.map(({ name }) => name));
    focusRefused(document.getElementById(partId(invalidPart.name)));
  };
  const copy = async (text: string) =>
    setStatus((await copyText(text)) ? 'Copied.' : `${COPY_REFUSED} Select the text above and copy it.`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The event must not reach the form of the page around the dialog.
    event.stopPropagation();
    withResult(onUse);
  };

  return (
    <form className={css.body} noValidate onSubmit={submit}>
      <GeneratorFields parts={parts} form={form} errorOf={errorOf} onChange={change} onBlur={markVisited} />
      <div className={css.result}>
        <span id={resultId}>Generated {resultLabel}</span>
        <output aria-labelledby={resultId}>
          {result || `Shown here once everything marked ${REQUIRED_IN_MODAL} is filled in.`}
        </output>
      </div>
      <DialogFoot status={status}>
        <Button icon={<CopyIcon />} onClick={() => withResult((text) => void copy(text))}>
          Copy
        </Button>
        <Button tone="primary" type="submit">
          Use
        </Button>
      </DialogFoot>
    </form>
  );
}
