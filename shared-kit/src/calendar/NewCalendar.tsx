import { useRef, useState, type FormEvent } from 'react';
import { messageOf } from 'shared-kit/api/http';
import { toast } from 'shared-kit/shellServices/toast';
import { failureText } from '../form/lostAnswer';
import { useUnsavedField } from '../form/useUnsavedField';
import { createStableIds } from '../ui/stableIds';
import { calendarRules } from '../rules/validation/calendar';
import { fieldErrors } from '../rules/validation/fieldErrors';
import { Button } from '../ui/button/Button';
import { focusRefused } from '../ui/focus/focusRefused';
import { Field } from '../ui/input/Field';
import { TextInput } from '../ui/input/TextInput';
import { useIsMounted } from '../ui/useIsMounted';
import { useLatest } from '../ui/useLatest';
import css from './calendar.module.css';

/** The panel's inline form that adds a calendar by its name (document 2 §4.7). */
export function NewCalendar({ onAdd }: { onAdd: (name: string, id: string) => Promise<unknown> }) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [ids] = useState(createStableIds);
  const input = useRef<HTMLInputElement>(null);
  const isMounted = useIsMounted();
  const latestName = useLatest(name);
  useUnsavedField('New Calendar', name.trim() !== '' && !isBusy);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const nameError = fieldErrors(calendarRules, { name }).name;
    setError(nameError);
    if (nameError) return focusRefused(input.current);
    setBusy(true);
    try {
      await onAdd(name.trim(), ids.idOf());
      ids.release();
      // The next name may have been typed while this one was being saved.
      setName((typed) => (typed === name ? '' : typed));
    } catch (failure) {
      if (isMounted() && latestName.current === name) setError(messageOf(failure));
      else {
        // The failure is not about the name that is in the field now.
        toast({ text: failureText(name.trim(), 'added', failure), tone: 'problem' });
        ids.release();
      }
    }
    setBusy(false);
  };
  return (
    <form className={css.newCalendar} noValidate onSubmit={(event) => void add(event)}>
      <Field label="+ New Calendar" error={error}>
        <TextInput
          ref={input}
          value={name}
          placeholder="Name"
          onChange={({ target }) => (setName(target.value), setError(undefined))}
        />
      </Field>
      <Button type="submit" busy={isBusy}>
        Add
      </Button>
    </form>
  );
}
