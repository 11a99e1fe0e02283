import { DateTimeInput } from 'shared-kit/fields/dateWindow/DateTimeInput';
import { useFormField } from 'shared-kit/fields/useFormField';
import { tokenDate, today } from 'shared-kit/rules/dates';
import { Field } from 'shared-kit/ui/input/Field';
import { FieldRow } from 'shared-kit/ui/input/layout';
import { Select } from 'shared-kit/ui/input/Select';
import { EXPIRY_DATE, expiresOnOf, LIFETIME_CHOICES, type Expiry } from './expiry';

interface Props {
  value: Expiry;
  error: string | undefined;
  onChange: (expiry: Expiry) => void;
  onBlur?: () => void;
}

/** Expiry dates are days in UTC, as in the list. */
const ZONE = 'UTC';

function noteOf(expiry: Expiry): string {
  if (expiry.lifetime === 'never')
    return 'Anybody who finds it can use it until it is deleted. Choose this only where nobody can renew it.';
  if (expiry.lifetime === 'date') return 'It works until the end of that day (UTC).';
  return `It expires on ${tokenDate(expiresOnOf(expiry))}. A week before, you get a notification.`;
}

/**
 * The lifetime of a token, with a date input when 'Until a date' is chosen. The error is shown at the input that must
 * be corrected.
 */
export function ExpiryInputs({ value, error, onChange, onBlur }: Props) {
  const isDated = value.lifetime === 'date';
  return (
    <FieldRow>
      <Field name={isDated ? undefined : 'expiresOn'} label="Expiry" note={noteOf(value)} error={isDated ? undefined : error}>
        <Select
          options={LIFETIME_CHOICES}
          value={value.lifetime}
          onChange={({ target }) => onChange({ ...value, lifetime: target.value })}
        />
      </Field>
      {isDated && (
        <Field name="expiresOn" label={EXPIRY_DATE} required error={error}>
          <DateTimeInput
            label={EXPIRY_DATE}
            zone={ZONE}
            min={today(ZONE)}
            value={value.day}
            dateOnly
            onChange={(day) => onChange({ ...value, day })}
            {...(onBlur && { onBlur })}
          />
        </Field>
      )}
    </FieldRow>
  );
}

/** The expiry as a field of the form around it. */
export function ExpiryField() {
  const { value, error, set, touch } = useFormField<Expiry>('expiresOn');
  return <ExpiryInputs value={value} error={error} onChange={set} onBlur={touch} />;
}
