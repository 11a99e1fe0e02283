import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { ApiError, messageOf } from 'shared-kit/api/http';
import { REQUIRED } from 'shared-kit/rules/validation/messages';
import { WHY_MAX } from 'shared-kit/rules/validation/release';
import { closeModal } from 'shared-kit/shellServices/modal';
import { toast } from 'shared-kit/shellServices/toast';
import { Button } from 'shared-kit/ui/button/Button';
import { Notice } from 'shared-kit/ui/feedback/Notice';
import { Field } from 'shared-kit/ui/input/Field';
import { FieldStack } from 'shared-kit/ui/input/layout';
import { TextArea } from 'shared-kit/ui/input/TextArea';
import { DialogFoot } from 'shared-kit/ui/overlay/DialogFoot';
import { InUse } from './InUse';
import css from './releases.module.css';
import { refreshReleases, useReleases } from './useReleases';

export interface Change {
  remote: string;
  /** The version of the line when the dialog was opened. */
  line: number;
  /** A description of what will happen. */
  note: ReactNode;
  /** Further fields, between the note and the reason. */
  fields?: ReactNode;
  /** Returns what is still wrong with those fields; null when they are valid. */
  check?: () => string | null;
  needsWhy?: boolean;
  /** On the button. */
  label: string;
  danger?: boolean;
  act: (why: string, line: number) => Promise<unknown>;
  /** The message when it is done. */
  done: () => string;
}

/**
 * A dialog's body that asks for a reason and changes what is in use. When somebody else changed it meanwhile, it says so and
 * shows what is in use now; pressing again then means that state.
 */
export function ChangeBody({ remote, line, note, fields, check, needsWhy = false, label, danger, act, done }: Change) {
  const [why, setWhy] = useState('');
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  // The field to correct gets the focus.
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempts]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ text: string; moved: boolean }>();
  const [moved, setMoved] = useState(false);
  const now = useReleases(remote);
  const missing = needsWhy && why.trim() === '';

  const send = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await act(why.trim(), (moved ? now.line : undefined) ?? line);
      await refreshReleases(remote);
      toast({ text: done() });
      closeModal();
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (status === 412 || status === 409) await refreshReleases(remote);
      if (status === 412) setMoved(true);
      setFailure({ text: messageOf(error), moved: status === 412 });
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempts(attempts + 1);
    const wrong = check?.() ?? null;
    if (!missing && wrong === null && !busy) void send();
  };

  return (
    <form ref={form} className={css.form} noValidate onSubmit={submit}>
      <FieldStack>
        <div>{note}</div>
        {fields}
        <Field
          label="Reason"
          name="release.why"
          required={needsWhy}
          optional={!needsWhy}
          hint="Everybody who looks at this page reads it."
          error={attempts > 0 && missing ? REQUIRED : undefined}
        >
          <TextArea rows={2} maxLength={WHY_MAX} value={why} onChange={({ target }) => setWhy(target.value)} />
        </Field>
        {failure &&
          (failure.moved ? (
            <Notice tone="warn" title="Somebody else changed this meanwhile">
              <p>The version now in use is shown below. Press {label} again if you still want to continue.</p>
              <InUse releases={now.data ?? []} />
            </Notice>
          ) : (
            <Notice tone="danger">{failure.text}</Notice>
          ))}
      </FieldStack>
      <DialogFoot>
        <Button onClick={closeModal}>Cancel</Button>
        <Button type="submit" tone={danger ? 'danger' : 'primary'} busy={busy}>
          {label}
        </Button>
      </DialogFoot>
    </form>
  );
}
