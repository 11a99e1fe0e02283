import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, asc, eq, ne, or, type SQL } from 'drizzle-orm';
import { routeProblems } from 'shared-kit/rules/remote/contract';
import { kitProblems, type Surface } from 'shared-kit/rules/remote/kitContract';
import type { Release } from 'shared-kit/rules/remote/registry';
import { overlapProblems, releaseProblems, type TargetSite } from 'shared-kit/rules/remote/releaseProblems';
import type { Config } from '../../base/config';
import { conflict, invalid } from '../../http/errors';
import type { Database } from '../../base/storage/database';
import { checkTexts } from './checkTexts';
import { contentProblems, fileProblems } from './files';
import { releases, remoteLines } from './schema';
import type { UnpackedFiles } from './unpack';

const SHOWN_PER_KIND = 5;

/** What the kit of this server's site offers to remotes; null where no site is built. */
async function readSurface({ siteDir }: Pick<Config, 'siteDir'>): Promise<Surface | null> {
  const file = join(siteDir, 'kit.json');
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Surface) : null;
}

/** The descriptions of versions in use, by everybody or by some. */
const inUse = (db: Database, condition?: SQL) =>
  db
    .select({ name: releases.remote, version: releases.version, descriptor: releases.descriptor })
    .from(remoteLines)
    .innerJoin(
      releases,
      and(
        eq(releases.remote, remoteLines.remote),
        or(eq(releases.version, remoteLines.live), eq(releases.version, remoteLines.canary)),
      ),
    )
    .where(condition)
    .orderBy(asc(releases.remote), asc(releases.version));

/** The target of a release: the kit of this site, and what other remotes show now, to everybody or to some. */
export async function placeFor(db: Database, config: Pick<Config, 'siteDir'>, remote: string): Promise<TargetSite> {
  const others = await inUse(db, ne(remoteLines.remote, remote));
  return {
    surface: await readSurface(config),
    others: others.map(({ name, descriptor }) => ({ name, routes: descriptor.routes })),
  };
}

/**
 * Refuses an invalid release before it is stored, with the same checks as the command that packs it, and verifies the hashes of
 * its files.
 * @throws 422 with the first few messages of each kind
 */
export async function refuseFaults(db: Database, config: Config, release: Release, files: UnpackedFiles): Promise<void> {
  const releaseFiles = [...files].map(([name, { path, bytes }]) => ({ name, bytes, text: () => readFile(path, 'utf8') }));
  const place = { ...(await placeFor(db, config, release.name)), limits: config.releaseLimits };
  const problems = {
    release: await releaseProblems(release, releaseFiles, place, checkTexts),
    routes: routeProblems(release.routes, Object.keys(release.pages)).map((problem) => `${problem}.`),
    hashes: contentProblems(release, files),
    files: await fileProblems(files),
  };
  const failing = Object.entries(problems).filter(([, messages]) => messages.length > 0);
  if (failing.length === 0) return;
  const fields = failing.map(([about, messages]) => {
    const rest = messages.length - SHOWN_PER_KIND;
    return [about, [...messages.slice(0, SHOWN_PER_KIND), ...(rest > 0 ? [`And ${rest} more.`] : [])].join(' ')] as const;
  });
  const [first] = failing.flatMap(([, messages]) => messages);
  throw invalid(Object.fromEntries(fields), first as string);
}

/**
 * Refuses to put a version into use if the site or another remote has changed since its upload so that it no longer fits.
 * @throws 409
 */
export async function refuseMisfit(db: Database, config: Pick<Config, 'siteDir'>, release: Release): Promise<void> {
  const { surface, others } = await placeFor(db, config, release.name);
  const [first] = [...(surface ? kitProblems(release.uses, surface) : []), ...overlapProblems(release, others)];
  if (first) throw conflict(first);
}

/**
 * Versions in use that this site cannot run: what a team released stays in use when the site is built with another kit.
 * @returns one message for each, for the operator of the server
 */
export async function misfitsInUse(db: Database, config: Pick<Config, 'siteDir'>): Promise<string[]> {
  const surface = await readSurface(config);
  if (!surface) return [];
  return (await inUse(db)).flatMap(({ name, version, descriptor }) => {
    const [first] = kitProblems(descriptor.uses, surface);
    return first ? [`${name} ${version} is in use and does not run on this site: ${first}`] : [];
  });
}
