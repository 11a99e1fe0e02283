import { useCallback, useEffect, useRef } from 'react';
import { useLatest } from '../ui/useLatest';
import { afterOpening } from './afterOpening';
import { pendingDiscards, type Draft, type DraftStore } from './draftStore';
import type { DraftSync } from './draftSync';

/**
 * The draft of a form on the server. It is loaded after the form, which never waits for it; of a form that was left by then only
 * where something was discarded.
 * @param store the browser's own drafts; undefined while nobody is signed in
 * @param onNewer called with newer drafts from another browser
 * @returns a function that passes an event on, once the synchronisation is loaded
 */
export function useDraftSync(path: string, store: DraftStore | undefined, onNewer: (list: Draft[]) => void) {
  const latestOnNewer = useLatest(onNewer);
  const sync = useRef<Promise<DraftSync | undefined>>();
  useEffect(() => {
    if (!store) return undefined;
    let isLeft = false;
    const loading = afterOpening()
      .then(() => (isLeft && pendingDiscards(store.userId).length === 0 ? undefined : import('./draftSync')))
      .then(
        (module) => module?.draftSync(path, store, (list) => !isLeft && latestOnNewer.current(list)),
        () => undefined,
      );
    sync.current = loading;
    return () => {
      isLeft = true;
      void loading.then((loaded) => loaded?.stop());
    };
  }, [path, store, latestOnNewer]);
  return useCallback((event: 'typed' | 'decided' | 'drop') => void sync.current?.then((loaded) => loaded?.[event]()), []);
}
