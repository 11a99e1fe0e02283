import { useState } from 'react';
import type { Values } from '../fields/fieldKind';
import type { useDraft } from './useDraft';
import { useOfferBack } from './useOfferBack';

/** The id for what a form creates, and whether an attempt was sent with it, which may have arrived. */
export interface Creation {
  id: string;
  sent: boolean;
}

interface Form<V extends Values, T> {
  values: V;
  /** What is unsaved is compared with these. */
  initial: V;
  dirty: boolean;
  /** The item that the form was last filled from. */
  base: T | undefined;
  /** What somebody else has saved since, while the conflict is open. */
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
 * @returns `draft` for its notice, `discard` of what is typed, with Undo, and `forget` of every draft, for good
 */
export function useGivingUp<V extends Values, T extends { version: number }>(
  found: ReturnType<typeof useDraft<V>>,
  { values, initial, dirty, base, newer, creation, read, setValues, reset, openOver, goOnAs }: Form<V, T>,
) {
  const { savedAt, elsewhere, onlyHere, isOwed, take, opened, putAway, discardFound, drop, dropAll } = found;
  const [broughtBack, setBroughtBack] = useState<string>();
  const offerBack = useOfferBack(dirty);

  const withDraft = () => ({ ...values, ...take() });
  const restore = () => {
    const typed = withDraft();
    const over = opened();
    // Typed over an older version: the form is as it was then, and Save finds the newer one and asks.
    if (over && base) openOver({ ...base, version: over.version }, { ...initial, ...over.values });
    if (found.newId) goOnAs({ id: found.newId, sent: true });
    setValues(typed);
    putAway();
  };
  // Whoever was sent to Sign In in the middle of an edit finds the form as it was left.
  const bringBack = () => {
    setBroughtBack(savedAt);
    restore();
  };
  /** Gives up every text that is not saved, for good. */
  const forget = () => {
    dropAll();
    reset();
  };
  /** Gives up what is typed, for the version that somebody else saved where there is one, and offers it back over its own version. */
  const discard = (typed: V) => {
    drop();
    reset();
    if (newer) openOver(newer, read(newer));
    offerBack(() => {
      goOnAs(creation);
      if (newer) openOver(base, read(base));
      setValues(typed);
    });
  };
  /** Gives up what the form offers and does not show. What was typed since stays. */
  const discardOffered = () => {
    discardFound();
    offerBack(restore);
  };

  const offered = savedAt && {
    savedAt,
    elsewhere,
    onlyHere,
    typed: withDraft,
    restore,
    bringBack: isOwed ? bringBack : undefined,
    discard: discardOffered,
  };
  const back = broughtBack && dirty && { savedAt: broughtBack, typed: undefined, discard: () => discard(values) };
  return { draft: offered || back || undefined, discard: () => discard(values), forget };
}
