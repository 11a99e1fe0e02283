import { useState, type CSSProperties, type ReactNode } from 'react';
import { messageOf } from 'shared-kit/api/http';
import { closeModal, openModal } from 'shared-kit/shellServices/modal';
import { Button } from '../ui/button/Button';
import { Notice } from '../ui/feedback/Notice';
import { DialogFoot } from '../ui/overlay/DialogFoot';
import styles from './modals.module.css';
import { useOwnModal } from './useOwnModal';

interface Question {
  /** The name and the heading of the dialog; one of `KNOWN_MODALS`. */
  title: string;
  /** What will happen, in a sentence or two; a function is called again after a failed attempt. */
  children: ReactNode | (() => ReactNode);
  /** The label of the confirming button. */
  confirmLabel: string;
  tone?: 'danger' | 'primary';
  style?: CSSProperties;
  /** Performs the action. Errors it throws are shown in the dialog, which stays open, or in a toast once it is closed. */
  onConfirm: () => Promise<unknown>;
}

/** Asks before an action that reaches further than the page shows. The initial focus is on Cancel. */
export function askFirst({ title, style, ...question }: Question): void {
  openModal({ name: title, title, ...(style && { style }), body: <Body {...question} /> });
}

function Body({ children, confirmLabel, tone = 'primary', onConfirm }: Omit<Question, 'title' | 'style'>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const own = useOwnModal();
  const confirm = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await onConfirm();
      own.close();
    } catch (failed) {
      if (!own.isOpen()) return own.tellFailure(failed);
      setError(messageOf(failed));
      setBusy(false);
    }
  };
  return (
    <div className={styles.body}>
      {typeof children === 'function' ? children() : children}
      {error && <Notice tone="danger">{error}</Notice>}
      <DialogFoot>
        <Button data-begin onClick={closeModal}>
          Cancel
        </Button>
        <Button tone={tone} busy={busy} onClick={() => void confirm()}>
          {confirmLabel}
        </Button>
      </DialogFoot>
    </div>
  );
}
