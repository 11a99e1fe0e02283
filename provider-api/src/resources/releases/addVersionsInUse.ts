import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../base/storage/database';
import { releases } from './schema';
import type { LineRow, ReleaseRow } from './store';

/**
 * Adds the versions in use, and the one to step back to, if they are older than the versions of the first page, so that nobody has
 * to page through a hundred versions to find the live one.
 * @param rows the newest versions
 * @param line what is in use; undefined where nothing of the remote was ever uploaded
 * @param stepBack the version to step back to, if there is one
 * @returns them with the missing ones at the end, newest first
 */
export async function addVersionsInUse(
  db: Database,
  rows: ReleaseRow[],
  line: LineRow | undefined,
  stepBack: string | null,
): Promise<ReleaseRow[]> {
  if (!line) return rows;
  const inUse = [line.live, line.canary, stepBack].filter((version) => version !== null);
  const missing = inUse.filter((version) => rows.every((row) => row.version !== version));
  if (missing.length === 0) return rows;
  const older = await db
    .select()
    .from(releases)
    .where(and(eq(releases.remote, line.remote), inArray(releases.version, missing)));
  return [...rows, ...older.sort((a, b) => Date.parse(b.at) - Date.parse(a.at))];
}
