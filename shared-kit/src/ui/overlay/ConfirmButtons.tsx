import { useLayoutEffect, useRef, type RefObject } from 'react';
import { Button } from 'shared-kit/ui/button/Button';

interface Props {
  confirmLabel: string;
  cancelLabel?: string;
  tone: 'danger' | 'primary';
  busy: boolean;
  disabled?: boolean;
  /** The person does not have the right to do it. */
  isRefused: boolean;
  /** Whether Cancel ignores presses, while the work is in progress. */
  waits?: boolean;
  /** Whether the dialog focuses Cancel first. */
  begins?: boolean;
  cancel?: RefObject<HTMLButtonElement>;
  onCancel: () => void;
  /** Omitted in a form: the button submits it. */
  onConfirm?: () => void;
}

/** The two buttons of a question. After a refusal only Close is left. */
export function ConfirmButtons({
  confirmLabel,
  cancelLabel = 'Cancel',
  tone,
  busy,
  disabled = false,
  isRefused,
  waits = false,
  begins = false,
  cancel,
  onCancel,
  onConfirm,
}: Props) {
  const fallback = useRef<HTMLButtonElement>(null);
  const cancelButton = cancel ?? fallback;
  // The focus was on the confirming button, which disappears.
  useLayoutEffect(() => {
    if (isRefused) cancelButton.current?.focus();
  }, [isRefused, cancelButton]);
  return (
    <>
      <Button ref={cancelButton} {...(begins && { 'data-begin': true })} onClick={onCancel} waits={waits}>
        {isRefused ? 'Close' : cancelLabel}
      </Button>
      {!isRefused && (
        <Button type={onConfirm ? 'button' : 'submit'} tone={tone} busy={busy} disabled={disabled} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      )}
    </>
  );
}
