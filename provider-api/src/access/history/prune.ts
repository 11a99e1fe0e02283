import { sql } from 'drizzle-orm';
import type { Database } from '../../base/storage/database';
import { BATCH_SIZE, inBatches } from '../../base/storage/inBatches';
import { versionItems, versionPeople, versions } from './schema';

const DAY = 86_400_000;

/**
 * Removes versions older than a number of days, in batches, then items and people that no version mentions any more. An item
 * that is still there begins a new history with its next change.
 */
export async function pruneVersions(db: Database, days: number, now: Date, batchSize = BATCH_SIZE): Promise<void> {
  const before = new Date(now.getTime() - days * DAY).toISOString();
  await inBatches(batchSize, () =>
    db.execute(sql`delete from ${versions} where id in (
      select id from ${versions} where ${versions.at} < ${before}::timestamptz order by ${versions.at} limit ${batchSize})`),
  );
  for (const [table, column] of [
    [versionItems, versions.item],
    [versionPeople, versions.person],
  ] as const)
    await inBatches(batchSize, () =>
      db.execute(sql`delete from ${table} where id in (
        select ${table.id} from ${table} where not exists (select from ${versions} where ${column} = ${table.id})
        limit ${batchSize} for update skip locked)`),
    );
}
