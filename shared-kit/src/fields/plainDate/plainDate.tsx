import { Field } from '../../ui/input/Field';
import { DateTimeInput } from '../dateWindow/DateTimeInput';
import { single } from '../fieldKind';
import { useFieldScope } from '../fieldScope';
import { useFormField } from '../useFormField';

interface PlainDateOptions {
  label: string;
  required?: boolean;
}

/** A day without a time, `YYYY-MM-DD` in the form and on the wire, typed as MM/DD/YYYY (OP-68). */
export const plainDate = ({ label, required }: PlainDateOptions) => {
  function Input({ name }: { name: string }) {
    const { value, error, set, touch } = useFormField<string>(name);
    const zone = useFieldScope().property.timezone;
    return (
      <Field name={name} label={label} required={required} error={error}>
        <DateTimeInput label={label} zone={zone} value={value} dateOnly onChange={set} onBlur={touch} />
      </Field>
    );
  }
  return single<string, string | null>({ label, initial: '', Input, write: (typed) => typed || null });
};
