import { and, desc, inArray, isNotNull } from 'drizzle-orm';
import { flatten } from 'shared-kit/rules/remote/routes';
import type { Database } from '../../base/storage/database';
import { releases } from './schema';

/**
 * The paths that remotes had when they were last live. They are known although no version is left, so that people are told that a
 * page is not available now, and not that there is none.
 * @param remotes names of remotes of which somebody gets no version
 */
export async function unavailablePaths(db: Database, remotes: string[]): Promise<string[]> {
  if (remotes.length === 0) return [];
  const last = await db
    .selectDistinctOn([releases.remote], { descriptor: releases.descriptor })
    .from(releases)
    .where(and(inArray(releases.remote, remotes), isNotNull(releases.liveOn)))
    .orderBy(releases.remote, desc(releases.liveOn), desc(releases.at));
  return last.flatMap(({ descriptor }) => flatten(descriptor.routes).map(({ path }) => path));
}
