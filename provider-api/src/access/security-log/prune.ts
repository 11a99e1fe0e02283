import { and, desc, inArray, lt, lte, ne, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../base/storage/database';
import { BIN_MILLISECONDS } from '../../base/storage/files/bin';
import { BATCH_SIZE, inBatches } from '../../base/storage/inBatches';
import { securityLog } from './schema';

const DAY = 86_400_000;
/** The limit for failures and refusals, which anybody can cause. They never displace entries of successful actions. */
const MAX_FAILURES = 500_000;

/**
 * Removes entries older than a number of days, and the oldest failures and refusals where there are too many, in small
 * steps, because there may be millions after the number of days was reduced. Changes of rights are kept as long as the
 * bin keeps a property: a property comes back without the rights of people whose rights have changed since its deletion
 * (`resources/history/restoreRights.ts`).
 */
export async function pruneSecurityLog(
  db: Database,
  days: number,
  now: Date,
  maxFailures = MAX_FAILURES,
  batchSize = BATCH_SIZE,
): Promise<void> {
  const { id, at, event } = securityLog;
  const remove = (condition: SQL | undefined, order: PgColumn) =>
    inBatches(batchSize, () => {
      const ids = db.select({ id }).from(securityLog).where(condition).orderBy(order).limit(batchSize);
      return db.delete(securityLog).where(inArray(id, ids));
    });
  const isOlderThan = (millis: number) => lt(at, new Date(now.getTime() - millis).toISOString());
  const isUnneeded = or(ne(event, 'rights_changed'), isOlderThan(BIN_MILLISECONDS));
  await remove(and(isOlderThan(days * DAY), isUnneeded), at);
  const failures = ne(securityLog.outcome, 'done');
  const [last] = await db.select({ id }).from(securityLog).where(failures).orderBy(desc(id)).offset(maxFailures).limit(1);
  if (last) await remove(and(failures, lte(id, last.id)), id);
}
