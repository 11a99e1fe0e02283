import { useState } from 'react';
import { readTypedWhole } from '../rules/typedNumber';
import { Field } from '../ui/input/Field';
import { TextInput } from '../ui/input/TextInput';

interface Props {
  times: number | null;
  error: string | undefined;
  /** Gets NaN for text that is not a number, which the rules refuse. */
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
          // A browser gives no text for what is not a number, although it shows what was typed.
          onChange(target.validity.badInput ? NaN : readTypedWhole(target.value));
        }}
      />
    </Field>
  );
}
