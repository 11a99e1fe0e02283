import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { onSessionReset, useSession } from 'shared-kit/session';
import type { Values } from '../fields/fieldKind';
import { useLatest } from '../ui/useLatest';
import { drafts } from './drafts';

const DRAFT_DELAY = 300;
const NONE: readonly never[] = [];

export interface DraftOptions<V extends Values> {
  /** The address of the form, which is the key of its draft. */
  path: string;
  /** The version that the values were read at; absent on a new item. */
  version?: number | undefined;
  /** Keys that never go into a draft: passwords. */
  secret?: readonly (keyof V & string)[] | undefined;
  /** For values that JSON cannot hold: how to convert them for a draft, and how to restore them over the present ones. */
  draftAs?: { keep: (values: Values) => Values; restore: (kept: Values, now: V) => Partial<V> } | undefined;
}

/**
 * Keeps what is typed and not saved, for the same person at the same address, so that it outlives an ended session (OP-130).
 * @param now the values that the form shows, and whether they differ from the saved ones
 * @returns `savedAt` of the draft that was found, as an ISO instant; `isOwed` when the session ended over it; `take` returns its values; `putAway` stops offering it;
 * `drop` deletes it
 */
export function useDraft<V extends Values>(
  { path, version, secret = NONE, draftAs }: DraftOptions<V>,
  { values, dirty }: { values: V; dirty: boolean },
) {
  const userId = useSession().profile?.id ?? '';
  const kept = useMemo(() => drafts(userId, path), [userId, path]);
  const [found, setFound] = useState(() => kept.find());

  const latest = useLatest(values);
  const settled = useRef<V | null>(null);

  /** Whether there was something to keep, and it is kept. */
  const keep = useCallback(
    (ended = false): boolean => {
      if (values === settled.current) return false;
      const open = Object.fromEntries(Object.entries(values).filter(([key]) => !secret.includes(key)));
      return kept.keep({ values: draftAs ? draftAs.keep(open) : open, version, ended });
    },
    [kept, values, version, secret, draftAs],
  );

  useEffect(() => {
    if (!dirty) return undefined;
    const timer = setTimeout(() => keep(), DRAFT_DELAY);
    // When the session ends before the delay is over, the last changes are kept too.
    const stop = onSessionReset((reason) => reason === 'expired' && keep(true) && 'kept');
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [dirty, keep]);

  return {
    savedAt: found?.savedAt,
    /** The session ended over it, and nobody saved the item since. */
    isOwed: Boolean(found?.ended) && found?.version === version,
    take: (): Partial<V> => {
      const typed = found?.values ?? {};
      return draftAs ? draftAs.restore(typed, values) : (typed as Partial<V>);
    },
    putAway: useCallback(() => setFound(undefined), []),
    drop: useCallback(() => {
      // Otherwise values typed just before would be stored again when the delay is over.
      settled.current = latest.current;
      kept.drop();
    }, [kept, latest]),
  };
}
