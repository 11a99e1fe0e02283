import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSession } from 'shared-kit/session';
import type { Values } from '../fields/fieldKind';
import { withTyping } from '../fields/formStore';
import { useLatest } from '../ui/useLatest';
import { draftStore, type Draft } from './draftStore';
import { changesOfDraft, holdsDraft, olderVersionOf, valuesOfDraft, type DraftShape } from './draftValues';
import { useDraftSync } from './useDraftSync';
import { useKeepOnPause } from './useKeepOnPause';
import { useOfferedDrafts } from './useOfferedDrafts';

export interface DraftOptions<V extends Values> extends DraftShape<V> {
  /** The address of the form, which is the key of its draft. */
  path: string;
  /** The version that the values were read at; absent on a new item. */
  version?: number | undefined;
}

interface FormValues<V extends Values> {
  values: V;
  /** Those that the form opened with. */
  initial: V;
  isDirty: boolean;
  /** The id for what the form creates. */
  newId: string | undefined;
}

/**
 * Keeps what is typed and not saved, for the same person at the same address, so that it outlives an ended session (OP-130).
 * It is kept in the browser at once, and on the server when typing pauses. A draft that is found is kept as well until the person has decided
 * about it. What is typed in another tab always stays.
 */
export function useDraft<V extends Values>(
  { path, version, secret, draftAs }: DraftOptions<V>,
  { values, initial, isDirty, newId }: FormValues<V>,
) {
  const userId = useSession().profile?.id ?? '';
  const store = useMemo(() => draftStore(userId, path), [userId, path]);
  const { offered, onlyHere, addNewer, others, finish, dismiss, dismissAll } = useOfferedDrafts(store);
  const { notifySync, isRefused } = useDraftSync(path, userId ? store : undefined, addNewer);
  /** Whether the browser had no room for what was typed last. */
  const [isTabOnly, setIsTabOnly] = useState(false);
  const latestValues = useLatest(values);
  /** Values that were saved or discarded, and are not kept again. */
  const settledValues = useRef<V | null>(null);
  /** Whether a draft of what is typed is kept. */
  const isKept = useRef(false);

  /** @returns whether there was anything to keep, and it was kept */
  const keep = useCallback(
    ({ ended }: { ended: boolean }): boolean => {
      const typed = withTyping(values);
      if (typed === settledValues.current) return false;
      const draft = {
        ...valuesOfDraft(typed, initial, { secret, draftAs }),
        version,
        newId: version === undefined ? newId : undefined,
        ended,
      };
      const savedAt = store.keep(draft, others());
      setIsTabOnly(!savedAt);
      if (!savedAt) return false;
      finish(savedAt);
      isKept.current = true;
      notifySync('typed');
      return true;
    },
    [store, values, initial, version, newId, secret, draftAs, others, finish, notifySync],
  );
  useKeepOnPause(isDirty && userId !== '', keep);

  const decide = () => {
    dismiss();
    notifySync('decided');
  };
  /** Deletes the drafts here and on the server, except for those of `rest`. */
  const discardAllBut = (rest: readonly Draft[], seen?: string) => {
    store.discard(seen);
    notifySync('drop');
    if (rest.length > 0 && store.replace(rest)) notifySync('typed');
  };
  /** When another browser kept the draft that is offered, if it is from one. */
  const elsewhereSavedAt = offered?.elsewhere ? offered.savedAt : undefined;
  const dropTyped = (seen?: string) => {
    isKept.current = false;
    discardAllBut(others(), seen);
  };
  /** Marks the values as settled: those typed just before would otherwise be stored again after the pause in typing. */
  const settleValues = () => (settledValues.current = latestValues.current);
  // Once the person has changed everything back by hand, there is nothing left to offer.
  useEffect(() => {
    if (!isDirty && isKept.current) dropTyped();
  });

  const discardOffered = () => {
    discardAllBut(
      store.all().filter(({ savedAt }) => savedAt !== offered?.savedAt),
      elsewhereSavedAt,
    );
    decide();
  };
  // The item was saved, and the page was closed before the answer arrived.
  const isSaved = offered && version !== undefined && !isDirty && holdsDraft(values, offered, { secret, draftAs });
  useLayoutEffect(() => {
    if (isSaved) discardOffered();
  });

  return {
    /** When the draft that is offered was kept, as an ISO instant; undefined if none is. */
    savedAt: offered?.savedAt,
    /** Whether it was typed in another browser. */
    elsewhere: elsewhereSavedAt !== undefined,
    /** Whether it is too long for the server, and only offered in this browser. */
    onlyHere,
    /** The only place that keeps what is typed, if the browser has no room for it or the server refuses it. */
    keptOnlyIn: isTabOnly ? ('tab' as const) : isRefused ? ('browser' as const) : undefined,
    newId: offered?.newId,
    /** Whether the session ended while it was typed, and nobody has saved the item since. */
    endedWithSession: Boolean(offered?.ended) && offered?.version === version,
    /** The values that restoring the draft puts into the form. @param current the values of the form */
    changes: (current = values): Partial<V> => {
      if (!offered) return {};
      const isOfNewItem = version === undefined && offered.version === undefined;
      return changesOfDraft(offered, current, { draftAs }, isOfNewItem ? initial : undefined);
    },
    /** What was changed in it, as it was before. */
    opened: offered?.opened as Partial<V> | undefined,
    /** What it was typed over, if that is older than the form. @param shown the version of the form */
    openedOver: (shown: number | undefined) => offered && olderVersionOf<V>(offered, shown),
    /** Stops offering it: the next older one is offered. */
    dismiss: decide,
    /** Deletes it, and offers the next older one. */
    discardOffered,
    /** Deletes what is typed in the form. */
    drop: () => {
      settleValues();
      dropTyped();
    },
    /** Deletes what is typed in the form and what it offers. */
    dropAll: () => {
      settleValues();
      dismissAll();
      dropTyped(elsewhereSavedAt);
    },
    /** After the form was left: deletes what was typed in it and what it offered, and keeps what was typed since. */
    dropAfterLeaving: () => {
      dismissAll();
      const rest = others();
      if (rest.length > 0) store.replace(rest);
      else discardAllBut([], elsewhereSavedAt);
    },
  };
}

export type FormDraft<V extends Values> = ReturnType<typeof useDraft<V>>;
