import { useEffect, useState } from 'react';
import { normaliseEmail } from '../../rules/normaliseName';
import { fieldErrors } from '../../rules/validation/fieldErrors';
import { linkIsFor, resetPasswordRules } from '../../rules/validation/resetPassword';
import { Button } from '../../ui/button/Button';
import { FailureBox, Head, SignedOutLink, Submit, TextField } from './parts';
import css from './parts.module.css';
import { findReset, resetPassword, type ResetLookup } from './passwordCalls';
import { replaceWith } from './navigation';
import { SignedOutFrame } from './SignedOutFrame';
import { useForm } from '../../ui/form/useForm';
import { useIsMounted } from '../../ui/useIsMounted';

/** The link alone decides whose password changes, so another person's address is refused rather than ignored. */
const checkFor = (owner: string) => (values: { email: string }) => {
  const errors = fieldErrors(resetPasswordRules, values);
  const isOwner = normaliseEmail(values.email) === normaliseEmail(owner);
  return isOwner || errors.email ? errors : { ...errors, email: linkIsFor(owner) };
};

const CHANGED = 'Your password has been changed. Please sign in.';
const INVALID = 'This link is no longer valid. Please ask for a new one.';

/** To Sign In once the password is changed, or to where a new link can be asked for. */
const leaveFor = (outcome: 'invalid' | undefined) =>
  outcome ? replaceWith('/forgot-password', { problem: INVALID }) : replaceWith('/', { notice: CHANGED });

function ResetForm({ token, email }: { token: string; email: string }) {
  const initial = { email, password: '', confirmPassword: '' };
  const isMounted = useIsMounted();
  const form = useForm(initial, checkFor(email), async ({ password }) => {
    const failure = await resetPassword(token, password);
    if (failure && failure !== 'invalid') return failure;
    if (isMounted()) leaveFor(failure);
    return undefined;
  });
  return (
    <form {...form.formProps} className={css.form}>
      <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
      <TextField label="Password" type="password" autoComplete="new-password" {...form.field('password')} />
      <TextField label="Confirm Password" type="password" autoComplete="new-password" {...form.field('confirmPassword')} />
      <Submit form={form}>Reset Password</Submit>
    </form>
  );
}

/**
 * Reset password: the token in the path identifies the account; an invalid one leads to /forgot-password (document 1 §2, OP-18).
 */
export default function ResetPassword({ token }: { token: string }) {
  const [reset, setReset] = useState<Exclude<ResetLookup, 'invalid'>>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isUnmounted = false;
    void findReset(token).then((answer) => {
      if (isUnmounted) return;
      if (answer === 'invalid') leaveFor(answer);
      else setReset(answer);
    });
    return () => {
      isUnmounted = true;
    };
  }, [token, attempt]);

  return (
    <SignedOutFrame title="Reset Password">
      <Head title="Reset Password">Choose a new password of at least 8 characters.</Head>
      {!reset && <p role="status">Loading...</p>}
      {reset && 'email' in reset && <ResetForm token={token} email={reset.email} />}
      {reset && 'problem' in reset && (
        <div className={css.form}>
          <FailureBox>{reset.problem}</FailureBox>
          <Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>
        </div>
      )}
      <p className={css.after}>
        <SignedOutLink to="/">Back to Sign In</SignedOutLink>
      </p>
    </SignedOutFrame>
  );
}
