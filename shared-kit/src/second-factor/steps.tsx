import { useEffect, useRef, type ReactNode } from 'react';
import { setUnsaved } from 'shared-kit/shellServices/unsaved';
import { useForm, type Failure } from '../ui/form/useForm';
import { REQUIRED } from '../rules/validation/messages';
import { Button } from '../ui/button/Button';
import { Notice } from '../ui/feedback/Notice';
import { Field } from '../ui/input/Field';
import { TextInput } from '../ui/input/TextInput';
import { CODES_TITLE } from './awaitCodes';
import { QrCode } from './QrCode';
import css from './secondFactor.module.css';
import type { Step } from './useSecondFactor';

const requireValue =
  (name: string) =>
  (values: Record<string, string>): Record<string, string> =>
    values[name] ? {} : { [name]: REQUIRED };

/** One step of the panel, with the focus on its first control. */
function StepFrame({ title, children }: { title: string; children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  return (
    <div ref={container} className={css.step} role="group" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

type PasswordProps = Extract<Step, { kind: 'password' }> & { onClose: () => void };

/** Asks for the current password before any change of the second factors. */
export function AskPassword({ title, hint, button, danger, asksName, run, onClose }: PasswordProps) {
  const form = useForm({ currentPassword: '', name: '' }, requireValue('currentPassword'), ({ currentPassword, name }) =>
    run(currentPassword, name),
  );
  const password = form.field('currentPassword');
  const name = form.field('name');
  return (
    <StepFrame title={title}>
      <p>{hint}</p>
      <form {...form.formProps} className={css.form}>
        <Field label="Current Password" required {...(password.error && { error: password.error })}>
          <TextInput
            type="password"
            autoComplete="current-password"
            name={password.name}
            value={password.value}
            onChange={password.onChange}
          />
        </Field>
        {asksName && (
          <Field label="Name" optional hint="For example Blue key or My phone." {...(name.error && { error: name.error })}>
            <TextInput autoComplete="off" maxLength={200} name={name.name} value={name.value} onChange={name.onChange} />
          </Field>
        )}
        {form.failure && <Notice tone="danger">{form.failure}</Notice>}
        <div className={css.buttons}>
          <Button type="submit" tone={danger ? 'danger' : 'primary'} busy={form.busy}>
            {button}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </StepFrame>
  );
}

interface ConfirmProps {
  secret: string;
  uri: string;
  onCode: (code: string) => Promise<Failure | undefined>;
  onClose: () => void;
}

/** The key as a QR code and as text, and the first code of the app. */
export function ConfirmApp({ secret, uri, onCode, onClose }: ConfirmProps) {
  const form = useForm({ code: '' }, requireValue('code'), ({ code }) => onCode(code));
  const code = form.field('code');
  return (
    <StepFrame title="Set Up Authenticator App">
      <p>Scan this with the app, or enter the key there.</p>
      <QrCode text={uri} label="QR code with the key for your authenticator app" />
      <p>
        Key: <code className={css.key}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <form {...form.formProps} className={css.form}>
        <Field label="Code that the app shows" required {...(code.error && { error: code.error })}>
          <TextInput
            inputMode="numeric"
            autoComplete="one-time-code"
            name={code.name}
            value={code.value}
            onChange={code.onChange}
          />
        </Field>
        {form.failure && <Notice tone="danger">{form.failure}</Notice>}
        <div className={css.buttons}>
          <Button type="submit" tone="primary" busy={form.busy}>
            Turn on
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </StepFrame>
  );
}

/** Recovery codes, shown only once: the page asks before it is left without saving them. */
export function ShowCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  useEffect(() => {
    setUnsaved('recovery-codes', [CODES_TITLE]);
    return () => setUnsaved('recovery-codes', null);
  }, []);
  return (
    <StepFrame title={CODES_TITLE}>
      <p>
        Print these or write them down. Each of them signs you in once if you have lost your second factor. They are not shown
        again.
      </p>
      <ul className={css.codes} aria-label={CODES_TITLE}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        <Button tone="primary" onClick={onClose}>
          I have saved them
        </Button>
      </div>
    </StepFrame>
  );
}
