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
  /** Saves the new name; rejects if the calendar was changed since `baseVersion`. */
  onSave: (name: string, baseVersion: number) => Promise<unknown>;
}

/** Opens the modal 'Edit Calendar' (document 1 §2, Modals). */
export const openEditCalendar = (props: Props) =>
  openModal({ name: 'Edit Calendar', title: 'Edit Calendar', body: <EditCalendar {...props} /> });

/** A failure is logged and shown in a toast; the dialog stays open with its text (OP-87). */
function EditCalendar({ calendar, onSave }: Props) {
  const [name, setName] = useState(calendar.name);
  const [error, setError] = useState<string>();
  const [latest, setLatest] = useState(calendar);
  const modal = useOwnModal();
  const save = async () => {
    const nameError = fieldErrors(editCalendarRules, { name }).name;
    setError(nameError);
    if (nameError) return;
    try {
      await onSave(name.trim(), latest.version);
      modal.close();
    } catch (failure) {
      const newer = newerOf<Calendar>(failure) ?? latest;
      // An earlier attempt was saved although its response was lost.
      if (newer !== latest && newer.name === name.trim()) {
        toast({ text: 'Calendar saved.' });
        return modal.close();
      }
      console.error('The calendar was not saved.', failure);
      toast({ text: messageOf(failure), tone: 'problem' });
      setLatest(newer);
    }
  };
  const renamedHint =
    latest.version === calendar.version ? undefined : `It is called “${latest.name}” now. Save again to rename it.`;
  return (
    <DialogForm submitLabel="Save" onSubmit={save}>
      <Field label="Title" required error={error} hint={renamedHint}>
        <TextInput value={name} onChange={({ target }) => (setName(target.value), setError(undefined))} />
      </Field>
      <Field label="Calendar ID">
        <TextInput value={calendar.id} readOnly />
      </Field>
    </DialogForm>
  );
}
