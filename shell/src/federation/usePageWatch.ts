import { useEffect, useRef, type RefObject } from 'react';
import type { Version } from 'shared-kit/rules/remote/registry';
import { useLatest } from 'shared-kit/ui/useLatest';
import type { Mounted } from './bringUp';
import { onUncaughtError as listenForErrors } from './onUncaughtError';
import { waitUntilDrawn } from './waitUntilDrawn';

interface PageWatch {
  isShown: boolean;
  /** How many times the frame was started; every start mounts another parcel. */
  round: number;
  pathname: string;
  onBlank: (error: unknown) => void;
  onUncaughtError: (release: Version) => void;
}

/**
 * Watches a remote's page while it is shown: whether it stays blank, and errors that no boundary catches.
 * @returns a function that checks again whether the page is blank
 */
export function usePageWatch(
  mounted: RefObject<Mounted | null>,
  { isShown, round, pathname, onBlank, onUncaughtError }: PageWatch,
): () => void {
  const check = useRef<() => void>();
  const handlers = useLatest({ onBlank, onUncaughtError });

  useEffect(() => {
    const shown = mounted.current;
    if (!isShown || !shown) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    check.current = () =>
      void waitUntilDrawn(shown.domElement, signal).catch((error: unknown) => {
        if (!signal.aborted) handlers.current.onBlank(error);
      });
    check.current();
    listenForErrors(shown.release, signal, (error) => {
      console.error(error);
      handlers.current.onUncaughtError(shown.release);
    });
    return () => {
      controller.abort();
      check.current = undefined;
    };
  }, [mounted, isShown, round, pathname, handlers]);

  return () => check.current?.();
}
