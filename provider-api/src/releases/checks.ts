import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, isNotNull, ne, or } from 'drizzle-orm';
import { composeRoutes } from 'shared-kit/frame/routes/compose';
import { shellRoutes } from 'shared-kit/frame/routes/shellRoutes';
import { routeProblems } from 'shared-kit/remote/contract';
import { kitProblems, type Surface } from 'shared-kit/remote/kitContract';
import type { Release } from 'shared-kit/remote/registry';
import type { Config } from '../config';
import { invalid } from '../http/errors';
import type { Database } from '../storage/database';
import { fileProblems, hashProblems } from './files';
import { releases, remoteLines } from './schema';
import type { UnpackedFiles } from './unpack';

/** What is wrong with a release, by what it is about. */
export type Problems = Record<string, string[]>;

const SHOWN = 5;

/** @throws 422 with what is wrong, the first few of each kind, when there is anything */
export function refuseProblems(problems: Problems): void {
  const found = Object.entries(problems).filter(([, sentences]) => sentences.length > 0);
  if (found.length === 0) return;
  const fields = found.map(([about, sentences]) => {
    const rest = sentences.length - SHOWN;
    return [about, [...sentences.slice(0, SHOWN), ...(rest > 0 ? [`And ${rest} more.`] : [])].join(' ')] as const;
  });
  const [first] = found.flatMap(([, sentences]) => sentences);
  throw invalid(Object.fromEntries(fields), first as string);
}

/** What the site of this server offers to remotes; null where no site is built. */
async function readSurface({ siteDir }: Pick<Config, 'siteDir'>): Promise<Surface | null> {
  const file = join(siteDir, 'kit.json');
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Surface) : null;
}

/** What other remotes show now, to everybody or to some. */
async function otherRoutes(db: Database, remote: string) {
  const isUsed = or(eq(releases.version, remoteLines.live), eq(releases.version, remoteLines.canary));
  return db
    .select({ name: releases.remote, descriptor: releases.descriptor })
    .from(remoteLines)
    .innerJoin(releases, and(eq(releases.remote, remoteLines.remote), isUsed))
    .where(and(ne(remoteLines.remote, remote), or(isNotNull(remoteLines.live), isNotNull(remoteLines.canary))));
}

/** The addresses of a release that the site itself or another remote shows already. */
export async function overlapProblems(db: Database, { name, routes }: Release): Promise<string[]> {
  const others = (await otherRoutes(db, name)).map(({ descriptor }) => ({ name: descriptor.name, routes: descriptor.routes }));
  const before = new Set(composeRoutes([{ name: null, routes: shellRoutes }, ...others]).rejected);
  const { rejected } = composeRoutes([{ name: null, routes: shellRoutes }, ...others, { name, routes }]);
  return rejected.filter((sentence) => !before.has(sentence));
}

/**
 * What may change between an upload and the moment a version is put into use: the site's kit, and what others show.
 */
export async function placeProblems(db: Database, config: Config, release: Release): Promise<Problems> {
  const surface = await readSurface(config);
  return {
    kit: surface === null ? [] : kitProblems(release.uses, surface),
    routes: await overlapProblems(db, release),
  };
}

/** Everything that a release is refused for before it is kept. */
export async function releaseProblemsOf(db: Database, config: Config, release: Release, files: UnpackedFiles): Promise<Problems> {
  const place = await placeProblems(db, config, release);
  return {
    ...place,
    routes: [
      ...routeProblems(release.routes, Object.keys(release.pages)).map((problem) => `${problem}.`),
      ...(place.routes ?? []),
    ],
    hashes: hashProblems(release, files),
    files: await fileProblems(files),
  };
}
