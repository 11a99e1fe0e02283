import { and, desc, lt, lte, ne } from 'drizzle-orm';
import type { Database } from '../../base/storage/database';
import { securityLog } from './schema';

const DAY = 86_400_000;
/** Of failures and refusals, which anybody can cause. What was done is never pushed out by them. */
const MOST_FAILURES = 500_000;

/** Removes entries that are older than so many days, and the oldest failures and refusals where there are too many. */
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
