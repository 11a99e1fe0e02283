import { useEffect, useRef } from 'react';
import { toast } from 'shared-kit/shellServices/toast';

/**
 * Says that changes are discarded, with Undo. Once the form is gone there is nothing to bring them back to, and what is typed later
 * must not be lost: both end the offer.
 * @param dirty whether something is typed in the form
 * @returns a function that makes the offer, given what Undo does
 */
export function useOfferBack(dirty: boolean): (run: () => void) => void {
  const dismiss = useRef<() => void>();
  useEffect(() => () => dismiss.current?.(), []);
  useEffect(() => {
    if (dirty) dismiss.current?.();
  }, [dirty]);
  return (run) => {
    dismiss.current = toast({ text: 'Your changes are discarded.', tone: 'note', action: { label: 'Undo', run } });
  };
}
