import { createHash } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Registry, Release, RemoteRecord, Version } from 'shared-kit/rules/remote/registry';
import type { Config } from '../../base/config';
import type { Database } from '../../base/storage/database';
import { releases, remoteLines } from './schema';
import type { LineRow } from './store';
import { unavailablePaths } from './unavailable';

/** A version that may be chosen, since it was not withdrawn. */
type Candidate = Pick<typeof releases.$inferSelect, 'id' | 'remote' | 'version'>;

/** The line of a remote with the versions that may be chosen for it, the one that was live last first. */
export interface Choice {
  line: LineRow;
  live: Candidate | null;
  canary: Candidate | null;
  /** The version to step back to from the live one. */
  previous: Candidate | null;
}

/**
 * The versions in use of each remote, according to the database at this moment. The lateral joins make the database look each one up
 * by an index: a plain join may read every version there ever was.
 */
export async function readChoices(db: Database): Promise<Choice[]> {
  const newest = (name: string, ...conditions: SQL[]) =>
    db
      .select({ id: releases.id, remote: releases.remote, version: releases.version })
      .from(releases)
      .where(and(eq(releases.remote, remoteLines.remote), isNull(releases.withdrawnOn), ...conditions))
      .orderBy(desc(releases.liveOn), desc(releases.at))
      .limit(1)
      .as(name);
  const live = newest('live_release', eq(releases.version, remoteLines.live), isNotNull(releases.liveOn));
  const canary = newest('canary_release', eq(releases.version, remoteLines.canary));
  const isOther = sql`${releases.version} is distinct from ${remoteLines.live}`;
  const previous = newest('before_release', isOther, isNotNull(releases.liveOn));
  const fieldsOf = ({ id, remote, version }: typeof live) => ({ id, remote, version });
  return db
    .select({ line: remoteLines, live: fieldsOf(live), canary: fieldsOf(canary), previous: fieldsOf(previous) })
    .from(remoteLines)
    .leftJoinLateral(live, sql`true`)
    .leftJoinLateral(canary, sql`true`)
    .leftJoinLateral(previous, sql`true`)
    .orderBy(asc(remoteLines.remote));
}

/** A person's position in a canary, 0 to 100, the same on every page and server. */
function positionOf(person: string, { remote, version }: Pick<Candidate, 'remote' | 'version'>): number {
  const digest = createHash('sha256').update(`${person} ${remote} ${version}`).digest();
  return (digest.readUInt32BE() / 2 ** 32) * 100;
}

/** @returns the version for a person, then the one to step back to; without a person, the version that most people get */
function chosenFor({ line, live, canary, previous }: Choice, person: string | null): (Candidate | null)[] {
  const getsCanary =
    person === null ? line.share > 50 : line.people.includes(person) || (canary && positionOf(person, canary) < line.share);
  return canary && getsCanary ? [canary, live ?? previous] : [live, previous];
}

/** Descriptions never change, so the last ones read are cached by the id of their release. */
const descriptorCache = new Map<string, Release>();
const CACHE_SIZE = 100;

async function descriptorsOf(db: Database, ids: string[]): Promise<Map<string, Release>> {
  const missing = ids.filter((id) => !descriptorCache.has(id));
  if (missing.length > 0) {
    const rows = await db
      .select({ id: releases.id, descriptor: releases.descriptor })
      .from(releases)
      .where(inArray(releases.id, missing));
    for (const { id, descriptor } of rows) descriptorCache.set(id, descriptor);
  }
  const found = new Map(
    ids.flatMap((id) => (descriptorCache.has(id) ? [[id, descriptorCache.get(id) as Release] as const] : [])),
  );
  while (descriptorCache.size > CACHE_SIZE) descriptorCache.delete(descriptorCache.keys().next().value as string);
  return found;
}

/** Where the files of a version are, when that is not on this site. */
export const baseOf = ({ remotesUrl }: Pick<Config, 'remotesUrl'>, { name, version }: Pick<Version, 'name' | 'version'>) =>
  remotesUrl === null ? undefined : `${remotesUrl}/${name}/${version}/`;

const withoutPages = ({ app: _app, pages: _pages, routes: _routes, ...version }: Release): Version => version;

/**
 * What a page loads (api-contract §6): of each remote one version, and the last good one to step back to.
 * @param person the caller's id; null for what most people get
 */
export async function registryFor(db: Database, config: Pick<Config, 'remotesUrl'>, person: string | null): Promise<Registry> {
  const choices = await readChoices(db);
  const chosen = choices.map((choice) => chosenFor(choice, person).map((candidate) => candidate?.id));
  const without = choices.filter((_, index) => chosen[index]?.[0] === undefined).map(({ line }) => line.remote);
  const unavailable = await unavailablePaths(db, without);
  const descriptors = await descriptorsOf(
    db,
    chosen.flat().filter((id) => id !== undefined),
  );
  const describe = (id: string | undefined): Release | null => {
    const descriptor = id === undefined ? undefined : descriptors.get(id);
    if (!descriptor) return null;
    const base = baseOf(config, descriptor);
    return base === undefined ? descriptor : { ...descriptor, base };
  };
  const remotes = chosen.flatMap(([chosenId, fallbackId]): RemoteRecord[] => {
    const [release, previous] = [describe(chosenId), describe(fallbackId)];
    return release ? [{ ...release, previous: previous ? [withoutPages(previous)] : [] }] : [];
  });
  return { remotes, ...(unavailable.length > 0 && { unavailable }) };
}
