import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { onSessionReset, useSession } from 'shared-kit/session';
import type { Values } from '../fields/fieldKind';
import { withTyping } from '../fields/formStore';
import { useLatest } from '../ui/useLatest';
import { drafts, draftWithout, withOlder, type Draft } from './drafts';
import { useDraftSync } from './useDraftSync';

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
 * It is kept in the browser at once, and on the server when typing rests. One that is found stays with it until the person has decided.
 * @param now the values that the form shows, those that it opened with, whether they differ, and the id for what it creates
 * @returns `savedAt` of the draft that was found, as an ISO instant, its `newId`, and whether it was typed `elsewhere`; `isOwed` when the
 * session ended over it; `take` returns its values; `opened` what they were typed over, if that is older than the form;
 * `putAway` stops offering it, `discardFound` deletes it too, and the one before it is found; `drop` deletes what is typed, and `dropAll`
 * every draft of the form
 */
export function useDraft<V extends Values>(
  { path, version, secret = NONE, draftAs }: DraftOptions<V>,
  { values, initial, dirty, newId }: { values: V; initial: V; dirty: boolean; newId: string | undefined },
) {
  const userId = useSession().profile?.id ?? '';
  const kept = useMemo(() => drafts(userId, path), [userId, path]);
  const [found, setFound] = useState<Draft | undefined>(() => kept.find());
  const offer = (other: Draft) => setFound((own) => withOlder(other, own));
  const tell = useDraftSync(path, userId ? kept : undefined, offer);

  const latest = useLatest(values);
  const settled = useRef<V | null>(null);

  /** Whether there was something to keep and it was kept. */
  const keep = useCallback(
    (ended = false): boolean => {
      const now = withTyping(values);
      if (now === settled.current) return false;
      const open = Object.entries(now).filter(([key]) => !secret.includes(key));
      const typed = Object.fromEntries(open);
      const shape = draftAs ? draftAs.keep(typed) : typed;
      const changed = open.filter(([key, value]) => value !== initial[key] && key in shape);
      const isKept = kept.keep({
        values: shape,
        // JSON leaves out what is undefined.
        opened: Object.fromEntries(changed.map(([key]) => [key, initial[key] ?? null])),
        version,
        newId: version === undefined ? newId : undefined,
        ended,
        before: found,
      });
      if (isKept) tell('typed');
      return isKept;
    },
    [kept, values, initial, version, newId, secret, draftAs, found, tell],
  );

  useEffect(() => {
    if (!dirty || !userId) return undefined;
    const timer = setTimeout(() => keep(), DRAFT_DELAY);
    // When the page or the session ends before the delay is over, the last changes are kept too.
    const onLeave = () => void keep();
    window.addEventListener('pagehide', onLeave);
    const stop = onSessionReset((reason) => {
      window.removeEventListener('pagehide', onLeave);
      return reason === 'expired' && keep(true) && 'kept';
    });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', onLeave);
      stop();
    };
  }, [dirty, userId, keep]);

  const putAway = () => {
    // Only the newest comes back unasked.
    setFound(found?.before && { ...found.before, ended: undefined });
    tell('decided');
  };
  /** Deletes what is kept, here and on the server, but for the rest. */
  const leave = (rest: Draft | undefined, seen?: string) => {
    kept.discard(seen);
    tell('drop');
    if (rest && kept.keepAgain(rest)) tell('typed');
  };
  /** Otherwise values typed just before would be stored again when the delay is over. */
  const settle = () => (settled.current = latest.current);

  return {
    savedAt: found?.savedAt,
    elsewhere: found?.elsewhere === true,
    newId: found?.newId,
    /** The session ended over it, and nobody saved the item since. */
    isOwed: Boolean(found?.ended) && found?.version === version,
    /** Only what was changed: the rest is as the form has it by now. What a form keeps under other keys is in a draft only if changed. */
    take: (): Partial<V> => {
      const { values: typed = {}, opened } = found ?? {};
      const isChanged = (key: string) => !opened || key in opened || !(key in values);
      const changed = Object.fromEntries(Object.entries(typed).filter(([key]) => isChanged(key)));
      return draftAs ? draftAs.restore(changed, values) : (changed as Partial<V>);
    },
    /** With the version that they belong to; undefined when the form shows that version. */
    opened: () => {
      const { opened, version: over = 0 } = found ?? {};
      // Typed while there was none yet, it is older than the first version.
      return opened && version && over < version ? { values: opened as Partial<V>, version: over } : undefined;
    },
    putAway,
    discardFound: () => {
      if (found) leave(draftWithout(kept.find(), found.savedAt), found.elsewhere ? found.savedAt : undefined);
      putAway();
    },
    /** Deletes it if it was kept before an instant, and not since. */
    dropBefore: (instant: string) => {
      const now = kept.find();
      if (now && now.savedAt <= instant) kept.discard();
    },
    drop: () => {
      settle();
      leave(found);
    },
    dropAll: () => {
      settle();
      leave(undefined, found?.elsewhere ? found.savedAt : undefined);
      setFound(undefined);
    },
  };
}
