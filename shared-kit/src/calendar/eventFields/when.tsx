import { DateTimeInput } from '../../fields/dateWindow/DateTimeInput';
import type { FieldKind, ShownProps } from '../../fields/fieldKind';
import { useFieldScope } from '../../fields/fieldScope';
import { useFormActions, useFormValue } from '../../fields/formState';
import { ShownLines, yesOrNo } from '../../fields/ShownLines';
import { ToggleField } from '../../fields/toggle/toggle';
import { useFormField } from '../../fields/useFormField';
import { wallText } from '../../rules/wallText';
import { useClockNotes } from './useClockNotes';
import { endForStart } from '../../rules/eventTimes';
import { isWallTime } from '../../rules/instant';
import { Field } from '../../ui/input/Field';
import { FieldRow } from '../../ui/input/layout';

interface WallFieldProps {
  name: string;
  label: string;
  isEnd?: boolean;
  /** What a clock change does to this time. */
  note?: string | undefined;
  /** The first moment that can be picked. */
  from?: string;
  /** By default only this value changes. */
  onChange?: (wall: string) => void;
}

function WallField({ name, label, isEnd, note, from, onChange }: WallFieldProps) {
  const zone = useFieldScope().property.timezone;
  const { value, error, set, touch } = useFormField<string>(name);
  return (
    <Field name={name} label={label} required note={note} error={error}>
      <DateTimeInput
        label={label}
        zone={zone}
        ends={isEnd}
        value={value ?? ''}
        onChange={onChange ?? set}
        onBlur={touch}
        {...(from && isWallTime(from) && { min: from })}
      />
    </Field>
  );
}

function When() {
  const start = useFormValue<string>('start');
  const end = useFormValue<string>('end');
  const allDay = useFormValue<boolean>('allDay');
  const { change } = useFormActions();
  const notes = useClockNotes();
  /** The end keeps its distance from the start. */
  const changeStart = (next: string) => change((values) => ({ ...values, start: next, end: endForStart(next, { start, end }) }));
  return (
    <>
      <FieldRow>
        <WallField name="start" label="Start" note={notes.start} onChange={changeStart} />
        <WallField
          name="end"
          label="End"
          isEnd
          note={notes.end}
          from={allDay && isWallTime(start) ? `${start.slice(0, 10)}T00:00:00` : start}
        />
      </FieldRow>
      <ToggleField name="allDay" label="All Day" hint="The times are ignored; the event ends on its last day." />
    </>
  );
}

function ShownWhen({ values }: ShownProps) {
  const { start, end, allDay } = values as { start: string; end: string; allDay: boolean };
  return (
    <ShownLines
      lines={[
        ['Start', wallText(start) || start],
        ['End', wallText(end) || end],
        ['All Day', yesOrNo(allDay)],
      ]}
    />
  );
}

/** Start, end and all day, on the property's wall clock (P-311, OP-85). */
export const when = (): FieldKind<never, 'start' | 'end' | 'allDay'> => ({
  label: 'Date & Time',
  parts: { start: 'Start', end: 'End' },
  Input: When,
  Shown: ShownWhen,
  keys: () => ['start', 'end', 'allDay'],
  initial: (values) => ({ ...values, start: '', end: '', allDay: false }),
  read: (values, { start, end, allDay }) => ({ ...values, start: start ?? '', end: end ?? '', allDay: Boolean(allDay) }),
  write: (body, { start, end, allDay }) => ({ ...body, start: start || null, end: end || null, allDay }),
});
