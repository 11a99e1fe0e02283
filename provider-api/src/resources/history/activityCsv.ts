import { and, sql, type SQL } from 'drizzle-orm';
import { versions } from '../../access/history/schema';
import type { Database } from '../../base/storage/database';
import { readActivity, type Asked } from './activity';

/** The columns of the activity as CSV. */
export const COLUMNS = ['When (UTC)', 'Who', 'Action', 'Kind', 'What', 'Property', 'Version', 'Id'];
/** A spreadsheet holds a million rows. */
const MOST_LINES = 100_000;
/** Lines read per query, so that the whole list is never in memory. */
const CHUNK = 2_000;

/** The lines of the activity as cells, newest first. What happens while they are read shifts none: each part begins behind the last. */
export async function* csvLines(db: Database, asked: Asked) {
  let older: SQL | undefined;
  for (let sent = 0; sent < MOST_LINES; sent += CHUNK) {
    const lines = await readActivity(db, { ...asked, where: and(asked.where, older) }, CHUNK, 0);
    for (const one of lines)
      yield [one.at, one.by?.name, one.action, one.kind, one.name, one.property?.name, one.version, one.item_id];
    const last = lines.at(-1);
    if (!last || lines.length < CHUNK) return;
    older = sql`(${versions.at}, ${versions.id}) < (${last.at}::timestamptz, ${last.id}::bigint)`;
  }
}
