import { useEffect, useReducer, useState, type ComponentType } from 'react';
import { loadOnce } from '../rules/loadOnce';

/**
 * A component that is loaded when it is first needed.
 * @returns `usePart(isNeeded)`, the component once it is loaded, and `failed` if it could not be loaded; a failed load is tried
 *   again the next time the component is needed, or with `retry()` while it still is, and then shows everywhere on the page.
 *   `preload()` loads it in advance (hover, focus). `load()` also rejects if that fails
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined;
  const waiting = new Set<() => void>();
  const loadPart = loadOnce(async () => {
    part = await load();
    waiting.forEach((show) => show());
    return part;
  });
  /** Fails silently: a component that needs the part tries again and gets the error. */
  const preload = () => void loadPart().catch(() => undefined);

  function usePart(isNeeded = true) {
    const [Part, setPart] = useState(() => part);
    const [failed, setFailed] = useState(false);
    const [attempt, retry] = useReducer((last: number) => last + 1, 0);
    useEffect(() => {
      if (!isNeeded || Part) return;
      const show = () => setPart(() => part);
      waiting.add(show);
      loadPart().then(show, () => waiting.has(show) && setFailed(true));
      return () => {
        waiting.delete(show);
        setFailed(false);
      };
    }, [isNeeded, Part, attempt]);
    // Offline the request for a remote's file waits for the connection instead of failing.
    return { Part, failed: !Part && (failed || (isNeeded && !navigator.onLine)), retry };
  }
  return { preload, load: loadPart, usePart };
}

export type LazyPart<Props> = ReturnType<typeof lazyPart<Props>>;
