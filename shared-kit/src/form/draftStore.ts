import { onSessionReset } from 'shared-kit/session';
import type { Values } from '../fields/fieldKind';
import { currentTime } from '../rules/currentTime';
import { DRAFT_MAX } from '../rules/limits';
import { withStorage } from '../ui/withStorage';

/** What a person had typed and not saved, kept for that person alone, in this browser and on the server (OP-130). */
export interface Draft {
  values: Values;
  /** The former values of what was changed; absent if the form stores its values in another shape. */
  opened?: Values | undefined;
  /** The version of the item it was typed over; absent on a new item. */
  version: number | undefined;
  /** The id that a new item will be created with, kept over a reload; absent on an existing item. */
  newId?: string | undefined;
  /** By the server's clock: it is compared with what other browsers saved. */
  savedAt: string;
  /** The session ended while it was typed: it is restored without asking once the person signs in again. */
  ended?: boolean | undefined;
  /** True if it was typed in another browser. */
  elsewhere?: boolean | undefined;
}

/** A discard that has not reached the server yet. */
export interface PendingDiscard {
  path: string;
  nth: number;
  /** When the draft of another browser was saved, if one is discarded. */
  seen?: string | undefined;
}

const PREFIX = 'innkeeper.draft';
const draftKey = (userId: string, path: string) => `${PREFIX}:${userId}:${path}`;
const discardKey = (userId: string, path: string) => `${PREFIX}Owed:${userId}:${path}`;
const sentKey = (userId: string, path: string) => `${PREFIX}Sent:${userId}:${path}`;
const LAST_WRITE = `${PREFIX}Write`;

const toIso = (time: number) => new Date(time).toISOString();

/** @returns whether there was room for it */
const writeItem = (key: string, value: unknown): boolean =>
  withStorage('localStorage', (store) => (store.setItem(key, JSON.stringify(value)), true), false);

/** @returns null if there is none or it cannot be read */
const readItem = <T>(key: string): T | null =>
  withStorage('localStorage', (store) => JSON.parse(store.getItem(key) ?? 'null') as T | null, null);

const removeItem = (key: string): void => withStorage('localStorage', (store) => store.removeItem(key), undefined);

/** The number of this browser's next write: higher than all before it, even if the clock was set back. */
export function nextWriteNumber(): number {
  const next = Math.max(Date.now(), Number(readItem(LAST_WRITE)) + 1);
  writeItem(LAST_WRITE, next);
  return next;
}

/** What a person discarded here and the server may still keep. */
export const pendingDiscards = (userId: string): PendingDiscard[] =>
  withStorage(
    'localStorage',
    (store) =>
      Object.keys(store)
        .filter((key) => key.startsWith(discardKey(userId, '')))
        .flatMap((key) => readItem<PendingDiscard>(key) ?? []),
    [],
  );

/** Removes what was recorded under a key, unless a later write has recorded it anew. */
function removeUpTo(key: string, nth: number): void {
  const recorded = readItem<{ nth: number }>(key);
  if (recorded && recorded.nth <= nth) removeItem(key);
}

/** Removes a discard that the server knows of, or never needs to know of. A later discard of the same draft stays pending. */
export function clearPendingDiscard(userId: string, { path, nth }: PendingDiscard): void {
  removeUpTo(discardKey(userId, path), nth);
  removeUpTo(sentKey(userId, path), nth);
}

/** A draft, with the older ones that are kept behind it. */
type DraftChain = Draft & { before?: DraftChain | undefined };

/** Newest first. */
export const chainToList = (chain: DraftChain | null | undefined): Draft[] => {
  if (!chain) return [];
  const { before, ...newest } = chain;
  return [newest, ...chainToList(before)];
};

/** How drafts are stored: each holds the next older one. */
export const listToChain = (list: readonly Draft[]): DraftChain | undefined =>
  list.reduceRight<DraftChain | undefined>((before, draft) => ({ ...draft, before }), undefined);

/** Whether they are too long for the server, and stay in this browser. */
export const isOnlyHere = (list: readonly Draft[]): boolean =>
  list.length > 0 && !list[0]?.elsewhere && JSON.stringify(listToChain(list)).length > DRAFT_MAX;

/** Drops every draft whose text is that of an earlier one in the list. */
export function withoutDuplicates(list: readonly Draft[]): Draft[] {
  const texts = list.map(({ values }) => JSON.stringify(values));
  return list.filter((_, index) => texts.indexOf(texts[index]!) === index);
}

/**
 * The drafts of one person at one address, of all tabs in which the form is open. `userId` is remembered by the form, since an ended
 * session no longer has a user.
 */
export const draftStore = (userId: string, path: string) => ({
  /** Those that can be read, newest first. */
  all: (): Draft[] => chainToList(readItem<DraftChain>(draftKey(userId, path))),

  /**
   * Keeps a draft, with older ones behind it.
   * @returns the time under which it was kept, which is different for each draft; undefined if it could not be kept
   */
  keep(draft: Omit<Draft, 'savedAt'>, older: readonly Draft[] = []): string | undefined {
    const usedTimes = older.map(({ savedAt }) => savedAt);
    let time = currentTime();
    while (usedTimes.includes(toIso(time))) time += 1;
    const newest = { ...draft, savedAt: toIso(time) };
    // If there is no room for all, the newest is kept.
    return this.replace(withoutDuplicates([newest, ...older])) || this.replace([newest]) ? newest.savedAt : undefined;
  },

  /**
   * Replaces what is kept by these drafts, with their own times.
   * @returns whether there was room for them
   */
  replace: (list: readonly Draft[]): boolean => writeItem(draftKey(userId, path), listToChain(list) ?? null),

  /** Removes all, and records that the server must remove them too, which may have to wait for a connection. */
  discard(seen?: string) {
    removeItem(draftKey(userId, path));
    if (!userId) return;
    // What another tab has seen and discarded stays discarded.
    const discard: PendingDiscard = { path, nth: nextWriteNumber(), seen: seen ?? this.pendingDiscard()?.seen };
    writeItem(discardKey(userId, path), discard);
  },

  /** What was discarded in any tab and has not reached the server yet. */
  pendingDiscard: () => readItem<PendingDiscard>(discardKey(userId, path)),

  /** Whether the server may have a draft, of any tab or of another browser. */
  isSent: () => readItem(sentKey(userId, path)) !== null,

  /** Records a write, after which the server may have a draft. */
  markSent: (nth: number) => void writeItem(sentKey(userId, path), { nth }),

  /** Records that the server has no draft that was written before. */
  markRemoved: (nth: number) => removeUpTo(sentKey(userId, path), nth),

  userId,
});

export type DraftStore = ReturnType<typeof draftStore>;

/** Log Out deletes every draft in this browser, and their copies on the server. An expired session keeps them. */
onSessionReset((reason) => {
  if (reason !== 'signOut') return;
  const keys = withStorage('localStorage', (store) => Object.keys(store).filter((key) => key.startsWith(PREFIX)), []);
  keys.forEach(removeItem);
});
