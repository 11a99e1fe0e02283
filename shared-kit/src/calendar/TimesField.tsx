import { useState } from 'react';
import { readTypedWhole } from '../rules/typedNumber';
import { Field } from '../ui/input/Field';
import { TextInput } from '../ui/input/TextInput';

interface Props {
  times: number | null;
  error: string | undefined;
  /** Called with NaN for text that is not a number; the rules refuse it. */
  onChange: (times: number | null) => void;
}

/** How many times an event repeats. */
export function TimesField({ times, error, onChange }: Props) {
  const [text, setText] = useState(times === null ? '' : String(times));
  return (
    <Field label="Number of times" required error={error}>
      <TextInput
        inputMode="numeric"
        type="number"
        min={1}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          // For input that is not a number, the browser reports an empty value while still showing what was typed.
          onChange(target.validity.badInput ? NaN : readTypedWhole(target.value));
        }}
      />
    </Field>
  );
}
