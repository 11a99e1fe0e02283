import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../ui/useLatest';
import { afterOpening, loadInBackground } from './afterOpening';
import { pendingDiscards, type Draft, type DraftStore } from './draftStore';
import type { DraftSync } from './draftSync';

/**
 * The draft of a form on the server. Its code is loaded after the form, which never waits for it; once the form has been left,
 * only if something was discarded.
 * @param store the browser's own drafts; undefined while nobody is signed in
 * @param onNewer called with newer drafts from another browser
 * @returns `notifySync`, which passes an event on once the synchronisation is loaded, and `isRefused`: whether the server refuses
 *   what is typed, which is then in this browser only
 */
export function useDraftSync(path: string, store: DraftStore | undefined, onNewer: (list: Draft[]) => void) {
  const latestOnNewer = useLatest(onNewer);
  const [isRefused, setIsRefused] = useState(false);
  const sync = useRef<Promise<DraftSync | undefined>>();
  useEffect(() => {
    if (!store) return undefined;
    let isLeft = false;
    const foundAt = store.all()[0]?.savedAt;
    const loading = afterOpening()
      .then(() => (isLeft && pendingDiscards(store.userId).length === 0 ? undefined : loadInBackground()))
      .then(
        (module) =>
          module?.draftSync(path, store, foundAt, {
            onNewer: (list) => !isLeft && latestOnNewer.current(list),
            onSent: (result) => !isLeft && setIsRefused(result === 'refused'),
          }),
        () => undefined,
      );
    sync.current = loading;
    return () => {
      isLeft = true;
      void loading.then((loaded) => loaded?.stop());
    };
  }, [path, store, latestOnNewer]);
  const notifySync = useCallback((event: 'typed' | 'decided' | 'drop') => {
    if (event === 'drop') setIsRefused(false);
    void sync.current?.then((loaded) => loaded?.[event]());
  }, []);
  return { notifySync, isRefused };
}
