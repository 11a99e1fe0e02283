import type { SQL } from 'drizzle-orm';
import { and, desc, inArray, lt, lte, ne } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../base/storage/database';
import { AT_ONCE, inSteps } from '../../base/storage/inSteps';
import { securityLog } from './schema';

const DAY = 86_400_000;
/** The limit for failures and refusals, which anybody can cause. They never displace entries of successful actions. */
const MOST_FAILURES = 500_000;

/**
 * Removes entries older than a number of days, and the oldest failures and refusals where there are too many, in small steps: there
 * are millions when the days were made fewer.
 */
export async function pruneSecurityLog(
  db: Database,
  days: number,
  now: Date,
  mostFailures = MOST_FAILURES,
  atOnce = AT_ONCE,
): Promise<void> {
  const { id, at } = securityLog;
  const remove = (which: SQL | undefined, order: PgColumn) =>
    inSteps(atOnce, () => {
      const some = db.select({ id }).from(securityLog).where(which).orderBy(order).limit(atOnce);
      return db.delete(securityLog).where(inArray(id, some));
    });
  await remove(lt(at, new Date(now.getTime() - days * DAY).toISOString()), at);
  const failures = ne(securityLog.outcome, 'done');
  const [last] = await db.select({ id }).from(securityLog).where(failures).orderBy(desc(id)).offset(mostFailures).limit(1);
  if (last) await remove(and(failures, lte(id, last.id)), id);
}
