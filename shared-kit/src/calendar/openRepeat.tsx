import { useState } from 'react';
import { closeModal, openModal } from 'shared-kit/shellServices/modal';
import { DateTimeInput } from '../fields/dateWindow/DateTimeInput';
import { DialogForm } from '../modals/DialogForm';
import { WEEKDAYS } from '../rules/calendarOptions';
import type { RepeatOption } from '../rules/entities';
import { isWallTime } from '../rules/instant';
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
import { formErrors } from '../rules/validation/fieldErrors';
import { repeatRules } from '../rules/validation/repeatForm';
import { Checkbox } from '../ui/input/Checkbox';
import { Field } from '../ui/input/Field';
import { Radio } from '../ui/input/Radio';
import { Select } from '../ui/input/Select';
import { TimesField } from './TimesField';

interface Props {
  settings: RepeatSettings;
  /** The start of the event, wall time; empty if none is given yet. */
  start: string;
  /** The property's IANA code. */
  zone: string;
  onSave: (settings: RepeatSettings) => void;
}

/** Opens the modal 'Repeat for Calendar Event' (document 1 §2, Modals; §4). */
export const openRepeat = (props: Props) =>
  openModal({ name: 'Repeat for Calendar Event', title: 'Repeat for Calendar Event', body: <RepeatBody {...props} /> });

function RepeatBody({ settings, start, zone, onSave }: Props) {
  const [draft, setDraft] = useState(settings);
  const [isSubmitted, setSubmitted] = useState(false);
  const validate = () => formErrors(repeatRules, { ...draft, start });
  const errors = isSubmitted ? validate() : {};

  const save = () => {
    setSubmitted(true);
    if (Object.keys(validate()).length > 0) return;
    onSave(draft);
    closeModal();
  };
  return (
    <DialogForm submitLabel="Save" onSubmit={save}>
      <Field label="Repeat">
        <Select
          options={REPEAT_CHOICES}
          value={draft.repeatOption}
          onChange={({ target }) => setDraft(chooseRepeat(draft, target.value as RepeatOption, start))}
        />
      </Field>
      {showsWeekdays(draft) && (
        <Field label="Repeats on" group error={errors.repeatsOn}>
          {WEEKDAYS.map((day) => (
            <Checkbox
              key={day}
              label={day}
              checked={draft.repeatsOn.includes(day)}
              onChange={() => setDraft(toggleWeekday(draft, day))}
            />
          ))}
        </Field>
      )}
      {showsEnds(draft) && (
        <Field label="Event ends" group>
          {END_OPTIONS.map((option) => (
            <Radio
              key={option}
              name="eventEndsOption"
              label={option}
              checked={draft.eventEndsOption === option}
              onChange={() => setDraft(chooseEnd(draft, option))}
            />
          ))}
        </Field>
      )}
      {showsEnds(draft) && draft.eventEndsOption === ON_DATE && (
        <Field label="Repeats until" required hint="This day is included." error={errors.repeatsEndsOn}>
          <DateTimeInput
            label="Repeats until"
            zone={zone}
            dateOnly
            min={isWallTime(start) ? start.slice(0, 10) : undefined}
            value={draft.repeatsEndsOn ?? ''}
            // Text that is not a date is stored as it is: the rules reject it.
            onChange={(day) => setDraft({ ...draft, repeatsEndsOn: day || null })}
          />
        </Field>
      )}
      {showsEnds(draft) && draft.eventEndsOption === AFTER_TIMES && (
        <TimesField
          times={draft.repeatsTimes}
          error={errors.repeatsTimes}
          onChange={(repeatsTimes) => setDraft({ ...draft, repeatsTimes })}
        />
      )}
    </DialogForm>
  );
}
