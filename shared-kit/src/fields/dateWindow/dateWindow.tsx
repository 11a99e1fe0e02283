import { getIn, setIn, useFormikContext } from 'formik';
import { Checkbox } from '../../ui/input/Checkbox';
import { FieldRow } from '../../ui/input/layout';
import { isNoEnd, NO_END } from '../../rules/live';
import { sibling, type FieldKind, type Values } from '../fieldKind';
import { MomentField } from './MomentField';

function Window() {
  const { values, setValues } = useFormikContext<Values>();
  const doesNotEnd = Boolean(values.doesNotEnd);
  return (
    <>
      <FieldRow>
        <MomentField name="startsOn" label="Start Date" />
        <MomentField
          name="endsOn"
          label="End Date"
          after={String(values.startsOn ?? '')}
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
export const dateWindow = (): FieldKind<never, 'startsOn' | 'endsOn' | 'doesNotEnd'> => ({
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
