import { onSessionReset } from 'shared-kit/session';
import type { Values } from '../fields/fieldKind';
import { DRAFT_MAX } from '../rules/limits';
import { inStore } from '../ui/inStore';

/** What a person had typed and not saved, kept for that person alone, in this browser and on the server (OP-130). */
export interface Draft {
  values: Values;
  /** The former values of what was changed; absent if the form stores its values in another shape. */
  opened?: Values | undefined;
  /** The version of the item it was typed over; absent on a new item. */
  version: number | undefined;
  /** The id that a new item will be created with, kept over a reload; absent on an existing item. */
  newId?: string | undefined;
  savedAt: string;
  /** The session ended while it was typed: it comes back without a question once the person signs in again. */
  ended?: boolean | undefined;
  /** It was typed in another browser. */
  elsewhere?: boolean | undefined;
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

const stampOf = (time: number) => new Date(time).toISOString();

/** @returns whether it was kept */
const keepIn = (key: string, value: unknown): boolean =>
  inStore('localStorage', (store) => (store.setItem(key, JSON.stringify(value)), true), false);

const forget = (key: string): void => inStore('localStorage', (store) => store.removeItem(key), undefined);

/** The number of this browser's next write: higher than all before it, even if the clock was set back. */
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

/** A draft, with the older ones that are kept behind it. */
type Chain = Draft & { before?: Chain | undefined };

/** Newest first. */
export const listOf = (chain: Chain | null | undefined): Draft[] => {
  if (!chain) return [];
  const { before, ...newest } = chain;
  return [newest, ...listOf(before)];
};

/** How drafts are stored: each holds the next older one. */
export const chainOf = (list: readonly Draft[]): Chain | undefined =>
  list.reduceRight<Chain | undefined>((before, draft) => ({ ...draft, before }), undefined);

/** Whether they are too long for the server, and stay in this browser. */
export const isOnlyHere = (list: readonly Draft[]): boolean =>
  list.length > 0 && !list[0]?.elsewhere && JSON.stringify(chainOf(list)).length > DRAFT_MAX;

/** Of equal texts, only the first. */
export function distinct(list: readonly Draft[]): Draft[] {
  const texts = list.map(({ values }) => JSON.stringify(values));
  return list.filter((_, at) => texts.indexOf(texts[at]!) === at);
}

/**
 * The drafts of one person at one address, of all tabs in which the form is open. `userId` is remembered by the form, since an ended
 * session no longer has a user.
 */
export const drafts = (userId: string, path: string) => ({
  /** Those that can be read, newest first. */
  all: (): Draft[] =>
    inStore('localStorage', (store) => listOf(JSON.parse(store.getItem(keyOf(userId, path)) ?? 'null') as Chain | null), []),

  /**
   * Keeps a draft, with older ones behind it.
   * @returns the time under which it was kept, which is different for each draft; undefined if it could not be kept
   */
  keep(draft: Omit<Draft, 'savedAt'>, older: readonly Draft[] = []): string | undefined {
    const taken = older.map(({ savedAt }) => savedAt);
    let now = Date.now();
    while (taken.includes(stampOf(now))) now += 1;
    const kept = { ...draft, savedAt: stampOf(now) };
    // If there is no room for all, the newest is kept.
    return this.put(distinct([kept, ...older])) || this.put([kept]) ? kept.savedAt : undefined;
  },

  /**
   * Replaces what is kept by these drafts, with their own times.
   * @returns whether they were kept
   */
  put: (list: readonly Draft[]): boolean => keepIn(keyOf(userId, path), chainOf(list) ?? null),

  /** Forgets all, and records that the server must forget them too, which may have to wait for a connection. */
  discard(seen?: string) {
    forget(keyOf(userId, path));
    if (userId) keepIn(owedKey(userId, path), { path, nth: nextWrite(), seen } satisfies OwedDiscard);
  },

  userId,
});

/** The server has been told, or never kept anything. A later discard still has to be sent. */
export function settleDiscard(userId: string, { path, nth }: OwedDiscard): void {
  const owed = owedDiscards(userId).find((one) => one.path === path);
  if (owed && owed.nth <= nth) forget(owedKey(userId, path));
}

export type KeptDrafts = ReturnType<typeof drafts>;

/** Log Out deletes every draft in this browser, and their copies on the server. An expired session keeps them. */
onSessionReset((reason) => {
  if (reason !== 'signOut') return;
  const kept = inStore('localStorage', (store) => Object.keys(store).filter((key) => key.startsWith(PREFIX)), []);
  kept.forEach(forget);
});
