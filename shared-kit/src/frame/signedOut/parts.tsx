import { useState, type InputHTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { visit } from '../../router/visit';
import { takeNotice } from '../../session';
import { Button } from '../../ui/button/Button';
import { Notice } from '../../ui/feedback/Notice';
import { Field } from '../../ui/input/Field';
import { TextInput } from '../../ui/input/TextInput';
import css from './parts.module.css';
import { goTo, pageState } from './navigation';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  name: string;
  error: string | undefined;
  /** Shown to the right of the label ('Forgot your password?'). It follows the input: Tab leads from one input to the next. */
  aside?: ReactNode;
}

/** Label, input and message of one field. */
export function TextField({ label, name, error, aside, ...input }: TextFieldProps) {
  return (
    <div className={css.field}>
      <Field label={label} name={name} {...(error && { error })}>
        <TextInput name={name} className={css.input} {...input} />
      </Field>
      {aside && <span className={css.aside}>{aside}</span>}
    </div>
  );
}

/** A link between two signed-out pages; the history entry keeps the remembered origin. */
export function SignedOutLink({ to, children }: { to: string; children: ReactNode }) {
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { origin, originOf } = pageState();
    goTo(to, { origin, originOf });
  };
  return (
    <a href={to} onClick={onClick}>
      {children}
    </a>
  );
}

/**
 * Moves the focus, so that people who come from another page hear where they are, as on signed-in pages. If the history entry
 * holds a page's state, the document was reloaded on the way here.
 */
function focusAfterMove(heading: HTMLElement | null): void {
  if (!heading) visit.isAtFirstPage = false;
  else if (history.state?.usr !== undefined || !visit.isAtFirstPage) heading.focus();
}

/** Heading and lead of a signed-out page. */
export function Head({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={css.head}>
      <h1 ref={focusAfterMove} tabIndex={-1}>
        {title}
      </h1>
      {children && <p>{children}</p>}
    </div>
  );
}

/** A message from the previous page: that something succeeded, what is wrong, or why the person is here. */
export function ArrivalNotice() {
  const [sessionNotice] = useState(takeNotice);
  const { notice, problem } = pageState();
  const text = problem ?? notice ?? sessionNotice;
  return text ? (
    <Notice tone={problem ? 'warn' : notice ? 'ok' : 'info'} role="status" className={css.notice}>
      {text}
    </Notice>
  ) : null;
}

/** A sentence about the whole form, spoken when it appears. */
export const FailureBox = ({ children }: { children: string | null }) => children && <Notice tone="danger">{children}</Notice>;

interface SubmitProps {
  form: { failure: string | null; busy: boolean };
  /** True while presses are ignored. */
  waits?: boolean;
  children: string;
}

/** The end of a form: why it failed, and the button that submits it. */
export function Submit({ form, waits = false, children }: SubmitProps) {
  return (
    <>
      <FailureBox>{form.failure}</FailureBox>
      <Button type="submit" tone="primary" block busy={form.busy} waits={waits} className={css.submit}>
        {children}
      </Button>
    </>
  );
}
