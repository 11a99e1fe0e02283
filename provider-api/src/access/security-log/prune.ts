import { and, desc, lt, lte, ne } from 'drizzle-orm';
import type { Database } from '../../base/storage/database';
import { securityLog } from './schema';

const DAY = 86_400_000;
/** The limit for failures and refusals, which anybody can cause. They never displace entries of successful actions. */
const MOST_FAILURES = 500_000;

/** Removes entries older than a number of days, and the oldest failures and refusals where there are too many. */
export async function pruneSecurityLog(db: Database, days: number, now: Date, mostFailures = MOST_FAILURES): Promise<void> {
  await db.delete(securityLog).where(lt(securityLog.at, new Date(now.getTime() - days * DAY).toISOString()));
  const failures = ne(securityLog.outcome, 'done');
  const [last] = await db
    .select({ id: securityLog.id })
    .from(securityLog)
    .where(failures)
    .orderBy(desc(securityLog.id))
    .offset(mostFailures)
    .limit(1);
  if (last) await db.delete(securityLog).where(and(failures, lte(securityLog.id, last.id)));
}
