import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'shared-kit/ui/button/Button';
import { Notice } from 'shared-kit/ui/feedback/Notice';
import { Dialog } from './Dialog';
import { overlay as css } from 'shared-kit/ui/frameStyles';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen and whether it can be undone. */
  children: ReactNode;
  /** The item in question, in a separate box. */
  subject?: { name: string; note?: string };
  confirmLabel?: string;
  cancelLabel?: string;
  /** The work is in progress: the button shows it, the dialog stays open. */
  busy?: boolean | undefined;
  /** Why it failed; the dialog stays open for another attempt. */
  error?: string | undefined;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before something is destroyed. 50rem wide (P-115); the initial focus is on Cancel. */
export function ConfirmDialog({
  open,
  title,
  children,
  subject,
  confirmLabel = 'Delete',
  cancelLabel = 'Cancel',
  busy = false,
  error,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      title={title}
      wide
      alert
      initialFocus={cancel}
      onClose={() => !busy && onClose()}
      footer={
        <>
          <Button ref={cancel} onClick={onClose} waits={busy}>
            {cancelLabel}
          </Button>
          <Button tone="danger" busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div>{children}</div>
      {subject && (
        <div className={css.subject}>
          <b>{subject.name}</b>
          {subject.note && <small>{subject.note}</small>}
        </div>
      )}
      {error && <Notice tone="danger">{error}</Notice>}
    </Dialog>
  );
}
