import { useState, type ComponentType } from 'react';
import { ApiError, messageOf, type SecondFactorAsked } from '../../api/errors';
import { signInErrors } from '../../rules/validation/signIn';
import { signIn } from '../../session';
import { NOT_LOADED } from '../start/StartProblem';
import { ArrivalNotice, Head, SignedOutLink, Submit, TextField } from './parts';
import css from './parts.module.css';
import type { SecondStepProps } from './SecondStep';
import { SignedOutFrame } from './SignedOutFrame';
import { useForm, type Failure } from '../../ui/form/useForm';

const REFUSED = 'Incorrect email and/or password.';

interface Credentials {
  email: string;
  password: string;
}

interface SecondStep {
  Part: ComponentType<SecondStepProps>;
  /** As they were sent: the fields may have changed while the answer was on its way. */
  credentials: Credentials;
  factors: SecondFactorAsked;
}

/** @returns the failure to show, or the second factors that the person has */
async function send({ email, password }: Credentials): Promise<Failure | SecondFactorAsked | undefined> {
  try {
    await signIn(email.trim(), password);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.secondFactor) return error.secondFactor;
    const refused = error instanceof ApiError && (error.status === 401 || error.status === 422);
    return { message: refused ? REFUSED : messageOf(error) };
  }
}

/** Sign In: email, password, 'Forgot your password?' and a side image (document 1 §2; messages §5 and §8). */
export default function SignIn() {
  const [secondStep, setSecondStep] = useState<SecondStep | null>(null);
  const form = useForm<Credentials & Record<string, string>>({ email: '', password: '' }, signInErrors, async (credentials) => {
    const answer = await send(credentials);
    if (!answer || 'message' in answer) return answer;
    const loaded = await import('./SecondStep').catch(() => null);
    if (!loaded) return { message: NOT_LOADED };
    setSecondStep({ Part: loaded.default, credentials, factors: answer });
    return undefined;
  });
  if (secondStep) {
    const { email, password } = secondStep.credentials;
    return (
      <SignedOutFrame title="Sign In">
        <secondStep.Part
          email={email.trim()}
          password={password}
          initialFactors={secondStep.factors}
          onBack={(refusal) => {
            setSecondStep(null);
            form.setFailure(refusal ?? null);
          }}
        />
      </SignedOutFrame>
    );
  }
  return (
    <SignedOutFrame title="Sign In">
      <ArrivalNotice />
      <Head title="Sign In">Use your staff email and password.</Head>
      <form {...form.formProps} className={css.form}>
        <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          aside={<SignedOutLink to="/forgot-password">Forgot your password?</SignedOutLink>}
          {...form.field('password')}
        />
        <Submit form={form}>Sign In</Submit>
      </form>
    </SignedOutFrame>
  );
}
