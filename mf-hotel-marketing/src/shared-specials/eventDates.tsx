import { MomentField } from 'shared-kit/fields/dateWindow/MomentField';
import { ShownPeriod } from 'shared-kit/fields/dateWindow/ShownPeriod';
import type { FieldKind, ShownProps } from 'shared-kit/fields/fieldKind';
import { useFormActions, useFormValue } from 'shared-kit/fields/formState';
import { Checkbox } from 'shared-kit/ui/input/Checkbox';
import { FieldRow } from 'shared-kit/ui/input/layout';

function DatesInput() {
  const eventEnds = useFormValue<boolean>('eventEnds');
  const start = useFormValue<string>('startDate');
  const { change } = useFormActions();
  return (
    <>
      <FieldRow>
        <MomentField name="startDate" label="Start Date" />
        {eventEnds && <MomentField name="endDate" label="End Date" ends after={start} />}
      </FieldRow>
      <Checkbox
        id="field-eventEnds"
        label="Event ends"
        checked={eventEnds}
        onChange={({ target }) => change((values) => ({ ...values, eventEnds: target.checked, endDate: '' }))}
      />
    </>
  );
}

function ShownDates({ values, property }: ShownProps) {
  const { startDate, endDate, eventEnds } = values as { startDate: string; endDate: string; eventEnds: boolean };
  return <ShownPeriod start={startDate} end={eventEnds ? endDate : null} zone={property.timezone} />;
}

const KEYS = ['startDate', 'endDate', 'eventEnds'];

/** Start, end and 'event ends', the inverse of does-not-end (OP-73). Owns startDate, endDate and eventEnds. */
export const eventDates = (): FieldKind<never, 'startDate' | 'endDate' | 'eventEnds'> => ({
  label: 'Date & Time',
  parts: { startDate: 'Start Date', endDate: 'End Date' },
  Input: DatesInput,
  Shown: ShownDates,
  keys: () => KEYS,
  initial: (values) => ({ ...values, startDate: '', endDate: '', eventEnds: false }),
  read: (values, item) => ({
    ...values,
    startDate: item.startDate ?? '',
    endDate: item.eventEnds ? (item.endDate ?? '') : '',
    eventEnds: Boolean(item.eventEnds),
  }),
  write: (body, values) => ({
    ...body,
    startDate: values.startDate || null,
    endDate: (values.eventEnds && values.endDate) || null,
    eventEnds: Boolean(values.eventEnds),
  }),
});
