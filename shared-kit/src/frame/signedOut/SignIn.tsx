import { useState } from 'react';
import { ApiError, messageOf, type SecondFactorAsked } from '../../api/errors';
import { signInErrors } from '../../rules/validation/signIn';
import { signIn } from '../../session';
import { Button } from '../../ui/button/Button';
import { lazyPart } from '../../ui/lazyPart';
import { NOT_LOADED } from '../start/StartProblem';
import { ArrivalNotice, FailureBox, Head, SignedOutLink, TextField } from './parts';
import css from './parts.module.css';
import type { SecondStepProps } from './SecondStep';
import { SignedOutFrame } from './SignedOutFrame';
import { useForm, type Failure } from '../../ui/form/useForm';

const REFUSED = 'Incorrect email and/or password.';

const secondStep = lazyPart<SecondStepProps>(() => import('./SecondStep').then((module) => module.default));

interface Credentials {
  email: string;
  password: string;
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
  const [secondFactors, setSecondFactors] = useState<SecondFactorAsked | null>(null);
  const { Part: SecondStep, failed, retry } = secondStep.usePart(secondFactors !== null);
  const form = useForm<Credentials & Record<string, string>>({ email: '', password: '' }, signInErrors, async (credentials) => {
    const answer = await send(credentials);
    if (!answer || 'message' in answer) return answer;
    setSecondFactors(answer);
    return undefined;
  });
  if (secondFactors) {
    const { email, password } = form.values;
    return (
      <SignedOutFrame title="Sign In">
        {SecondStep ? (
          <SecondStep
            email={email.trim()}
            password={password}
            initialFactors={secondFactors}
            onBack={() => setSecondFactors(null)}
          />
        ) : failed ? (
          <>
            <FailureBox>{NOT_LOADED}</FailureBox>
            <Button onClick={retry}>Try again</Button>
          </>
        ) : (
          <p role="status">Loading ...</p>
        )}
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
        <FailureBox>{form.failure}</FailureBox>
        <Button type="submit" tone="primary" block busy={form.busy} className={css.submit}>
          Sign In
        </Button>
      </form>
    </SignedOutFrame>
  );
}
