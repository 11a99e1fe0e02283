import { useState } from 'react';
import { closeModal, openModal } from 'shared-kit/shellServices/modal';
import { DialogForm } from '../modals/DialogForm';
import { WEEKDAYS } from '../rules/calendarOptions';
import { datePickerText } from '../rules/dates';
import type { RepeatOption } from '../rules/entities';
import {
  AFTER_TIMES,
  chooseEnd,
  chooseRepeat,
  END_OPTIONS,
  ON_DATE,
  REPEAT_CHOICES,
  showsEnds,
  showsWeekdays,
  toggleWeekday,
  type RepeatSettings,
} from '../rules/repeat';
import { parseDatePicker } from '../rules/typedDate';
import { formErrors } from '../rules/validation/fieldErrors';
import { repeatRules } from '../rules/validation/repeatForm';
import { Checkbox } from '../ui/input/Checkbox';
import { Field } from '../ui/input/Field';
import { Radio } from '../ui/input/Radio';
import { Select } from '../ui/input/Select';
import { TextInput } from '../ui/input/TextInput';

interface Props {
  settings: RepeatSettings;
  /** When the event begins, wall time; empty while no start is given. */
  start: string;
  onSave: (settings: RepeatSettings) => void;
}

/** Opens the modal 'Repeat for Calendar Event' (document 1 §2, Modals; §4). */
export const openRepeat = (props: Props) =>
  openModal({ name: 'Repeat for Calendar Event', title: 'Repeat for Calendar Event', body: <RepeatBody {...props} /> });

function RepeatBody({ settings, start, onSave }: Props) {
  const [now, setNow] = useState(settings);
  const [date, setDate] = useState(datePickerText(settings.repeatsEndsOn));
  const [attempted, setAttempted] = useState(false);
  const faults = () => formErrors(repeatRules, { ...now, start });
  const errors = attempted ? faults() : {};

  const save = () => {
    setAttempted(true);
    if (Object.keys(faults()).length > 0) return;
    onSave(now);
    closeModal();
  };
  const typeDate = (text: string) => {
    setDate(text);
    // Text that is not a date is kept; the rules reject it.
    setNow({ ...now, repeatsEndsOn: text.trim() === '' ? null : (parseDatePicker(text) ?? text) });
  };
  const typeTimes = (text: string) => setNow({ ...now, repeatsTimes: text.trim() === '' ? null : Number(text) });
  return (
    <DialogForm submitLabel="Save" onSubmit={save}>
      <Field label="Repeat">
        <Select
          options={REPEAT_CHOICES}
          value={now.repeatOption}
          onChange={({ target }) => {
            setNow(chooseRepeat(now, target.value as RepeatOption, start));
            if (target.value === 'none') setDate('');
          }}
        />
      </Field>
      {showsWeekdays(now) && (
        <Field label="Repeats on" group error={errors.repeatsOn}>
          {WEEKDAYS.map((day) => (
            <Checkbox
              key={day}
              label={day}
              checked={now.repeatsOn.includes(day)}
              onChange={() => setNow(toggleWeekday(now, day, WEEKDAYS))}
            />
          ))}
        </Field>
      )}
      {showsEnds(now) && (
        <Field label="Event ends" group>
          {END_OPTIONS.map((option) => (
            <Radio
              key={option}
              name="eventEndsOption"
              label={option}
              checked={now.eventEndsOption === option}
              onChange={() => {
                setNow(chooseEnd(now, option));
                if (option !== ON_DATE) setDate('');
              }}
            />
          ))}
        </Field>
      )}
      {showsEnds(now) && now.eventEndsOption === ON_DATE && (
        <Field label="Repeats until" required hint="This day is included." error={errors.repeatsEndsOn}>
          <TextInput
            value={date}
            placeholder="MM/DD/YYYY"
            onChange={({ target }) => typeDate(target.value)}
            onBlur={() => setDate(datePickerText(now.repeatsEndsOn) || date)}
          />
        </Field>
      )}
      {showsEnds(now) && now.eventEndsOption === AFTER_TIMES && (
        <Field label="Number of times" required error={errors.repeatsTimes}>
          <TextInput
            inputMode="numeric"
            type="number"
            min={1}
            value={now.repeatsTimes ?? ''}
            onChange={({ target }) => typeTimes(target.value)}
          />
        </Field>
      )}
    </DialogForm>
  );
}
