import { useEffect } from 'react';
import { useOwnModal } from './useOwnModal';

/**
 * For the body of a modal: the browser asks before the tab is closed, reloaded or taken to another site. Pages of this site need no
 * question, since none can be reached while a dialog is open.
 * @param isAsking whether something in the modal would be lost
 */
export function useAskBeforeUnload(isAsking: boolean): void {
  const { isOpen } = useOwnModal();
  useEffect(() => {
    if (!isAsking) return undefined;
    // A dialog that has been closed stays rendered for a moment.
    const ask = (event: BeforeUnloadEvent) => isOpen() && event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  });
}
