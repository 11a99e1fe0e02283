import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { onSessionReset, useSession } from 'shared-kit/session';
import type { Values } from '../fields/fieldKind';
import { withTyping } from '../fields/formStore';
import { useLatest } from '../ui/useLatest';
import { distinct, drafts, isOnlyHere, type Draft } from './drafts';
import { changesOf, draftOf, openedOf, type DraftShape } from './draftValues';
import { useDraftSync } from './useDraftSync';

const DRAFT_DELAY = 300;

export interface DraftOptions<V extends Values> extends DraftShape<V> {
  /** The address of the form, which is the key of its draft. */
  path: string;
  /** The version that the values were read at; absent on a new item. */
  version?: number | undefined;
}

/**
 * Keeps what is typed and not saved, for the same person at the same address, so that it outlives an ended session (OP-130).
 * It is kept in the browser at once, and on the server when typing pauses. A draft that is found is kept as well until the person has decided
 * about it.
 * @param now the values that the form shows, those that it opened with, whether they differ, and the id for what it creates
 * @returns `savedAt` of the draft that was found, as an ISO instant, its `newId`, whether it was typed `elsewhere`, and whether it stays `onlyHere`; `isOwed` when the
 * session ended over it; `take` returns its values; `opened` what they were typed over, if that is older than the form;
 * `putAway` stops offering it, `discardFound` deletes it too, and the next older one is found; `drop` deletes what is typed, and `dropAll`
 * what is offered too; what is typed in another tab stays
 */
export function useDraft<V extends Values>(
  { path, version, secret, draftAs }: DraftOptions<V>,
  { values, initial, dirty, newId }: { values: V; initial: V; dirty: boolean; newId: string | undefined },
) {
  const userId = useSession().profile?.id ?? '';
  const kept = useMemo(() => drafts(userId, path), [userId, path]);
  const [found, setFound] = useState(() => kept.all());
  const [offered] = found;
  const tell = useDraftSync(path, userId ? kept : undefined, (others) => setFound((own) => distinct([...others, ...own])));
  /** The times of the drafts that are no longer needed: this form's own earlier ones, and those that were decided about. */
  const done = useRef(new Set<string>());

  const latest = useLatest(values);
  const settled = useRef<V | null>(null);

  /** Other drafts: offered and not decided about, or typed in another tab. */
  const others = useCallback(
    () =>
      distinct([...found.filter(({ elsewhere }) => elsewhere), ...kept.all()])
        .filter(({ savedAt }) => !done.current.has(savedAt))
        // Only the newest comes back without a question.
        .map((draft) => ({ ...draft, ended: undefined })),
    [found, kept],
  );

  /** Whether there was anything to keep, and it was kept. */
  const keep = useCallback(
    (ended = false): boolean => {
      const now = withTyping(values);
      if (now === settled.current) return false;
      const draft = {
        ...draftOf(now, initial, { secret, draftAs }),
        version,
        newId: version === undefined ? newId : undefined,
        ended,
      };
      const savedAt = kept.keep(draft, others());
      if (!savedAt) return false;
      done.current.add(savedAt);
      tell('typed');
      return true;
    },
    [kept, values, initial, version, newId, secret, draftAs, others, tell],
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
    if (offered) done.current.add(offered.savedAt);
    setFound(found.slice(1));
    tell('decided');
  };
  /** Deletes what this form has kept, here and on the server; other drafts stay. */
  const leave = (rest: readonly Draft[], seen?: string) => {
    kept.discard(seen);
    tell('drop');
    if (rest.length > 0 && kept.put(rest)) tell('typed');
  };
  const endOffers = () => found.forEach(({ savedAt }) => done.current.add(savedAt));
  /** When another browser kept what is offered. */
  const seen = offered?.elsewhere ? offered.savedAt : undefined;
  /** Otherwise values typed just before would be stored again when the delay is over. */
  const settle = () => (settled.current = latest.current);

  return {
    savedAt: offered?.savedAt,
    elsewhere: seen !== undefined,
    onlyHere: useMemo(() => isOnlyHere(found), [found]),
    newId: offered?.newId,
    /** The session ended while it was typed, and nobody has saved the item since. */
    isOwed: Boolean(offered?.ended) && offered?.version === version,
    take: (): Partial<V> => (offered ? changesOf(offered, values, { draftAs }) : {}),
    opened: () => offered && openedOf<V>(offered, version),
    putAway,
    discardFound: () => {
      leave(
        kept.all().filter(({ savedAt }) => savedAt !== offered?.savedAt),
        seen,
      );
      putAway();
    },
    /** After the form was left: deletes what was typed in it and what it offered, and keeps what was typed since. */
    dropLeft: () => {
      endOffers();
      const rest = others();
      if (rest.length === 0) kept.discard();
      else kept.put(rest);
    },
    drop: () => {
      settle();
      leave(others());
    },
    dropAll: () => {
      settle();
      endOffers();
      leave(others(), seen);
      setFound([]);
    },
  };
}
