import { useRef, type ReactNode } from 'react';
import { Notice } from 'shared-kit/ui/feedback/Notice';
import { ConfirmButtons } from './ConfirmButtons';
import { Dialog } from './Dialog';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will happen and whether it can be undone. */
  children: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** The work is in progress: the button shows it, the dialog stays open. */
  busy?: boolean | undefined;
  /** Why it failed; the dialog stays open for another attempt. */
  error?: string | undefined;
  /** The person does not have the right to do it: only Close is offered. */
  isRefused?: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Asks before something is destroyed. 50rem wide (P-115); the initial focus is on Cancel. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel = 'Delete',
  cancelLabel = 'Cancel',
  busy = false,
  error,
  isRefused = false,
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
        <ConfirmButtons
          cancel={cancel}
          cancelLabel={cancelLabel}
          confirmLabel={confirmLabel}
          tone="danger"
          busy={busy}
          waits={busy}
          isRefused={isRefused}
          onCancel={onClose}
          onConfirm={onConfirm}
        />
      }
    >
      <div>{children}</div>
      {error && <Notice tone="danger">{error}</Notice>}
    </Dialog>
  );
}
