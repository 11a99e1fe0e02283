import { useState } from 'react';
import { Field } from '../../ui/input/Field';
import { toInstant, toWall, wallPickerText } from '../../rules/dates';
import { clockNote } from '../../rules/clockNote';
import { readInstant } from '../../rules/instant';
import { isNoEnd } from '../../rules/live';
import { nextMinute } from '../../rules/wallTime';
import { clockOf, useFieldScope } from '../fieldScope';
import { useFormField } from '../useFormField';
import { DateTimeInput } from './DateTimeInput';

/** The form holds instants as the wire does; text that is not a date yet stays as typed, and the rules reject it. */
const toShownWall = (value: string, zone: string) => toWall(value, zone) ?? value ?? '';
/** A wall time that is not a valid instant, such as the last evening of the year 9999 in New York, does not count as a date. */
const toStored = (wall: string, zone: string) => toInstant(wall, zone) ?? (wallPickerText(wall) || wall);

interface Props {
  name: string;
  label: string;
  /** True for an end: a day without a time then means its last quarter of an hour (OP-136). */
  ends?: boolean;
  /** What the value entails, as a note below the field. */
  note?: string | undefined;
  /** An instant; the calendar offers only later ones. */
  after?: string;
  disabled?: boolean;
  /** Wall time that is shown instead of the value. */
  shown?: string | undefined;
}

/** One instant, typed and shown in the property's time zone. */
export function MomentField({ name, label, ends, note, after = '', disabled, shown }: Props) {
  const { property } = useFieldScope();
  const zone = property.timezone;
  const { value, error, set, touch } = useFormField<string>(name);
  // The typed time may differ from that of the instant, since the clocks may skip it. It stays as it was typed, with a note.
  const [typed, setTyped] = useState({ wall: '', stored: '' });
  const wall = shown ?? (typed.stored !== '' && typed.stored === value ? typed.wall : toShownWall(value, zone));
  const afterWall = toShownWall(after, zone);
  // An end at the no-end date is stored as none (OP-67).
  const meansNoEnd = ends && !disabled && isNoEnd({ endsOn: readInstant(value) });
  return (
    <Field
      name={name}
      label={label}
      required
      note={
        meansNoEnd
          ? 'An end this late means that it does not end.'
          : [!disabled && clockNote(wall, zone, value), note].filter(Boolean).join(' ') || undefined
      }
      error={error}
    >
      <DateTimeInput
        label={label}
        zone={clockOf(property)}
        ends={ends}
        value={wall}
        min={wallPickerText(afterWall) ? nextMinute(afterWall) : undefined}
        disabled={disabled}
        onChange={(next) => {
          const stored = toStored(next, zone);
          setTyped({ wall: next, stored });
          set(stored);
        }}
        onBlur={touch}
      />
    </Field>
  );
}
