import { getIn } from 'formik';
import type { FieldKind, Values } from '../../fields/fieldKind';
import { useFieldScope } from '../../fields/fieldScope';
import { useFormActions, useFormState } from '../../fields/formState';
import { counted } from '../../rules/counted';
import { plainDateText } from '../../rules/wallText';
import type { RepeatOption } from '../../rules/entities';
import { laterFirstDay, NO_REPEAT, REPEAT_CHOICES, repeatEnd, skippedNote, type RepeatSettings } from '../../rules/repeat';
import { Button } from '../../ui/button/Button';
import { Field } from '../../ui/input/Field';
import css from '../calendar.module.css';
import { openRepeat } from '../openRepeat';
import { useSeries } from './useSeries';

const KEYS = ['repeatsOn', 'eventEndsOption', 'repeatsTimes', 'repeatsEndsOn'];

const settingsOf = (values: Values): RepeatSettings =>
  ({
    ...NO_REPEAT,
    ...(Object.fromEntries(KEYS.map((key) => [key, values[key]])) as object),
    repeatOption: values.repeats || 'none',
  }) as RepeatSettings;

/** The settings in one line: 'Weekly on Tuesday, until Dec 31, 2026'. */
function formatRepeat({ repeatOption, repeatsOn, eventEndsOption, repeatsTimes, repeatsEndsOn }: RepeatSettings): string {
  if (repeatOption === 'none') return 'Does not repeat';
  const frequency = REPEAT_CHOICES.find(({ value }) => value === repeatOption)?.label ?? '';
  const end = repeatEnd(eventEndsOption);
  const until =
    end === 'onDate'
      ? `, until ${plainDateText(repeatsEndsOn) || '--'}`
      : end === 'after'
        ? `, ${counted(Number(repeatsTimes), 'time')}`
        : '';
  return `${frequency}${repeatOption === 'weekly' ? ` on ${repeatsOn.join(', ')}` : ''}${until}`;
}

function Repeat() {
  const { change } = useFormActions();
  const series = useSeries();
  const settings = settingsOf({ ...series });
  const start = series.start ?? '';
  const zone = useFieldScope().property.timezone;
  const firstDay = laterFirstDay(settings, start);
  const error = useFormState(({ errors }) =>
    ['repeats', ...KEYS].map((key) => getIn(errors, key) as unknown).find((text) => typeof text === 'string'),
  );
  const save = ({ repeatOption, ...rest }: RepeatSettings) =>
    change((current) => ({ ...current, ...rest, repeats: repeatOption }));
  return (
    <Field
      label="Repeat"
      group
      name="repeats"
      note={
        firstDay
          ? `The day of its start is not ticked: it first takes place on ${plainDateText(firstDay)}.`
          : skippedNote(settings, start)
      }
      error={error as string | undefined}
    >
      <div className={css.repeat}>
        <span>{formatRepeat(settings)}</span>
        <Button onClick={() => openRepeat({ settings, start, zone, onSave: save })}>Repeat ...</Button>
      </div>
    </Field>
  );
}

/** How the event repeats, chosen in a modal (document 1 §4, document 2 §4.8). The API stores null for none. */
export const repeat = (): FieldKind<never, 'repeats' | 'repeatsOn' | 'eventEndsOption' | 'repeatsTimes' | 'repeatsEndsOn'> => ({
  label: 'Repeat',
  Input: Repeat,
  Shown: ({ values }) => formatRepeat(settingsOf(values)),
  keys: () => ['repeats', ...KEYS],
  initial: (values) => ({
    ...values,
    repeats: 'none' as RepeatOption,
    repeatsOn: [],
    eventEndsOption: null,
    repeatsTimes: null,
    repeatsEndsOn: null,
  }),
  read: (values, item) => {
    const { repeatOption, ...rest } = settingsOf(item);
    return { ...values, ...rest, repeats: repeatOption };
  },
  write: (body, values) => {
    const { repeatOption, ...rest } = settingsOf(values);
    return { ...body, ...rest, repeats: repeatOption === 'none' ? null : repeatOption };
  },
});
