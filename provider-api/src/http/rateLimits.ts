import { and, count, eq, gt, inArray, lte, min, or } from 'drizzle-orm';
import { lackedLetter } from '../base/storage/lackedLetters';
import { lockName } from '../base/storage/lockName';
import { rateHits } from './schema';
import type { Database } from '../base/storage/database';
import { HttpError, rateLimited } from './errors';
import { inQuickTurn } from './inTurn';

/** The answer to too many wrong passwords or codes. */
export const TOO_MANY_ATTEMPTS = 'Too many failed attempts. Wait a few minutes and try again.';

export interface Limit {
  /** What is counted, e.g. `sign-in:account:anna@example.com`. */
  key: string;
  max: number;
  seconds: number;
  message: string;
}

/** Hits of attempts that were to be taken back while the database could not be reached, by store. */
const owedHits = new WeakMap<Database, Set<number>>();

/** How far the clocks of two processes may be apart, in milliseconds. A time further ahead was written by a wrong clock. */
const SKEW = 5_000;

const BEYOND_ASCII = /[^ -~]/g;

/**
 * Counts an attempt before it is made, so that parallel attempts cannot slip through; a successful one is taken back. Counted in
 * the database, which all processes share.
 * @param limits everything it counts against; an attempt refused by one of them counts against none
 * @returns a function that takes the attempt back: before the next one at the latest, if the database cannot be reached
 * @throws 429 with Retry-After, at most the limit's window
 */
export async function countAttempt(db: Database, ...limits: Limit[]): Promise<() => Promise<void>> {
  await deleteOwedHits(db);
  const ids = await storeHits(db, limits);
  return async () => {
    const owed = owedHits.get(db) ?? new Set();
    owedHits.set(db, owed);
    ids.forEach((id) => owed.add(id));
    // An attempt that was right does not fail because of it: what the call does next says whether the database is there.
    await deleteOwedHits(db).catch(() => undefined);
  };
}

/** @returns the ids of the hits */
async function storeHits(db: Database, limits: Limit[]): Promise<number[]> {
  const now = Date.now();
  // Always in the same order: two attempts that share two limits must not deadlock.
  const keys = limits.map(({ key }) => key).sort();
  try {
    const hits = await inQuickTurn(db, keys, async (tx) => {
      for (const key of keys) await lockName(tx, key);
      await refuseOver(tx, limits, now);
      const at = new Date(now).toISOString();
      return tx
        .insert(rateHits)
        .values(limits.map(({ key }) => ({ key, at })))
        .returning({ id: rateHits.id });
    });
    return hits.map(({ id }) => id);
  } catch (error) {
    const isPlain = keys.every((key) => key.search(BEYOND_ASCII) < 0);
    if (isPlain || lackedLetter(error) === undefined) throw error;
    // Who cannot exist is counted too, without the letters that the database may lack.
    return storeHits(
      db,
      limits.map((limit) => ({ ...limit, key: limit.key.replaceAll(BEYOND_ASCII, '?') })),
    );
  }
}

/**
 * Judges an attempt that was counted. If it fails without a verdict, because the database cannot be reached, the attempt
 * is taken back: nobody is locked out for what was never checked.
 * @param takeBack as `countAttempt` returned it
 * @param judge throws, or returns, the verdict
 */
export async function judgeAttempt<T>(takeBack: () => Promise<void>, judge: () => Promise<T>): Promise<T> {
  try {
    return await judge();
  } catch (error) {
    const isVerdict = error instanceof HttpError && error.statusCode < 500;
    // Not awaited: out of reach, the database may let this wait as long as the attempt did.
    if (!isVerdict) void takeBack();
    throw error;
  }
}

async function deleteOwedHits(db: Database): Promise<void> {
  const owed = owedHits.get(db);
  if (!owed?.size) return;
  const ids = [...owed];
  await db.delete(rateHits).where(inArray(rateHits.id, ids));
  ids.forEach((id) => owed.delete(id));
}

/** @throws 429 for the first limit that is reached */
async function refuseOver(tx: Database, limits: Limit[], now: number): Promise<void> {
  const startOf = ({ seconds }: Limit) => now - seconds * 1000;
  const recent = limits.map((limit) => and(eq(rateHits.key, limit.key), gt(rateHits.at, new Date(startOf(limit)).toISOString())));
  const found = await tx
    .select({ key: rateHits.key, count: count(), oldest: min(rateHits.at) })
    .from(rateHits)
    .where(and(or(...recent), lte(rateHits.at, new Date(now + SKEW).toISOString())))
    .groupBy(rateHits.key);
  const hitsOf = new Map(found.map((hits) => [hits.key, hits]));
  for (const limit of limits) {
    const hits = hitsOf.get(limit.key);
    if (!hits || hits.count < limit.max) continue;
    const wait = Math.ceil((Date.parse(hits.oldest ?? '') - startOf(limit)) / 1000);
    throw rateLimited(limit.message, Math.min(limit.seconds, wait));
  }
}
