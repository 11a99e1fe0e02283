import { useCallback, useMemo, useRef, useState } from 'react';
import { isOnlyHere, withoutDuplicates, type Draft, type DraftStore } from './draftStore';

const withQuestion = (draft: Draft): Draft => ({ ...draft, ended: undefined });

/** The drafts that a form found when it opened: the newest is offered, and the others after it. */
export function useOfferedDrafts(store: DraftStore) {
  const [found, setFound] = useState(() => store.all());
  const [offered] = found;
  /** The times of the drafts that are no longer needed: the form's own earlier ones, and those that were decided about. */
  const finished = useRef(new Set<string>());

  return {
    /** The draft that is offered. */
    offered,
    /** Whether it is too long for the server. */
    onlyHere: useMemo(() => isOnlyHere(found), [found]),
    /** Offers drafts of another browser first. */
    addNewer: (newer: readonly Draft[]) => setFound((older) => withoutDuplicates([...newer, ...older])),
    /** What has to be kept apart from the form's own draft: drafts that are still undecided, or were typed in another tab. */
    others: useCallback(
      () =>
        withoutDuplicates([...found.filter(({ elsewhere }) => elsewhere), ...store.all()])
          .filter(({ savedAt }) => !finished.current.has(savedAt))
          // Only the newest is restored without asking.
          .map(withQuestion),
      [found, store],
    ),
    /** Marks a draft as no longer needed. */
    finish: useCallback((savedAt: string) => void finished.current.add(savedAt), []),
    /** Stops offering the draft: the next older one is offered. */
    dismiss: () => {
      if (offered) finished.current.add(offered.savedAt);
      // It is restored without asking only once: a draft of another version may break the form, and would do so on every opening.
      if (offered?.ended) store.replace(store.all().map(withQuestion));
      setFound((list) => list.filter((draft) => draft !== offered));
    },
    dismissAll: () => {
      found.forEach(({ savedAt }) => finished.current.add(savedAt));
      setFound([]);
    },
  };
}
