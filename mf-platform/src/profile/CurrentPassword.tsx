import { useFormState } from 'shared-kit/fields/formState';
import { TextField } from 'shared-kit/fields/text/text';
import type { User } from 'shared-kit/rules/entities';
import { changesAccess } from 'shared-kit/rules/validation/currentPassword';
import { PERSON_LABELS, type PersonValues } from '../users/person';
import css from '../users/person.module.css';

/** The current password, required as soon as somebody changes their own e-mail or password (OP-143). */
export function CurrentPassword({ stored }: { stored: User }) {
  const isNeeded = useFormState<boolean, PersonValues>(({ values }) => changesAccess(values, stored));
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
