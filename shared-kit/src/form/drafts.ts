import { onSessionReset } from 'shared-kit/session';
import type { Values } from '../fields/fieldKind';
import { DRAFT_MAX } from '../rules/limits';
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

/** One that is kept, with those that are kept behind it. */
type Chain = Draft & { before?: Chain | undefined };

/** Newest first. */
export const listOf = (chain: Chain | null | undefined): Draft[] => {
  if (!chain) return [];
  const { before, ...newest } = chain;
  return [newest, ...listOf(before)];
};

/** The form in which they are stored: each holds the next older one. */
export const chainOf = (list: readonly Draft[]): Chain | undefined =>
  list.reduceRight<Chain | undefined>((before, draft) => ({ ...draft, before }), undefined);

/** Whether they are too long for the server, and stay in this browser. */
export const isOnlyHere = (list: readonly Draft[]): boolean =>
  list.length > 0 && !list[0]?.elsewhere && JSON.stringify(chainOf(list)).length > DRAFT_MAX;

/** The same text once, where it is first. */
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
   * Keeps one, with others behind it.
   * @returns when it was kept, which no other of them was; undefined where it could not be
   */
  keep(draft: Omit<Draft, 'savedAt'>, older: readonly Draft[] = []): string | undefined {
    const taken = older.map(({ savedAt }) => savedAt);
    let now = Date.now();
    while (taken.includes(stampOf(now))) now += 1;
    const kept = { ...draft, savedAt: stampOf(now) };
    // Where there is no room for all, what is typed now is kept.
    return this.put(distinct([kept, ...older])) || this.put([kept]) ? kept.savedAt : undefined;
  },

  /**
   * Keeps these as they are, with their own times, in place of what is kept.
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
