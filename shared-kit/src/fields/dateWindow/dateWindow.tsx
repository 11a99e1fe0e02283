import { getIn, setIn, useFormikContext } from 'formik';
import { Checkbox } from '../../ui/input/Checkbox';
import { Field } from '../../ui/input/Field';
import { FieldRow } from '../../ui/input/layout';
import { toInstant, toWall, wallPickerText } from '../../rules/dates';
import { isNoEnd, NO_END } from '../../rules/live';
import { sibling, type FieldKind, type Values } from '../fieldKind';
import { useFieldScope } from '../fieldScope';
import { useFormField } from '../useFormField';
import { DateTimeInput } from './DateTimeInput';

/** The form holds instants as the wire does; text that is no date yet stays as typed and the rules refuse it. */
const shownWall = (value: string, zone: string) => toWall(value, zone) ?? value ?? '';
const stored = (wall: string, zone: string) => toInstant(wall, zone) ?? wall;

interface Moment {
  name: string;
  label: string;
  min?: string;
  disabled?: boolean;
  shown?: string;
}

/** One instant, typed and shown in the property's time zone. */
export function MomentField({ name, label, min, disabled, shown }: Moment) {
  const zone = useFieldScope().property.timezone;
  const { value, error, set, touch } = useFormField<string>(name);
  return (
    <Field name={name} label={label} required error={error}>
      <DateTimeInput
        label={label}
        value={shown ?? shownWall(value, zone)}
        min={min}
        disabled={disabled}
        onChange={(wall) => set(stored(wall, zone))}
        onBlur={touch}
      />
    </Field>
  );
}

function Window() {
  const zone = useFieldScope().property.timezone;
  const { values, setValues } = useFormikContext<Values>();
  const doesNotEnd = Boolean(values.doesNotEnd);
  const start = shownWall(String(values.startsOn ?? ''), zone);
  return (
    <>
      <FieldRow>
        <MomentField name="startsOn" label="Start Date" />
        <MomentField
          name="endsOn"
          label="End Date"
          min={wallPickerText(start) ? start : undefined}
          disabled={doesNotEnd}
          shown={doesNotEnd ? '2120-01-01T00:00:00' : undefined}
        />
      </FieldRow>
      <Checkbox
        id="field-doesNotEnd"
        label="Does not end"
        hint="Stays on the site until somebody unpublishes or archives it."
        checked={doesNotEnd}
        onChange={({ target }) => void setValues({ ...values, doesNotEnd: target.checked, endsOn: target.checked ? NO_END : '' })}
      />
    </>
  );
}

/**
 * Start, end and 'does not end' (document 2 §4.2): ticking sets the end to 1 January 2120, unticking clears it, and an
 * end is then required. Owns the keys startsOn, endsOn and doesNotEnd.
 */
export const dateWindow = (): FieldKind => ({
  label: 'Date & Time',
  parts: { startsOn: 'Start Date', endsOn: 'End Date' },
  Input: Window,
  keys: (name) => [sibling(name, 'startsOn'), sibling(name, 'endsOn'), sibling(name, 'doesNotEnd')],
  initial: (values) => ({ ...values, startsOn: '', endsOn: NO_END, doesNotEnd: true }),
  read: (values, item) => {
    const doesNotEnd = isNoEnd(item);
    return { ...values, startsOn: item.startsOn ?? '', endsOn: doesNotEnd ? NO_END : (item.endsOn ?? ''), doesNotEnd };
  },
  write: (body, values) =>
    ['startsOn', 'endsOn', 'doesNotEnd'].reduce(
      (sent, key) => setIn(sent, key, getIn(values, key) === '' ? null : getIn(values, key)),
      body,
    ),
});
