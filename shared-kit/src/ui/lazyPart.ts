import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

/**
 * Something that is loaded once, when it is first needed.
 * @returns a function that gives it; after a load that failed, the next call tries again
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

/**
 * A component that is loaded when it is first needed. `preload()` fetches ahead (hover, focus); `usePart(wanted)` gives the
 * component once it is there, and `failed` when it could not be loaded. A failed load is tried again the next time it is wanted.
 * `load()` is for who does something else where it cannot be loaded: it rejects then.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined;
  const get = loadOnce(async () => (part = await load()));
  /** Prefetching may fail silently: a component that really needs the part asks again and gets the error. */
  const preload = () => void get().catch(() => undefined);

  function usePart(wanted: boolean) {
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => part);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (!wanted || Part) return;
      let cancelled = false;
      get().then(
        (loaded) => !cancelled && setPart(() => loaded),
        () => !cancelled && setFailed(true),
      );
      return () => {
        cancelled = true;
        setFailed(false);
      };
    }, [wanted, Part]);
    // Offline a file of a remote waits for the connection, and does not fail: the press would be answered with nothing.
    return { Part, failed: failed || (wanted && !Part && !navigator.onLine) };
  }
  return { preload, load: get, usePart };
}
