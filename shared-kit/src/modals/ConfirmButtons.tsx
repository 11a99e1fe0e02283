import { useLayoutEffect, useRef } from 'react';
import { Button } from 'shared-kit/ui/button/Button';

interface Props {
  confirmLabel: string;
  tone: 'danger' | 'primary';
  busy: boolean;
  disabled?: boolean;
  /** The person does not have the right to do it. */
  isRefused: boolean;
  /** Whether the dialog focuses Cancel first. */
  begins?: boolean;
  onCancel: () => void;
  /** Omitted in a form: the button submits it. */
  onConfirm?: () => void;
}

/** The two buttons of a question. After a refusal only Close is left. */
export function ConfirmButtons({
  confirmLabel,
  tone,
  busy,
  disabled = false,
  isRefused,
  begins = false,
  onCancel,
  onConfirm,
}: Props) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  // The focus was on the confirming button, which disappears.
  useLayoutEffect(() => {
    if (isRefused) cancelButton.current?.focus();
  }, [isRefused]);
  return (
    <>
      <Button ref={cancelButton} {...(begins && { 'data-begin': true })} onClick={onCancel}>
        {isRefused ? 'Close' : 'Cancel'}
      </Button>
      {!isRefused && (
        <Button type={onConfirm ? 'button' : 'submit'} tone={tone} busy={busy} disabled={disabled} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      )}
    </>
  );
}
