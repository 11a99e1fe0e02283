import { sql } from 'drizzle-orm';
import type { Database } from '../../base/storage/database';
import { AT_ONCE, inSteps } from '../../base/storage/inSteps';
import { versionItems, versionPeople, versions } from './schema';

const DAY = 86_400_000;

/**
 * Removes versions older than a number of days, in small steps, then items and people that no version mentions any more. An item
 * that is still there begins a new history with its next change.
 */
export async function pruneVersions(db: Database, days: number, now: Date, atOnce = AT_ONCE): Promise<void> {
  const before = new Date(now.getTime() - days * DAY).toISOString();
  await inSteps(atOnce, () =>
    db.execute(sql`delete from ${versions} where id in (
      select id from ${versions} where ${versions.at} < ${before}::timestamptz order by ${versions.at} limit ${atOnce})`),
  );
  for (const [table, column] of [
    [versionItems, versions.item],
    [versionPeople, versions.person],
  ] as const)
    await inSteps(atOnce, () =>
      db.execute(sql`delete from ${table} where id in (
        select ${table.id} from ${table} where not exists (select from ${versions} where ${column} = ${table.id})
        limit ${atOnce} for update skip locked)`),
    );
}
