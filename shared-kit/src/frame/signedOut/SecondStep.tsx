import { useEffect, useRef, useState } from 'react';
import { ApiError, messageOf, type SecondFactorAsked } from '../../api/errors';
import { REQUIRED } from '../../rules/validation/messages';
import { isFilled } from '../../rules/validation/text';
import { passkeysSupported, signWithPasskey } from '../../second-factor/passkey';
import { signIn, type SecondFactorShown } from '../../session';
import { Button } from '../../ui/button/Button';
import { TextButton } from '../../ui/button/TextButton';
import { FailureBox, Head, Submit, TextField } from './parts';
import css from './parts.module.css';
import { useForm, type Failure } from '../../ui/form/useForm';
import { useIsMounted } from '../../ui/useIsMounted';

const check = ({ code }: { code: string }): Record<string, string> => (isFilled(code) ? {} : { code: REQUIRED });

export interface SecondStepProps {
  email: string;
  password: string;
  /** The person's second factors, from the first answer. */
  initialFactors: SecondFactorAsked;
  /** Returns to the first step. @param refusal why, if the email or the password is refused now */
  onBack: (refusal?: string) => void;
}

/** Sends a code or a passkey, one at a time, and keeps what the answers say about the person's second factors. */
function useSignInStep({ email, password, initialFactors, onBack }: SecondStepProps) {
  const [factors, setFactors] = useState(initialFactors);
  const [passkeyFailure, setPasskeyFailure] = useState<string | null>(null);
  /** The attempt in progress, until it is refused. */
  const [pending, setPending] = useState<'code' | 'passkey' | null>(null);
  const isMounted = useIsMounted();

  const signInWith = async (factor: SecondFactorShown): Promise<Failure | undefined> => {
    setPasskeyFailure(null);
    try {
      await signIn(email, password, factor);
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) return { message: messageOf(error) };
      // A passkey challenge works once: the answer brings the next one.
      if (error.secondFactor) setFactors(error.secondFactor);
      // The password was changed meanwhile, or the second factor removed: nothing that is entered here can help.
      else if (error.status === 401 && isMounted()) onBack(error.message);
      const fields = factor.code === undefined ? {} : error.fields;
      // A message that is also shown at its field would be announced twice.
      return { message: error.message === `${fields.code}.` ? '' : error.message, fields };
    }
  };
  const signInWithCode = async (code: string) => {
    setPending('code');
    const failure = await signInWith({ code });
    setPending(null);
    return failure;
  };
  const signInWithPasskey = async () => {
    setPasskeyFailure(null);
    setPending('passkey');
    const signature = await signWithPasskey(factors.passkey ?? '');
    // Whoever went back to the first step may want to sign in as somebody else.
    if (!isMounted()) return;
    const failure = 'problem' in signature ? { message: signature.problem } : await signInWith({ passkey: signature.answer });
    setPending(null);
    if (failure) setPasskeyFailure(failure.message);
  };
  return { factors, pending, passkeyFailure, signInWithCode, signInWithPasskey };
}

interface CodeFormProps {
  isRecovery: boolean;
  /** True while another code or a passkey is being sent. */
  waits: boolean;
  signInWithCode: (code: string) => Promise<Failure | undefined>;
}

/** Asks for a code from the app, or for a recovery code. */
function CodeForm({ isRecovery, waits, signInWithCode }: CodeFormProps) {
  const form = useForm({ code: '' }, check, ({ code }) => signInWithCode(code));
  return (
    <form {...form.formProps} className={css.form}>
      <TextField
        label={isRecovery ? 'Recovery code' : 'Code from your authenticator app'}
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('code')}
      />
      <Submit form={form} waits={waits}>
        Sign In
      </Submit>
    </form>
  );
}

/** The second step of Sign In: a code of the app, a recovery code, or a passkey (API contract §6). */
export default function SecondStep(props: SecondStepProps) {
  const { factors, pending, passkeyFailure, signInWithCode, signInWithPasskey } = useSignInStep(props);
  const hasPasskey = factors.passkey !== null && passkeysSupported();
  const hasFactor = factors.app || hasPasskey;
  const [usesRecovery, setUsesRecovery] = useState(!hasFactor);
  const container = useRef<HTMLDivElement>(null);
  const hasCodeField = usesRecovery || factors.app;
  useEffect(() => container.current?.querySelector<HTMLElement>('input, button')?.focus(), [hasCodeField, usesRecovery]);

  return (
    <div ref={container}>
      <Head title="Second step">
        {usesRecovery ? 'Enter one of your recovery codes.' : 'Confirm that it is you with your second factor.'}
      </Head>
      <div className={css.form}>
        {hasPasskey && !usesRecovery && (
          <Button
            {...(!factors.app && { tone: 'primary' })}
            block
            busy={pending === 'passkey'}
            waits={pending !== null}
            className={css.submit}
            onClick={() => void signInWithPasskey()}
          >
            Use a passkey
          </Button>
        )}
        <FailureBox>{usesRecovery ? null : passkeyFailure}</FailureBox>
        {/* Another kind of code starts with an empty field. */}
        {hasCodeField && (
          <CodeForm
            key={String(usesRecovery)}
            isRecovery={usesRecovery}
            waits={pending !== null}
            signInWithCode={signInWithCode}
          />
        )}
      </div>
      <p className={css.after}>
        {factors.recovery && (hasFactor || !usesRecovery) && (
          <TextButton onClick={() => setUsesRecovery(!usesRecovery)}>
            {usesRecovery ? 'Use another second factor' : 'Use a recovery code'}
          </TextButton>
        )}
      </p>
      <p className={css.after}>
        <TextButton onClick={() => props.onBack()}>Back to Sign In</TextButton>
      </p>
      <p className={css.after}>Lost them all? A super user can remove your second factor so that you can set up a new one.</p>
    </div>
  );
}
