import { getIn } from 'formik';
import { plainDateText } from '../../rules/wallText';
import { Field } from '../../ui/input/Field';
import { DateTimeInput } from '../dateWindow/DateTimeInput';
import { single, type ShownProps } from '../fieldKind';
import { useFieldScope } from '../fieldScope';
import { EMPTY } from '../ShownLines';
import { useFormField } from '../useFormField';

interface PlainDateOptions {
  label: string;
  required?: boolean;
}

/** Text that is not a date is shown as it is typed. */
const ShownDate = ({ values, name }: ShownProps) => {
  const typed = String(getIn(values, name) ?? '');
  return plainDateText(typed) || typed || EMPTY;
};

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
  return single<string, string | null>({ label, initial: '', Input, Shown: ShownDate, write: (typed) => typed || null });
};
