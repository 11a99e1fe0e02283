import { ApiError, messageOf } from '../../api/errors';
import { signInErrors } from '../../rules/validation/signIn';
import { signIn } from '../../session';
import { Button } from '../../ui/button/Button';
import { ArrivalNotice, FailureBox, Head, PlaceLink, TextField } from './parts';
import css from './parts.module.css';
import { SignedOutFrame } from './SignedOutFrame';
import { useForm, type Failure } from './useForm';

const REFUSED = 'Incorrect email and/or password.';

async function send({ email, password }: { email: string; password: string }): Promise<Failure | undefined> {
  try {
    await signIn(email.trim(), password);
    return undefined;
  } catch (error) {
    const refused = error instanceof ApiError && (error.status === 401 || error.status === 422);
    return { message: refused ? REFUSED : messageOf(error) };
  }
}

/** Sign In: email, password, 'Forgot your password?' and a side image (document 1 §2; messages §5 and §8). */
export default function SignIn() {
  const form = useForm({ email: '', password: '' }, signInErrors, send);
  return (
    <SignedOutFrame title="Sign In">
      <ArrivalNotice />
      <Head title="Sign In">Use your staff e-mail and password.</Head>
      <form {...form.formProps} className={css.form}>
        <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          aside={<PlaceLink to="/forgot-password">Forgot your password?</PlaceLink>}
          {...form.field('password')}
        />
        <FailureBox>{form.failure}</FailureBox>
        <Button type="submit" tone="primary" block busy={form.busy} className={css.submit}>
          Sign In
        </Button>
      </form>
    </SignedOutFrame>
  );
}
