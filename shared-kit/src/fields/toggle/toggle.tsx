import type { ChangeEvent } from 'react';
import { Checkbox } from '../../ui/input/Checkbox';
import { Toggle } from '../../ui/input/Toggle';
import { fieldId } from '../../ui/input/fieldContext';
import { single } from '../fieldKind';
import { useFormField } from '../useFormField';

interface ToggleOptions {
  label: string;
  hint?: string;
  /** Drawn as a switch with its label on the left, as in 'Preview + Publish'. */
  isSwitch?: boolean;
}

/** A yes or no, for hand-written forms. */
export function ToggleField({ name, label, hint, isSwitch, disabled }: ToggleOptions & { name: string; disabled?: boolean }) {
  const { value, set } = useFormField<boolean>(name);
  const control = {
    id: fieldId(name),
    label,
    hint,
    checked: Boolean(value),
    disabled,
    onChange: (event: ChangeEvent<HTMLInputElement>) => set(event.target.checked),
  };
  return isSwitch ? <Toggle {...control} /> : <Checkbox {...control} />;
}

/** A yes or no, initially no. */
export const toggle = (options: ToggleOptions) =>
  single<boolean>({ label: options.label, initial: false, Input: ({ name }) => <ToggleField name={name} {...options} /> });
