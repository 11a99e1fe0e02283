import { useCallback, useEffect, useRef } from 'react';
import { onceOpen } from './onceOpen';
import { useLatest } from '../ui/useLatest';
import { owedDiscards, type Draft, type KeptDrafts } from './drafts';
import type { DraftSync } from './draftSync';

/**
 * The draft of a form on the server. It is loaded after the form, which never waits for it; of a form that was left by then only
 * where something was discarded.
 * @param kept the browser's own drafts; undefined while nobody is signed in
 * @param offer called with newer drafts from another browser
 * @returns a function that tells it something, once it is there
 */
export function useDraftSync(path: string, kept: KeptDrafts | undefined, offer: (list: Draft[]) => void) {
  const offered = useLatest(offer);
  const sync = useRef<Promise<DraftSync | undefined>>();
  useEffect(() => {
    if (!kept) return undefined;
    let left = false;
    const loading = onceOpen()
      .then(() => (left && owedDiscards(kept.userId).length === 0 ? undefined : import('./draftSync')))
      .then(
        (module) => module?.draftSync(path, kept, (list) => !left && offered.current(list)),
        () => undefined,
      );
    sync.current = loading;
    return () => {
      left = true;
      void loading.then((loaded) => loaded?.stop());
    };
  }, [path, kept, offered]);
  return useCallback((what: 'typed' | 'decided' | 'drop') => void sync.current?.then((loaded) => loaded?.[what]()), []);
}
