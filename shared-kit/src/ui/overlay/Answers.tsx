import { useLayoutEffect, useRef, type RefObject } from 'react';
import { Button } from 'shared-kit/ui/button/Button';

interface Props {
  confirmLabel: string;
  cancelLabel?: string;
  tone: 'danger' | 'primary';
  busy: boolean;
  disabled?: boolean;
  /** The person may not do it: nothing is left but to close. */
  isRefused: boolean;
  /** Whether the question waits for the work, and cannot be cancelled meanwhile. */
  waits?: boolean;
  /** Whether the first focus is on Cancel, in a dialog that finds it by itself. */
  begins?: boolean;
  cancel?: RefObject<HTMLButtonElement>;
  onCancel: () => void;
  /** Left out in a form, which is submitted. */
  onConfirm?: () => void;
}

/** The two buttons of a question. */
export function Answers({
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
  const own = useRef<HTMLButtonElement>(null);
  const way = cancel ?? own;
  // The focus was on the button that goes.
  useLayoutEffect(() => {
    if (isRefused) way.current?.focus();
  }, [isRefused, way]);
  return (
    <>
      <Button ref={way} {...(begins && { 'data-begin': true })} onClick={onCancel} waits={waits}>
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
