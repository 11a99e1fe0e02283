import { useEffect } from 'react';
import { useFormActions, useFormState, useFormValue } from 'shared-kit/fields/formState';
import { TextField } from 'shared-kit/fields/text/text';
import type { User } from 'shared-kit/rules/entities';
import { changesAccess } from 'shared-kit/rules/validation/currentPassword';
import { PERSON_LABELS, type PersonValues } from '../users/person';
import css from '../users/person.module.css';

/** The current password, required as soon as somebody changes their own e-mail or password (OP-143). */
export function CurrentPassword({ stored }: { stored: User }) {
  const isNeeded = useFormState<boolean, PersonValues>(({ values }) => changesAccess(values, stored));
  const isHidden = useFormValue<string>('currentPassword') !== '' && !isNeeded;
  const { setValue } = useFormActions();
  // A password in a hidden input would still count as an unsaved change, and be sent.
  useEffect(() => {
    if (isHidden) setValue('currentPassword', '');
  }, [isHidden, setValue]);
  if (!isNeeded) return null;
  return (
    <>
      <p className={css.hint}>
        To change your email or password, enter your current password. All your other sessions end, and links that were mailed to
        you stop working.
      </p>
      <TextField
        name="currentPassword"
        label={PERSON_LABELS.currentPassword}
        type="password"
        autoComplete="current-password"
        required
      />
    </>
  );
}
