import { useEffect, useState } from 'react';
import { normaliseEmail } from '../../rules/normaliseName';
import { fieldErrors } from '../../rules/validation/fieldErrors';
import { linkIsFor, resetPasswordRules } from '../../rules/validation/resetPassword';
import { Button } from '../../ui/button/Button';
import { FailureBox, Head, PlaceLink, TextField } from './parts';
import css from './parts.module.css';
import { findReset, resetPassword, type ResetFound } from './passwordCalls';
import { goTo } from './place';
import { SignedOutFrame } from './SignedOutFrame';
import { useForm } from '../../ui/form/useForm';

/** The link alone decides whose password changes, so another person's address is refused rather than left unread. */
const checkFor = (owner: string) => (values: { email: string }) => {
  const errors = fieldErrors(resetPasswordRules, values);
  const isOwner = normaliseEmail(values.email) === normaliseEmail(owner);
  return isOwner || errors.email ? errors : { ...errors, email: linkIsFor(owner) };
};

const CHANGED = 'Your password has been changed. Please sign in.';
const INVALID = 'This link is no longer valid. Please ask for a new one.';

function ResetForm({ token, email }: { token: string; email: string }) {
  const initial = { email, password: '', confirmPassword: '' };
  const form = useForm(initial, checkFor(email), async ({ password }) => {
    const failed = await resetPassword(token, password);
    if (!failed) goTo('/', { notice: CHANGED }, true);
    return failed;
  });
  return (
    <form {...form.formProps} className={css.form}>
      <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
      <TextField label="Password" type="password" autoComplete="new-password" {...form.field('password')} />
      <TextField label="Confirm Password" type="password" autoComplete="new-password" {...form.field('confirmPassword')} />
      <FailureBox>{form.failure}</FailureBox>
      <Button type="submit" tone="primary" block busy={form.busy} className={css.submit}>
        Reset Password
      </Button>
    </form>
  );
}

/**
 * Reset password: the token in the path identifies the account; an invalid one leads to /forgot-password (document 1 §2, OP-18).
 */
export default function ResetPassword({ token }: { token: string }) {
  const [found, setFound] = useState<ResetFound | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let left = false;
    void findReset(token).then((answer) => {
      if (left) return;
      if (answer === 'invalid') goTo('/forgot-password', { problem: INVALID }, true);
      else setFound(answer);
    });
    return () => {
      left = true;
    };
  }, [token, round]);

  return (
    <SignedOutFrame title="Reset Password">
      <Head title="Reset Password">Choose a new password of at least 8 characters.</Head>
      {found === null && <p role="status">Loading...</p>}
      {found !== null && found !== 'invalid' && 'email' in found && <ResetForm token={token} email={found.email} />}
      {found !== null && found !== 'invalid' && 'problem' in found && (
        <div className={css.form}>
          <FailureBox>{found.problem}</FailureBox>
          <Button onClick={() => setRound(round + 1)}>Try again</Button>
        </div>
      )}
      <p className={css.after}>
        <PlaceLink to="/">Back to Sign In</PlaceLink>
      </p>
    </SignedOutFrame>
  );
}
