import { useEffect } from 'react';
import { onSessionReset } from 'shared-kit/session';

const PAUSE = 300;

/**
 * Keeps what is typed when typing pauses, or earlier if the page or the session ends.
 * @param isTyped whether there is anything to keep
 * @param keep keeps it and returns whether that succeeded; a new function for each change. `ended`: the session has ended
 */
export function useKeepOnPause(isTyped: boolean, keep: (how: { ended: boolean }) => boolean): void {
  useEffect(() => {
    if (!isTyped) return undefined;
    const keepTyped = () => void keep({ ended: false });
    const timer = setTimeout(keepTyped, PAUSE);
    window.addEventListener('pagehide', keepTyped);
    const unsubscribe = onSessionReset((reason) => {
      window.removeEventListener('pagehide', keepTyped);
      return reason === 'expired' && keep({ ended: true }) && 'kept';
    });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keepTyped);
      unsubscribe();
    };
  }, [isTyped, keep]);
}
