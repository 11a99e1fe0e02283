import { onSessionReset } from 'shared-kit/session';
import type { Values } from '../fields/fieldKind';

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

/** A full or unavailable store must not interrupt the work. @returns whether it was kept */
function keepIn(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch (error) {
    console.warn('A draft, or that it was discarded, could not be kept in this browser.', error);
    return false;
  }
}

/** The number of this browser's next write, above all before it, even when its clock is set back. */
export function nextWrite(): number {
  const nth = Math.max(Date.now(), Number(localStorage.getItem(LAST_WRITE)) + 1);
  keepIn(LAST_WRITE, nth);
  return nth;
}

/** What a person discarded here and the server may still keep. */
export const owedDiscards = (userId: string): OwedDiscard[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(owedKey(userId, '')))
    .map((key) => JSON.parse(localStorage.getItem(key) ?? '') as OwedDiscard);

/** The drafts of one person at one address. `userId` is remembered by the form, since an ended session no longer has a user. */
export const drafts = (userId: string, path: string) => ({
  /** @returns whether it was kept */
  keep: (draft: Omit<Draft, 'savedAt'>): boolean => keepIn(keyOf(userId, path), { ...draft, savedAt: new Date().toISOString() }),

  /** The draft, if there is one that can be read. */
  find(): Draft | undefined {
    const text = localStorage.getItem(keyOf(userId, path));
    if (!text) return undefined;
    try {
      return JSON.parse(text) as Draft;
    } catch {
      this.drop();
      return undefined;
    }
  },

  /** Forgets it: after a save, 'Discard', or leaving without saving. */
  drop: () => localStorage.removeItem(keyOf(userId, path)),

  /** Forgets it here, and records that the server must forget it too, which may have to wait for a connection. */
  discard(seen?: string) {
    this.drop();
    if (userId) keepIn(owedKey(userId, path), { path, nth: nextWrite(), seen } satisfies OwedDiscard);
  },

  userId,
});

/** The server knows of it, or never kept anything; a later discard still has to be sent. */
export function settleDiscard(userId: string, { path, nth }: OwedDiscard): void {
  const owed = owedDiscards(userId).find((one) => one.path === path);
  if (owed && owed.nth <= nth) localStorage.removeItem(owedKey(userId, path));
}

export type KeptDrafts = ReturnType<typeof drafts>;

/** Log Out deletes every draft in this browser, and on the server those that it keeps; an expired session keeps them. */
onSessionReset((reason) => {
  if (reason !== 'signOut') return;
  const kept = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  kept.forEach((key) => localStorage.removeItem(key));
});
