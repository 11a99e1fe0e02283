import { useState, type CSSProperties, type ReactNode } from 'react';
import { hasStatus, messageOf } from 'shared-kit/api/http';
import { closeModal, openModal } from 'shared-kit/shellServices/modal';
import { Notice } from '../ui/feedback/Notice';
import { DialogFoot } from '../ui/overlay/DialogFoot';
import { ConfirmButtons } from './ConfirmButtons';
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
  /**
   * Performs the action. Errors it throws are shown in the dialog, which stays open, or in a toast once it is closed. After a 403
   * there is nothing left to confirm.
   */
  onConfirm: () => Promise<unknown>;
}

/** Asks before an action that reaches further than the page shows. The initial focus is on Cancel. */
export function askFirst({ title, style, ...question }: Question): void {
  openModal({ name: title, title, ...(style && { style }), body: <Body {...question} /> });
}

function Body({ children, confirmLabel, tone = 'primary', onConfirm }: Omit<Question, 'title' | 'style'>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const modal = useOwnModal();
  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
      modal.close();
    } catch (error) {
      if (!modal.isOpen()) return modal.notifyFailure(error);
      setFailure(error);
      setBusy(false);
    }
  };
  return (
    <div className={styles.body}>
      <div className={styles.body} data-question="">
        {typeof children === 'function' ? children() : children}
      </div>
      {failure !== undefined && <Notice tone="danger">{messageOf(failure)}</Notice>}
      <DialogFoot>
        <ConfirmButtons
          begins
          confirmLabel={confirmLabel}
          tone={tone}
          busy={busy}
          isRefused={hasStatus(failure, 403)}
          onCancel={closeModal}
          onConfirm={() => void confirm()}
        />
      </DialogFoot>
    </div>
  );
}
