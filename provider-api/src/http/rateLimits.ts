import { and, count, eq, gt, min, sql } from 'drizzle-orm';
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
  const recent = and(eq(rateHits.key, limit.key), gt(rateHits.at, from));
  const hit = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${limit.key}))`);
    const [found] = await tx
      .select({ count: count(), oldest: min(rateHits.at) })
      .from(rateHits)
      .where(recent);
    if ((found?.count ?? 0) >= limit.most) {
      const frees = Date.parse(found?.oldest ?? from) + limit.seconds * 1000;
      throw rateLimited(limit.message, Math.max(1, Math.ceil((frees - now) / 1000)));
    }
    const at = new Date(now).toISOString();
    const [made] = await tx.insert(rateHits).values({ key: limit.key, at }).returning({ id: rateHits.id });
    return made as { id: number };
  });
  return async () => void (await db.delete(rateHits).where(eq(rateHits.id, hit.id)));
}
