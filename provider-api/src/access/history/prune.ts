import { sql } from 'drizzle-orm';
import type { Database } from '../../base/storage/database';
import { versionItems, versionPeople, versions } from './schema';

const DAY = 86_400_000;
/** Rows removed in one statement: nobody waits for it. */
const AT_ONCE = 1_000;

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

/** Repeats until a step finds fewer rows than it may remove. */
async function inSteps(atOnce: number, step: () => PromiseLike<unknown>): Promise<void> {
  let removed = atOnce;
  while (removed >= atOnce) removed = removedBy(await step());
}

/** The two drivers report the count under different names. */
function removedBy(result: unknown): number {
  const { rowCount, affectedRows } = result as { rowCount?: number | null; affectedRows?: number };
  return rowCount ?? affectedRows ?? 0;
}
