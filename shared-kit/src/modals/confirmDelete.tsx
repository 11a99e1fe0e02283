import { useState, type ReactNode } from 'react';
import { messageOf } from 'shared-kit/api/http';
import { closeModal, openModal } from 'shared-kit/shellServices/modal';
import { DELETE_MODAL_WIDTH } from '../rules/limits';
import { Button } from '../ui/button/Button';
import { Notice } from '../ui/feedback/Notice';
import { DialogFoot } from '../ui/overlay/DialogFoot';
import styles from './modals.module.css';

interface Question {
  /** The kind of thing, as the title says it: 'Special' gives 'Delete Special'. */
  what: string;
  /** What this one is called. */
  name: string;
  /** What goes with it, if anything does. */
  note?: ReactNode;
  /** Does it; what it throws is shown and the dialog stays. */
  onDelete: () => Promise<unknown>;
}

/** Asks before something is removed: 'Delete X', 50rem wide (document 1 §2, Modals; P-115, P-123). */
export function confirmDelete(question: Question): void {
  const name = `Delete ${question.what}`;
  openModal({ name, title: name, style: { width: DELETE_MODAL_WIDTH }, body: <Body {...question} /> });
}

function Body({ what, name, note, onDelete }: Question) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const remove = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await onDelete();
      closeModal();
    } catch (failed) {
      setError(messageOf(failed));
      setBusy(false);
    }
  };
  return (
    <div className={styles.body}>
      <p>
        <strong>{name}</strong> will be removed for good. This cannot be undone.
      </p>
      {note}
      {error && <Notice tone="danger">{error}</Notice>}
      <DialogFoot>
        <Button data-begin onClick={closeModal}>
          Cancel
        </Button>
        <Button tone="danger" busy={busy} onClick={() => void remove()}>
          Delete {what}
        </Button>
      </DialogFoot>
    </div>
  );
}
