import { getIn, setIn } from 'formik';
import { useNow } from '../../ui/useNow';
import { Checkbox } from '../../ui/input/Checkbox';
import { FieldRow } from '../../ui/input/layout';
import { momentText } from '../../rules/dates';
import { readInstant } from '../../rules/instant';
import { isNoEnd, NO_END } from '../../rules/live';
import { sibling, type FieldKind, type ShownProps } from '../fieldKind';
import { useFieldScope } from '../fieldScope';
import { useFormActions, useFormValue } from '../formState';
import { MomentField } from './MomentField';
import { ShownPeriod } from './ShownPeriod';

interface WindowOptions {
  /** The title of its section, if it differs from the default. */
  label?: string;
  /** What the start means, if people may misread it. */
  startNote?: string;
}

/** Says when guests stop seeing it; nothing as long as no end is typed. */
function endNote(endsOn: unknown, zone: string, now: number): string | undefined {
  const end = readInstant(endsOn);
  if (end === null) return undefined;
  return `${Date.parse(end) > now ? 'Leaves' : 'Left'} the site on ${momentText(end, zone)}.`;
}

function Window({ startNote }: Omit<WindowOptions, 'label'>) {
  const startsOn = useFormValue<string>('startsOn');
  const endsOn = useFormValue<string>('endsOn');
  const doesNotEnd = useFormValue<boolean>('doesNotEnd');
  const { change } = useFormActions();
  const now = useNow();
  const zone = useFieldScope().property.timezone;
  return (
    <>
      <FieldRow>
        <MomentField name="startsOn" label="Start Date" note={startNote} />
        <MomentField
          name="endsOn"
          label="End Date"
          ends
          note={doesNotEnd ? undefined : endNote(endsOn, zone, now)}
          after={startsOn}
          disabled={doesNotEnd}
          shown={doesNotEnd ? '2120-01-01T00:00:00' : undefined}
        />
      </FieldRow>
      <Checkbox
        id="field-doesNotEnd"
        label="Does not end"
        hint="Stays on the site until somebody unpublishes or archives it."
        checked={doesNotEnd}
        onChange={({ target }) =>
          change((values) => ({ ...values, doesNotEnd: target.checked, endsOn: target.checked ? NO_END : '' }))
        }
      />
    </>
  );
}

function ShownWindow({ values, property }: ShownProps) {
  const { startsOn, endsOn, doesNotEnd } = values as { startsOn: string; endsOn: string; doesNotEnd: boolean };
  return <ShownPeriod start={startsOn} end={doesNotEnd ? null : endsOn} zone={property.timezone} />;
}

/**
 * Start, end and 'does not end' (document 2 §4.2): ticking sets the end to 1 January 2120, unticking clears it, and an
 * end is then required. Owns the keys startsOn, endsOn and doesNotEnd.
 */
export const dateWindow = ({ label = 'Date & Time', ...options }: WindowOptions = {}): FieldKind<
  never,
  'startsOn' | 'endsOn' | 'doesNotEnd'
> => ({
  label,
  parts: { startsOn: 'Start Date', endsOn: 'End Date' },
  Input: () => <Window {...options} />,
  Shown: ShownWindow,
  keys: (name) => [sibling(name, 'startsOn'), sibling(name, 'endsOn'), sibling(name, 'doesNotEnd')],
  initial: (values) => ({ ...values, startsOn: '', endsOn: NO_END, doesNotEnd: true }),
  read: (values, item) => {
    const doesNotEnd = isNoEnd(item);
    return { ...values, startsOn: item.startsOn ?? '', endsOn: doesNotEnd ? NO_END : (item.endsOn ?? ''), doesNotEnd };
  },
  write: (body, values) =>
    ['startsOn', 'endsOn', 'doesNotEnd'].reduce(
      (written, key) => setIn(written, key, getIn(values, key) === '' ? null : getIn(values, key)),
      body,
    ),
});
