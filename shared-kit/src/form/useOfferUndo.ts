import { useCallback, useEffect, useRef } from 'react';
import { toast } from 'shared-kit/shellServices/toast';

/**
 * Says that changes are discarded, with Undo. The offer ends when the form is left, since there is nothing to restore the changes to, and
 * when something is typed, since Undo would overwrite it.
 * @param isDirty whether something is typed in the form
 * @returns a function that makes the offer, given what Undo does
 */
export function useOfferUndo(isDirty: boolean): (undo: () => void) => void {
  const dismissals = useRef<(() => void)[]>([]);
  const dismissAll = useCallback(() => dismissals.current.splice(0).forEach((dismiss) => dismiss()), []);
  useEffect(() => dismissAll, [dismissAll]);
  useEffect(() => {
    if (isDirty) dismissAll();
  }, [isDirty, dismissAll]);
  return (undo) => {
    const dismiss = toast({ text: 'Your changes are discarded.', tone: 'note', action: { label: 'Undo', run: undo } });
    dismissals.current.push(dismiss);
  };
}
