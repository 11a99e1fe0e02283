import type { ReactNode } from 'react';
import { TextField } from 'shared-kit/fields/text/text';
import { PERSON_LABELS } from './person';
import css from './person.module.css';

interface Props {
  /** Whether these are the signed-in person's own details, which the browser may fill in (WCAG 1.3.5). */
  own?: boolean;
  /** Whether the signed-in person may not change the address. */
  isEmailFixed?: boolean;
}

/** First name, last name and e-mail, of a user and of one's own profile (document 1 §3). */
export const PersonFields = ({ own = false, isEmailFixed = false }: Props) => {
  const known = (token: string) => (own ? token : 'off');
  return (
    <div className={css.fields}>
      <TextField name="firstName" label={PERSON_LABELS.firstName} required autoComplete={known('given-name')} />
      <TextField name="lastName" label={PERSON_LABELS.lastName} required autoComplete={known('family-name')} />
      <TextField
        name="email"
        label={PERSON_LABELS.email}
        type="email"
        required
        autoComplete={known('email')}
        disabled={isEmailFixed}
      />
    </div>
  );
};

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
