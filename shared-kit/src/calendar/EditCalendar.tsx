import { useState } from 'react';
import { messageOf } from 'shared-kit/api/http';
import { openModal } from 'shared-kit/shellServices/modal';
import { toast } from 'shared-kit/shellServices/toast';
import { newerOf } from '../form/refusal';
import { DialogForm } from '../modals/DialogForm';
import { useOwnModal } from '../modals/useOwnModal';
import type { Calendar } from '../rules/models/calendar';
import { editCalendarRules } from '../rules/validation/calendar';
import { fieldErrors } from '../rules/validation/fieldErrors';
import { Field } from '../ui/input/Field';
import { TextInput } from '../ui/input/TextInput';

interface Props {
  calendar: Calendar;
  /** Stores the new name over a version. */
  onSave: (name: string, over: number) => Promise<unknown>;
}

/** Opens the modal 'Edit Calendar' (document 1 §2, Modals). */
export const openEditCalendar = (props: Props) =>
  openModal({ name: 'Edit Calendar', title: 'Edit Calendar', body: <Body {...props} /> });

/** A failure is logged and shown in a toast; the dialog stays open with its text (OP-87). */
function Body({ calendar, onSave }: Props) {
  const [name, setName] = useState(calendar.name);
  const [error, setError] = useState<string>();
  const [base, setBase] = useState(calendar);
  const own = useOwnModal();
  const save = async () => {
    const wrong = fieldErrors(editCalendarRules, { name }).name;
    setError(wrong);
    if (wrong) return;
    try {
      await onSave(name.trim(), base.version);
      own.close();
    } catch (failed) {
      const newer = newerOf<Calendar>(failed) ?? base;
      // Nothing is left to save where an earlier attempt arrived and its answer was lost.
      if (newer !== base && newer.name === name.trim()) {
        toast({ text: 'Calendar saved.' });
        return own.close();
      }
      console.error('The calendar was not saved.', failed);
      toast({ text: messageOf(failed), tone: 'problem' });
      setBase(newer);
    }
  };
  const renamed = base.version === calendar.version ? undefined : `It is called “${base.name}” now. Save again to rename it.`;
  return (
    <DialogForm submitLabel="Save" onSubmit={save}>
      <Field label="Title" required error={error} hint={renamed}>
        <TextInput value={name} onChange={({ target }) => (setName(target.value), setError(undefined))} />
      </Field>
      <Field label="Calendar ID">
        <TextInput value={calendar.id} readOnly />
      </Field>
    </DialogForm>
  );
}
