import { getIn, setIn } from 'formik';
import { DateTimeInput } from '../fields/dateWindow/DateTimeInput';
import { ChoiceField } from '../fields/choice/choice';
import { single, type FieldKind, type ShownProps, type Values } from '../fields/fieldKind';
import { useFieldScope } from '../fields/fieldScope';
import { useFormActions, useFormState, useFormValue } from '../fields/formState';
import { TextField } from '../fields/text/text';
import { ShownLines, yesOrNo } from '../fields/ShownLines';
import { ToggleField } from '../fields/toggle/toggle';
import { useFormField } from '../fields/useFormField';
import { plainDateText, wallText } from '../rules/wallText';
import { endAfter } from '../rules/eventTimes';
import type { RepeatOption } from '../rules/entities';
import { CALENDAR_EVENT_CTAS } from '../rules/options';
import { NO_REPEAT, REPEAT_CHOICES, repeatEnd, type RepeatSettings } from '../rules/repeat';
import { Button } from '../ui/button/Button';
import { Field } from '../ui/input/Field';
import { FieldRow } from '../ui/input/layout';
import { TextArea } from '../ui/input/TextArea';
import css from './calendar.module.css';
import { openRepeat } from './RepeatBody';

/** A short text; what its label asks for is not enforced (document 2 §5.2, M-165). */
export const shortDescription = () =>
  single<string>({
    label: 'Short Description',
    initial: '',
    Input: ({ name }) => {
      const { value, error, set, touch } = useFormField<string>(name);
      return (
        <Field name={name} label="Short Description" required hint="Under 50 words." error={error}>
          <TextArea value={value ?? ''} rows={3} onChange={({ target }) => set(target.value)} onBlur={touch} />
        </Field>
      );
    },
  });

interface WallFieldProps {
  name: string;
  label: string;
  ends?: boolean;
  after?: string;
  /** Sets the value; the field's own by default. */
  onChange?: (wall: string) => void;
}

function WallField({ name, label, ends, after, onChange }: WallFieldProps) {
  const zone = useFieldScope().property.timezone;
  const { value, error, set, touch } = useFormField<string>(name);
  return (
    <Field name={name} label={label} required error={error}>
      <DateTimeInput
        label={label}
        zone={zone}
        ends={ends}
        value={value ?? ''}
        onChange={onChange ?? set}
        onBlur={touch}
        {...(after && { min: after })}
      />
    </Field>
  );
}

function When() {
  const start = useFormValue<string>('start');
  const end = useFormValue<string>('end');
  const { change } = useFormActions();
  const startAt = (next: string) => change((values) => ({ ...values, start: next, end: endAfter(next, { start, end }) }));
  return (
    <>
      <FieldRow>
        <WallField name="start" label="Start" onChange={startAt} />
        <WallField name="end" label="End" ends after={start} />
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

const settingsOf = (values: Values): RepeatSettings =>
  ({
    ...NO_REPEAT,
    ...(Object.fromEntries(KEYS.map((key) => [key, values[key]])) as object),
    repeatOption: values.repeats || 'none',
  }) as RepeatSettings;
const KEYS = ['repeatsOn', 'eventEndsOption', 'repeatsTimes', 'repeatsEndsOn'];

/** A repetition in one line: 'Weekly on Tuesday, until Dec 31, 2026'. */
function formatRepeat({ repeatOption, repeatsOn, eventEndsOption, repeatsTimes, repeatsEndsOn }: RepeatSettings): string {
  if (repeatOption === 'none') return 'Does not repeat';
  const often = REPEAT_CHOICES.find(({ value }) => value === repeatOption)?.label ?? '';
  const end = repeatEnd(eventEndsOption);
  const until =
    end === 'onDate'
      ? `, until ${plainDateText(repeatsEndsOn) || '--'}`
      : end === 'after'
        ? `, ${repeatsTimes} ${Number(repeatsTimes) === 1 ? 'time' : 'times'}`
        : '';
  return `${often}${repeatOption === 'weekly' ? ` on ${repeatsOn.join(', ')}` : ''}${until}`;
}

function Repeat() {
  const { change } = useFormActions();
  const values = useFormState((state) => state.values);
  const settings = settingsOf(values);
  const error = useFormState(({ errors }) =>
    ['repeats', ...KEYS].map((key) => getIn(errors, key) as unknown).find((text) => typeof text === 'string'),
  );
  const store = ({ repeatOption, ...rest }: RepeatSettings) => change((now) => ({ ...now, ...rest, repeats: repeatOption }));
  return (
    <Field label="Repeat" group name="repeats" error={error as string | undefined}>
      <div className={css.repeat}>
        <span>{formatRepeat(settings)}</span>
        <Button onClick={() => openRepeat({ settings, start: String(values.start ?? ''), onSave: store })}>Repeat ...</Button>
      </div>
    </Field>
  );
}

/** How the event repeats, chosen in a modal (document 1 §4, document 2 §4.8). Sent as null for none. */
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

const NO_PAGE = CALENDAR_EVENT_CTAS[0];
const EXTERNAL = CALENDAR_EVENT_CTAS[2];
const freshCta = { type: NO_PAGE as string, linkText: '', linkUrl: '', trackingTag: '' };

function EventCta({ name }: { name: string }) {
  const type = String(useFormValue(`${name}.type`) ?? '');
  return (
    <>
      <ChoiceField name={`${name}.type`} label="CTA" options={CALENDAR_EVENT_CTAS} required />
      {type !== NO_PAGE && <TextField name={`${name}.linkText`} label="CTA Link Text" required />}
      {type === EXTERNAL && (
        <TextField
          name={`${name}.linkUrl`}
          label="CTA Link URL"
          type="url"
          hint="Include http://. The link opens in a new window automatically."
          required
        />
      )}
      {type !== NO_PAGE && <TextField name={`${name}.trackingTag`} label="Tracking Tag" optional />}
    </>
  );
}

function ShownCta({ values, name }: ShownProps) {
  const { type, linkText, linkUrl, trackingTag } = getIn(values, name) as typeof freshCta;
  return (
    <ShownLines
      lines={[
        ['CTA', type],
        type !== NO_PAGE && ['CTA Link Text', linkText],
        type === EXTERNAL && ['CTA Link URL', linkUrl],
        type !== NO_PAGE && ['Tracking Tag', trackingTag],
      ]}
    />
  );
}

/** The event's call to action (document 2 §3.6, §5.2). */
export const eventCta = (): FieldKind<never, never> => ({
  label: 'CTA',
  parts: { linkText: 'CTA Link Text', linkUrl: 'CTA Link URL' },
  Input: EventCta,
  Shown: ShownCta,
  keys: (name) => [name],
  hidden: (values, name) => {
    const type: unknown = getIn(values, `${name}.type`);
    const keys = type === EXTERNAL ? [] : type === NO_PAGE ? ['linkText', 'linkUrl', 'trackingTag'] : ['linkUrl'];
    return keys.map((key) => `${name}.${key}`);
  },
  initial: (values, name) => setIn(values, name, freshCta),
  read: (values, item, name) => {
    const stored = Object.entries((getIn(item, name) ?? {}) as Values).filter(([, value]) => value !== null);
    return setIn(values, name, { ...freshCta, ...Object.fromEntries(stored) });
  },
  write: (body, values, name) => {
    const typed = Object.entries(getIn(values, name) as Record<string, string>);
    return setIn(body, name, Object.fromEntries(typed.map(([key, text]) => [key, text.trim()])));
  },
});
