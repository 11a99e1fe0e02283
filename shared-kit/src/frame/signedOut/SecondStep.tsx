import { useEffect, useRef, useState } from 'react';
import { ApiError, messageOf, type SecondFactorAsked } from '../../api/errors';
import { REQUIRED } from '../../rules/validation/messages';
import { isFilled } from '../../rules/validation/text';
import { passkeysSupported, signWithPasskey } from '../../second-factor/passkey';
import { signIn, type SecondFactorShown } from '../../session';
import { Button } from '../../ui/button/Button';
import { TextButton } from '../../ui/button/TextButton';
import { FailureBox, Head, TextField } from './parts';
import css from './parts.module.css';
import { useForm, type Failure } from '../../ui/form/useForm';

const check = ({ code }: { code: string }): Record<string, string> => (isFilled(code) ? {} : { code: REQUIRED });

interface Props {
  email: string;
  password: string;
  /** The person's second factors, from the first answer. */
  first: SecondFactorAsked;
  onBack: () => void;
}

/** The second step of Sign In: a code of the app, a recovery code, or a passkey (API contract §6). */
export default function SecondStep({ email, password, first, onBack }: Props) {
  const [asked, setAsked] = useState(first);
  const [byPaper, setByPaper] = useState(!first.app && !(first.passkey && passkeysSupported()));
  const [passkeyFailure, setPasskeyFailure] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  const show = async (second: SecondFactorShown): Promise<Failure | undefined> => {
    try {
      await signIn(email, password, second);
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) return { message: messageOf(error) };
      // A passkey challenge works once: the answer brings the next one.
      if (error.secondFactor) setAsked(error.secondFactor);
      return { message: error.message, ...(second.code !== undefined && { fields: error.fields }) };
    }
  };
  const form = useForm({ code: '' }, check, ({ code }) => {
    setPasskeyFailure(null);
    return show({ code });
  });
  const signByPasskey = async () => {
    setPasskeyFailure(null);
    setIsAsking(true);
    const answer = await signWithPasskey(asked.passkey ?? '');
    const failed = 'problem' in answer ? { message: answer.problem } : await show({ passkey: answer.answer });
    setIsAsking(false);
    if (failed) setPasskeyFailure(failed.message);
  };

  const typed = byPaper || asked.app;
  useEffect(() => place.current?.querySelector<HTMLElement>('input, button')?.focus(), [typed, byPaper]);

  return (
    <div ref={place}>
      <Head title="Second step">
        {byPaper ? 'Enter one of your recovery codes.' : 'Confirm that it is you with your second factor.'}
      </Head>
      <div className={css.form}>
        {asked.passkey !== null && passkeysSupported() && !byPaper && (
          <Button
            {...(!asked.app && { tone: 'primary' })}
            block
            busy={isAsking}
            className={css.submit}
            onClick={() => void signByPasskey()}
          >
            Use a passkey
          </Button>
        )}
        <FailureBox>{passkeyFailure}</FailureBox>
        {typed && (
          <form {...form.formProps} className={css.form}>
            <TextField
              label={byPaper ? 'Recovery code' : 'Code from your authenticator app'}
              autoComplete="one-time-code"
              inputMode={byPaper ? 'text' : 'numeric'}
              autoCapitalize="none"
              spellCheck={false}
              {...form.field('code')}
            />
            <FailureBox>{form.failure}</FailureBox>
            <Button type="submit" tone="primary" block busy={form.busy} className={css.submit}>
              Sign In
            </Button>
          </form>
        )}
      </div>
      <p className={css.after}>
        {asked.recovery && (
          <TextButton onClick={() => setByPaper(!byPaper)}>
            {byPaper ? 'Use another second factor' : 'Use a recovery code'}
          </TextButton>
        )}
      </p>
      <p className={css.after}>
        <TextButton onClick={onBack}>Back to Sign In</TextButton>
      </p>
      <p className={css.after}>Lost them all? A super user can remove your second factor so that you can set up a new one.</p>
    </div>
  );
}
