import { and, sql, type SQL } from 'drizzle-orm';
import { versions } from '../../access/history/schema';
import type { Database } from '../../base/storage/database';
import { readActivity, type ActivityFilter } from './activity';

/** The columns of the activity as CSV. */
export const COLUMNS = ['When (UTC)', 'Who', 'Action', 'Kind', 'What', 'Property', 'Version', 'Id'];
/** A spreadsheet holds a million rows. */
const MAX_LINES = 100_000;
/** Lines read per query, so that the whole list is never in memory. */
const CHUNK = 2_000;

/** The lines of the activity as cells, newest first. Each chunk starts after the last line of the previous one, so
 * that changes in between shift nothing. */
export async function* csvLines(db: Database, filter: ActivityFilter) {
  let olderThanLast: SQL | undefined;
  for (let sent = 0; sent < MAX_LINES; sent += CHUNK) {
    const lines = await readActivity(db, { ...filter, where: and(filter.where, olderThanLast) }, CHUNK, 0);
    for (const line of lines)
      yield [line.at, line.by?.name, line.action, line.kind, line.name, line.property?.name, line.version, line.item_id];
    const last = lines.at(-1);
    if (!last || lines.length < CHUNK) return;
    olderThanLast = sql`(${versions.at}, ${versions.id}) < (${last.at}::timestamptz, ${last.id}::bigint)`;
  }
}
