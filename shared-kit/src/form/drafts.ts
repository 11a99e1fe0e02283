import { onSessionReset } from 'shared-kit/session';
import type { Values } from '../fields/fieldKind';
import { inStore } from '../ui/inStore';

/** What a person had typed and not saved, kept for that person alone, in this browser and on the server (OP-130). */
export interface Draft {
  values: Values;
  /** What was there before in the values that were changed; absent where a form keeps its values in another shape. */
  opened?: Values | undefined;
  /** The version of the item it was typed over; absent on a new item. */
  version: number | undefined;
  /** Under which a new item is created, the same after a reload; absent on an item that is there. */
  newId?: string | undefined;
  savedAt: string;
  /** The session ended over it: who signs in again gets it back without being asked. */
  ended?: boolean | undefined;
  /** It was typed in another browser. */
  elsewhere?: boolean | undefined;
  /** An older one that was still offered while this one was typed. */
  before?: Draft | undefined;
}

/** A discard that the server has not been told about yet. */
export interface OwedDiscard {
  path: string;
  nth: number;
  /** When the draft of another browser was saved, where one is discarded. */
  seen?: string | undefined;
}

const PREFIX = 'innkeeper.draft';
const keyOf = (userId: string, path: string) => `${PREFIX}:${userId}:${path}`;
const owedKey = (userId: string, path: string) => `${PREFIX}Owed:${userId}:${path}`;
const LAST_WRITE = `${PREFIX}Write`;

/** @returns whether it was kept */
const keepIn = (key: string, value: unknown): boolean =>
  inStore('localStorage', (store) => (store.setItem(key, JSON.stringify(value)), true), false);

const forget = (key: string): void => inStore('localStorage', (store) => store.removeItem(key), undefined);

/** The number of this browser's next write, above all before it, even when its clock is set back. */
export function nextWrite(): number {
  const last = inStore('localStorage', (store) => Number(store.getItem(LAST_WRITE)), 0);
  const nth = Math.max(Date.now(), last + 1);
  keepIn(LAST_WRITE, nth);
  return nth;
}

/** What a person discarded here and the server may still keep. */
export const owedDiscards = (userId: string): OwedDiscard[] =>
  inStore(
    'localStorage',
    (store) =>
      Object.keys(store)
        .filter((key) => key.startsWith(owedKey(userId, '')))
        .map((key) => JSON.parse(store.getItem(key) ?? '') as OwedDiscard),
    [],
  );

/** The drafts of one person at one address. `userId` is remembered by the form, since an ended session no longer has a user. */
export const drafts = (userId: string, path: string) => ({
  /** @returns whether it was kept */
  keep(draft: Omit<Draft, 'savedAt'>): boolean {
    const now = { ...draft, savedAt: new Date().toISOString() };
    // Where there is no room for both, what is typed now is kept.
    return this.keepAgain(now) || (now.before !== undefined && this.keepAgain({ ...now, before: undefined }));
  },

  /**
   * Keeps one as it is, with its own time.
   * @returns whether it was kept
   */
  keepAgain: (draft: Draft): boolean => keepIn(keyOf(userId, path), draft),

  /** The draft, if there is one that can be read. */
  find: (): Draft | undefined =>
    inStore(
      'localStorage',
      (store) => (JSON.parse(store.getItem(keyOf(userId, path)) ?? 'null') ?? undefined) as Draft | undefined,
      undefined,
    ),

  /** Forgets it: after a save, 'Discard', or leaving without saving. */
  drop: () => forget(keyOf(userId, path)),

  /** Forgets it here, and records that the server must forget it too, which may have to wait for a connection. */
  discard(seen?: string) {
    this.drop();
    if (userId) keepIn(owedKey(userId, path), { path, nth: nextWrite(), seen } satisfies OwedDiscard);
  },

  userId,
});

/** What is left of a draft and those before it without the one of that time. */
export const draftWithout = (draft: Draft | undefined, savedAt: string): Draft | undefined =>
  draft?.savedAt === savedAt ? draft.before : draft && { ...draft, before: draftWithout(draft.before, savedAt) };

/** A draft with others behind all that are before it; the same text is in it once. */
export function withOlder(draft: Draft, older: Draft | undefined): Draft {
  if (!older) return draft;
  if (JSON.stringify(draft.values) === JSON.stringify(older.values)) return withOlder(draft, older.before);
  return { ...draft, before: draft.before ? withOlder(draft.before, older) : older };
}

/** The server knows of it, or never kept anything; a later discard still has to be sent. */
export function settleDiscard(userId: string, { path, nth }: OwedDiscard): void {
  const owed = owedDiscards(userId).find((one) => one.path === path);
  if (owed && owed.nth <= nth) forget(owedKey(userId, path));
}

export type KeptDrafts = ReturnType<typeof drafts>;

/** Log Out deletes every draft in this browser, and on the server those that it keeps; an expired session keeps them. */
onSessionReset((reason) => {
  if (reason !== 'signOut') return;
  const kept = inStore('localStorage', (store) => Object.keys(store).filter((key) => key.startsWith(PREFIX)), []);
  kept.forEach(forget);
});
