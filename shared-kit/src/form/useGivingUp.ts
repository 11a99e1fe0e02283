import { useEffect, useState } from 'react';
import type { Values } from '../fields/fieldKind';
import { useLatest } from '../ui/useLatest';
import type { useDraft } from './useDraft';
import { useOfferBack } from './useOfferBack';

/** The id for what a form creates, and whether an attempt was sent with it, which may have arrived. */
export interface Creation {
  id: string;
  sent: boolean;
}

interface Form<V extends Values, T> {
  values: V;
  dirty: boolean;
  /** Unlike a copy that the form began with. */
  isTyped: boolean;
  /** The item that the form was last filled from. */
  base: T | undefined;
  /** What somebody else has saved meanwhile, where that is in question. */
  newer: T | undefined;
  creation: Creation;
  read: (item: T | undefined) => V;
  setValues: (typed: V) => unknown;
  /** Goes back to what the form was opened with, and to another new item. */
  reset: () => void;
  /** Puts the form over an item: what is unsaved is compared with these values from then on. */
  openOver: (item: T | undefined, opened: V) => void;
  goOnAs: (creation: Creation) => void;
}

/**
 * What becomes of text that is not saved: a draft that was found is offered or brought back, and what is given up can be brought back as long
 * as the form is there (OP-130).
 * @returns `draft` for its notice, `discard` with Undo, and `forget` for good
 */
export function useGivingUp<V extends Values, T extends { version: number }>(
  found: ReturnType<typeof useDraft<V>>,
  { values, dirty, isTyped, base, newer, creation, read, setValues, reset, openOver, goOnAs }: Form<V, T>,
) {
  const { savedAt, elsewhere, isOwed, take, opened, putAway, drop } = found;
  const [broughtBack, setBroughtBack] = useState<string>();
  const offerBack = useOfferBack(dirty);

  const restore = () => {
    const typed = { ...values, ...take() };
    const over = opened();
    // Typed over an older version: the form is as it was then, and Save finds the newer one and asks.
    if (over && base) openOver({ ...base, version: over.version }, { ...typed, ...over.values });
    if (found.newId) goOnAs({ id: found.newId, sent: true });
    setValues(typed);
    putAway();
  };
  // Whoever was sent to Sign In in the middle of an edit finds the form as it was left.
  const bring = useLatest(() => {
    setBroughtBack(savedAt);
    restore();
  });
  useEffect(() => {
    if (isOwed) bring.current();
  }, [isOwed, bring]);

  /** Gives up what is unsaved, for good. */
  const forget = () => {
    drop();
    putAway();
    reset();
  };
  /** Gives up what is unsaved, for the version that somebody else saved where there is one, and offers it back over its own version. */
  const discard = (typed: V) => {
    const before = found.newId ? { id: found.newId, sent: true } : creation;
    forget();
    if (newer) openOver(newer, read(newer));
    offerBack(() => {
      goOnAs(before);
      if (newer) openOver(base, read(base));
      setValues(typed);
    });
  };
  /** Gives up what the form offers and does not show. What was typed since stays. */
  const discardOffered = () => {
    if (!isTyped) drop();
    putAway();
    offerBack(restore);
  };

  const offered = savedAt && {
    savedAt,
    elsewhere,
    restore,
    discard: elsewhere || dirty ? discardOffered : () => discard({ ...values, ...take() }),
  };
  const back = broughtBack && dirty && { savedAt: broughtBack, discard: () => discard(values) };
  return { draft: offered || back || undefined, discard: () => discard(values), forget };
}
