import { useState, type ReactNode } from 'react';
import { ApiError } from 'shared-kit/api/http';
import { DialogForm } from 'shared-kit/modals/DialogForm';
import { useOwnModal } from 'shared-kit/modals/useOwnModal';
import { REQUIRED } from 'shared-kit/rules/validation/messages';
import { WHY_MAX } from 'shared-kit/rules/validation/release';
import { toast } from 'shared-kit/shellServices/toast';
import { Notice } from 'shared-kit/ui/feedback/Notice';
import { Field } from 'shared-kit/ui/input/Field';
import { FieldStack } from 'shared-kit/ui/input/layout';
import { TextArea } from 'shared-kit/ui/input/TextArea';
import { InUse } from './InUse';
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
  const [attempted, setAttempted] = useState(false);
  /** Somebody else changed what is in use; `asked` while that is what the last attempt found. */
  const [moved, setMoved] = useState({ ever: false, asked: false });
  const now = useReleases(remote);
  const missing = needsWhy && why.trim() === '';

  const own = useOwnModal();
  const submit = async () => {
    setAttempted(true);
    if ((check?.() ?? null) !== null || missing) return;
    setMoved({ ...moved, asked: false });
    try {
      await act(why.trim(), (moved.ever ? now.line : undefined) ?? line);
      await refreshReleases(remote);
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (status === 412 || status === 409) await refreshReleases(remote);
      if (status !== 412) throw error;
      setMoved({ ever: true, asked: true });
      return;
    }
    toast({ text: done() });
    own.close();
  };

  return (
    <DialogForm submitLabel={label} tone={danger ? 'danger' : 'primary'} onSubmit={submit}>
      <FieldStack>
        <div>{note}</div>
        {fields}
        <Field
          label="Reason"
          name="release.why"
          required={needsWhy}
          optional={!needsWhy}
          hint="Everybody who opens this page can read it."
          error={attempted && missing ? REQUIRED : undefined}
        >
          <TextArea rows={2} maxLength={WHY_MAX} value={why} onChange={({ target }) => setWhy(target.value)} />
        </Field>
        {moved.asked && (
          <Notice tone="warn" title="Somebody else changed this in the meantime">
            <p>The version now in use is shown below. Press {label} again if you still want to continue.</p>
            <InUse releases={now.data ?? []} />
          </Notice>
        )}
      </FieldStack>
    </DialogForm>
  );
}
