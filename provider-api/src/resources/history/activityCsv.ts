import { and, sql } from 'drizzle-orm';
import { versions } from '../../access/history/schema';
import type { Database } from '../../base/storage/database';
import { inChunks } from '../../http/csv';
import { readActivity, type Activity, type ActivityFilter } from './activity';

/** The columns of the activity as CSV. */
export const COLUMNS = ['When (UTC)', 'Who', 'Action', 'Kind', 'What', 'Property', 'Version', 'Id', 'Who id', 'Property id'];

/**
 * The lines of the activity as cells, newest first.
 * @param checkAgain throws when the caller may not read the rest
 */
export async function* csvLines(db: Database, filter: ActivityFilter, checkAgain: () => Promise<void>) {
  const lines = inChunks<Activity>(checkAgain, (last, limit) => {
    const isOlder = last && sql`(${versions.at}, ${versions.id}) < (${last.at}::timestamptz, ${last.id}::bigint)`;
    return readActivity(db, { ...filter, where: and(filter.where, isOlder) }, limit, 0);
  });
  for await (const line of lines)
    yield [
      ...[line.at, line.by?.name, line.action, line.kind, line.name, line.property?.name, line.version, line.item_id],
      ...[line.by?.id, line.property?.id],
    ];
}
