import { useRef, useState, type ChangeEvent, type FormEvent, type MouseEvent } from 'react';
import { focusRefused } from '../focus/focusRefused';

type Errors = Record<string, string>;

/** The longest time between the presses of a double click. */
const DOUBLE_CLICK_MS = 500;

interface Form<V> {
  values: V;
  errors: Errors;
  /** A message above the fields; it disappears with the next change of any field (OP-63). */
  failure: string | null;
  busy: boolean;
  field: (name: keyof V & string) => {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  formProps: {
    ref: React.RefObject<HTMLFormElement>;
    noValidate: true;
    onSubmit: (event: FormEvent) => void;
    onMouseDown: (event: MouseEvent) => void;
  };
  setValues: (values: V) => void;
  setFailure: (message: string | null) => void;
}

/** Why a submit failed: a message, empty if there are only messages by field. */
export interface Failure {
  message: string;
  fields?: Errors;
}

/**
 * The small form of the signed-out pages, which must not load a form library.
 * @param initial text by field name
 * @param check messages by field name; an empty object means valid
 * @param submit sends the values; returns a failure to show, or nothing after success
 */
export function useForm<V extends Record<string, string>>(
  initial: V,
  check: (values: V) => Errors,
  submit: (values: V) => Promise<Failure | undefined>,
): Form<V> {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const refusedAt = useRef(-DOUBLE_CLICK_MS);

  const showErrors = (next: Errors) => {
    setErrors(next);
    const first = Object.keys(values).find((name) => next[name]);
    if (!first) return;
    refusedAt.current = performance.now();
    focusRefused(ref.current?.querySelector<HTMLInputElement>(`[name="${first}"]`));
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const invalid = check(values);
    showErrors(invalid);
    setFailure(null);
    if (Object.keys(invalid).length > 0) return;
    setBusy(true);
    const failed = await submit(values);
    setBusy(false);
    if (!failed) return;
    setFailure(failed.message);
    showErrors(failed.fields ?? {});
  };

  /** Messages move the button: the second press of a double click then misses it, and would take the focus from the field. */
  const onMouseDown = (event: MouseEvent) => {
    const isAgain = performance.now() - refusedAt.current < DOUBLE_CLICK_MS;
    if (isAgain && !(event.target instanceof HTMLInputElement)) event.preventDefault();
  };

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setValues((current) => ({ ...current, [target.name]: target.value }));
    setErrors(({ [target.name]: _fixed, ...rest }) => rest);
    setFailure(null);
  };

  return {
    values,
    errors,
    failure,
    busy,
    field: (name) => ({ name, value: values[name] ?? '', error: errors[name], onChange }),
    formProps: { ref, noValidate: true, onSubmit: (event) => void onSubmit(event), onMouseDown },
    setValues,
    setFailure,
  };
}
