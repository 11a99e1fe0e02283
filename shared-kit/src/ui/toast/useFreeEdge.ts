import { useEffect, type RefObject } from 'react';
import { loadOnce } from '../../rules/loadOnce';

const loadKeeper = loadOnce(() => import('./keepEdgeFree'));

/**
 * Keeps messages off the bar with Save or Clone and off the focused element (WCAG 2.4.11): they move to the other edge of the
 * window. Nothing scrolls under the person's hands.
 * @param messages what is shown; checked again whenever it changes
 */
export function useFreeEdge(region: RefObject<HTMLElement>, messages: readonly unknown[]): void {
  useEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    if (messages.length === 0) {
      element.removeAttribute('data-moved');
      return undefined;
    }
    let stop: (() => void) | undefined;
    let isOver = false;
    loadKeeper().then(
      ({ keepEdgeFree }) => {
        if (!isOver) stop = keepEdgeFree(element);
      },
      // Offline, messages stay where they are.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [region, messages]);
}
