import { and, asc, count, eq, gt, lt } from 'drizzle-orm';
import { rateHits } from '../auth/schema';
import type { Database } from '../storage/database';
import { rateLimited } from './errors';

export interface Limit {
  /** What is counted, e.g. `sign-in:account:anna@example.com`. */
  key: string;
  most: number;
  seconds: number;
  message: string;
}

/**
 * Counts an attempt before it is made, so that many at once cannot slip through; what succeeds is taken back.
 * Counted in the database, which every process shares.
 * @returns takes the attempt back
 * @throws 429 with Retry-After when there were too many in the window; the refused attempt is not counted
 */
export async function countAttempt(db: Database, limit: Limit): Promise<() => Promise<void>> {
  const now = Date.now();
  const from = new Date(now - limit.seconds * 1000).toISOString();
  const [hit] = await db
    .insert(rateHits)
    .values({ key: limit.key, at: new Date(now).toISOString() })
    .returning({ id: rateHits.id });
  const takeBack = async () => {
    if (hit) await db.delete(rateHits).where(eq(rateHits.id, hit.id));
  };
  const recent = and(eq(rateHits.key, limit.key), gt(rateHits.at, from));
  const [total] = await db.select({ count: count() }).from(rateHits).where(recent);
  if ((total?.count ?? 0) <= limit.most) return takeBack;
  await takeBack();
  const [oldest] = await db.select({ at: rateHits.at }).from(rateHits).where(recent).orderBy(asc(rateHits.at)).limit(1);
  const frees = Date.parse(oldest?.at ?? from) + limit.seconds * 1000;
  throw rateLimited(limit.message, Math.max(1, Math.ceil((frees - now) / 1000)));
}

/** Forgets attempts that no window reaches any more. */
export async function forgetOldAttempts(db: Database): Promise<void> {
  await db.delete(rateHits).where(lt(rateHits.at, new Date(Date.now() - 2 * 3600 * 1000).toISOString()));
}
