import { and, eq, inArray } from 'drizzle-orm';
import type { ReleaseFigures } from 'shared-kit/rules/releaseEntities';
import type { Database } from '../../base/storage/database';
import { percentileOf } from './loadTimes';
import { releaseFigures } from './schema';

export const NO_FIGURES: ReleaseFigures = { loads: 0, failures: 0, crashes: 0, medianMs: null, p95Ms: null };

/** @returns the figures of some versions of a remote; those that no page reported are left out */
export async function readFigures(db: Database, remote: string, versions: string[]): Promise<Map<string, ReleaseFigures>> {
  if (versions.length === 0) return new Map();
  const rows = await db
    .select()
    .from(releaseFigures)
    .where(and(eq(releaseFigures.remote, remote), inArray(releaseFigures.version, versions)));
  return new Map(
    rows.map(({ version, loads, failures, crashes, times }) => [
      version,
      { loads, failures, crashes, medianMs: percentileOf(times, 0.5), p95Ms: percentileOf(times, 0.95) },
    ]),
  );
}
