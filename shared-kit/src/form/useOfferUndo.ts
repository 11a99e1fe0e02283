import { useEffect, useRef } from 'react';
import { toast } from 'shared-kit/shellServices/toast';

/**
 * Says that changes are discarded, with Undo. The offer ends when the form is left, since there is nothing to restore the changes to, and
 * when something is typed, since Undo would overwrite it.
 * @param isDirty whether something is typed in the form
 * @returns a function that makes the offer, given what Undo does
 */
export function useOfferUndo(isDirty: boolean): (undo: () => void) => void {
  const dismiss = useRef<() => void>();
  useEffect(() => () => dismiss.current?.(), []);
  useEffect(() => {
    if (isDirty) dismiss.current?.();
  }, [isDirty]);
  return (undo) => {
    dismiss.current = toast({ text: 'Your changes are discarded.', tone: 'note', action: { label: 'Undo', run: undo } });
  };
}
