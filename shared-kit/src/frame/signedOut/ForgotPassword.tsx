import { fieldErrors } from '../../rules/validation/fieldErrors';
import { forgotPasswordRules } from '../../rules/validation/forgotPassword';
import { ArrivalNotice, Head, SignedOutLink, Submit, TextField } from './parts';
import css from './parts.module.css';
import { askForReset } from './passwordCalls';
import { goTo, pageState } from './navigation';
import { SignedOutFrame } from './SignedOutFrame';
import { useForm } from '../../ui/form/useForm';
import { useIsMounted } from '../../ui/useIsMounted';

const check = (values: { email: string }) => fieldErrors(forgotPasswordRules, values);

const SENT = 'We have sent you an email with a link to choose a new password.';

/** Forgot password: goes home on success only; a failure is shown on the page (document 1 §2 and §8, OP-17). */
export default function ForgotPassword() {
  const isMounted = useIsMounted();
  const form = useForm({ email: '' }, check, async ({ email }) => {
    const failure = await askForReset(email.trim());
    // Whoever has meanwhile left this page or signed in stays where they are.
    const { origin, originOf } = pageState();
    if (!failure && isMounted()) goTo('/', { origin, originOf, notice: SENT });
    return failure;
  });
  return (
    <SignedOutFrame title="Forgot Password">
      <ArrivalNotice />
      <Head title="Forgot Password">We will send you a link to choose a new one.</Head>
      <form {...form.formProps} className={css.form}>
        <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
        <Submit form={form}>Send Link</Submit>
      </form>
      <p className={css.after}>
        <SignedOutLink to="/">Back to Sign In</SignedOutLink>
      </p>
    </SignedOutFrame>
  );
}
