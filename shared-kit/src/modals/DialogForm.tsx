import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { hasStatus, messageOf } from 'shared-kit/api/http';
import { closeModal } from 'shared-kit/shellServices/modal';
import { Notice } from '../ui/feedback/Notice';
import { focusRefused } from '../ui/focus/focusRefused';
import { DialogFoot } from '../ui/overlay/DialogFoot';
import { ConfirmButtons } from './ConfirmButtons';
import styles from './modals.module.css';
import { useAskBeforeUnload } from './useAskBeforeUnload';
import { useOwnModal } from './useOwnModal';

interface Props {
  /** The fields, and text about them. */
  children: ReactNode;
  /** The label of the confirming button. */
  submitLabel: string;
  tone?: 'danger' | 'primary';
  disabled?: boolean;
  /**
   * Checks and saves, and closes the dialog itself on success. An error it throws is shown above the buttons, and the form keeps
   * its text; if the dialog has been closed, the error is shown in a toast. While it runs, a second submit does nothing. After a
   * 403 the text can be read and copied, but not sent again.
   */
  onSubmit: () => void | Promise<void>;
}

/**
 * The body of a dialog that asks for something: its fields, then Cancel and the confirming button. After a failed attempt the
 * first invalid field gets the focus. Once something is entered, the browser asks before the tab is closed.
 */
export function DialogForm({ children, submitLabel, tone = 'primary', disabled = false, onSubmit }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const isRefused = hasStatus(failure, 403);
  const modal = useOwnModal();
  const [isTyped, setTyped] = useState(false);
  useAskBeforeUnload(isTyped);
  useLayoutEffect(() => {
    if (attempts > 0)
      focusRefused(form.current?.querySelector<HTMLElement>('[aria-invalid],[role=group][aria-describedby$=-error]'));
  }, [attempts]);

  const submit = async () => {
    if (busy || disabled || isRefused) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onSubmit();
    } catch (error) {
      if (!modal.isOpen()) return modal.notifyFailure(error);
      setFailure(error);
    }
    setBusy(false);
    setAttempts((count) => count + 1);
  };

  return (
    <form
      ref={form}
      className={styles.body}
      noValidate
      onInput={() => setTyped(true)}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      {failure !== undefined && <Notice tone="danger">{messageOf(failure)}</Notice>}
      <DialogFoot>
        <ConfirmButtons
          confirmLabel={submitLabel}
          tone={tone}
          busy={busy}
          disabled={disabled}
          isRefused={isRefused}
          onCancel={closeModal}
        />
      </DialogFoot>
    </form>
  );
}
