import type { ReactNode } from 'react';
import { TextField } from 'shared-kit/fields/text/text';
import { PERSON_LABELS } from './person';
import css from './person.module.css';

/**
 * First name, last name and e-mail, of a user and of one's own profile (document 1 §3).
 * @param isEmailFixed whether the signed-in person may not change the address
 */
export const PersonFields = ({ isEmailFixed = false }: { isEmailFixed?: boolean }) => (
  <div className={css.fields}>
    <TextField name="firstName" label={PERSON_LABELS.firstName} required autoComplete="off" />
    <TextField name="lastName" label={PERSON_LABELS.lastName} required autoComplete="off" />
    <TextField name="email" label={PERSON_LABELS.email} type="email" required autoComplete="off" disabled={isEmailFixed} />
  </div>
);

/** Password and its confirmation, marked as new so that browsers do not fill in a saved one. */
export const PasswordFields = ({ required, hint }: { required?: boolean; hint?: ReactNode }) => (
  <>
    {hint && <p className={css.hint}>{hint}</p>}
    <div className={css.fields}>
      <TextField
        name="password"
        label={PERSON_LABELS.password}
        type="password"
        autoComplete="new-password"
        {...(required && { required })}
      />
      <TextField
        name="confirmPassword"
        label={PERSON_LABELS.confirmPassword}
        type="password"
        autoComplete="new-password"
        {...(required && { required })}
      />
    </div>
  </>
);
