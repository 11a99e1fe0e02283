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

interface Props {
  remote: string;
  /** The version of what was in use when the dialog was opened. */
  lineVersion: number;
  /** A description of what will happen. */
  note: ReactNode;
  /** Further fields, between the note and the reason. */
  fields?: ReactNode;
  /** Called before the change is sent: shows the errors of the further fields, and returns whether they are valid. */
  validate?: () => boolean;
  isReasonRequired?: boolean;
  submitLabel: string;
  isDangerous?: boolean;
  onSubmit: (reason: string, lineVersion: number) => Promise<unknown>;
  successMessage: string;
}

/**
 * A dialog's body that asks for a reason and changes what is in use. If somebody else has changed that in the meantime,
 * it says so and shows what is in use now; submitting again applies the change to that state.
 */
export function ChangeBody({
  remote,
  lineVersion,
  note,
  fields,
  validate = () => true,
  isReasonRequired = false,
  submitLabel,
  isDangerous,
  onSubmit,
  successMessage,
}: Props) {
  const [reason, setReason] = useState('');
  const [hasAttempted, setHasAttempted] = useState(false);
  /** Whether somebody else changed what is in use since the dialog was opened, and whether the last attempt found that out. */
  const [conflict, setConflict] = useState({ hasOccurred: false, isShown: false });
  const current = useReleases(remote);
  const isReasonMissing = isReasonRequired && reason.trim() === '';

  const modal = useOwnModal();
  const submit = async () => {
    setHasAttempted(true);
    if (!validate() || isReasonMissing) return;
    setConflict({ ...conflict, isShown: false });
    try {
      await onSubmit(reason.trim(), (conflict.hasOccurred ? current.lineVersion : undefined) ?? lineVersion);
      await refreshReleases(remote);
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (status === 412 || status === 409) await refreshReleases(remote);
      if (status !== 412 || !modal.isOpen()) throw error;
      setConflict({ hasOccurred: true, isShown: true });
      return;
    }
    toast({ text: successMessage });
    modal.close();
  };

  return (
    <DialogForm submitLabel={submitLabel} tone={isDangerous ? 'danger' : 'primary'} onSubmit={submit}>
      <FieldStack>
        <div data-question="">{note}</div>
        {fields}
        <Field
          label="Reason"
          name="release.why"
          required={isReasonRequired}
          optional={!isReasonRequired}
          hint="Everybody who opens this page can read it."
          error={hasAttempted && isReasonMissing ? REQUIRED : undefined}
        >
          <TextArea rows={2} maxLength={WHY_MAX} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        {conflict.isShown && (
          <Notice tone="warn" title="Somebody else changed this in the meantime">
            <p>The version now in use is shown below. Press {submitLabel} again if you still want to continue.</p>
            <InUse releases={current.data ?? []} />
          </Notice>
        )}
      </FieldStack>
    </DialogForm>
  );
}
