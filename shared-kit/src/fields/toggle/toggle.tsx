import { Checkbox } from '../../ui/input/Checkbox';
import { fieldId } from '../../ui/input/fieldContext';
import { single } from '../fieldKind';
import { useFormField } from '../useFormField';

interface ToggleOptions {
  label: string;
  hint?: string;
}

/** A yes or no, for forms that are written by hand. */
export function ToggleField({ name, label, hint, disabled }: ToggleOptions & { name: string; disabled?: boolean }) {
  const { value, set } = useFormField<boolean>(name);
  return (
    <Checkbox
      id={fieldId(name)}
      label={label}
      hint={hint}
      checked={Boolean(value)}
      disabled={disabled}
      onChange={(event) => set(event.target.checked)}
    />
  );
}

/** A yes or no; no unless told. */
export const toggle = (options: ToggleOptions, initial = false) =>
  single<boolean>({ label: options.label, initial, Input: ({ name }) => <ToggleField name={name} {...options} /> });
