import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { isReleased } from 'shared-kit/rules/remote/releaseFiles';
import { overlapProblems } from 'shared-kit/rules/remote/releaseProblems';
import { ConfigError } from '../../base/configError';
import type { Services } from '../../http/app';
import { HttpError } from '../../http/errors';
import { recordChange } from '../../access/security-log/log';
import { aboutRelease } from '../../access/security-log/subjects';
import type { Database } from '../../base/storage/database';
import { FilesOutOfReach, NoRoomForFiles } from '../../base/storage/files/problems';
import { placeFor } from './checks';
import { readDescriptor } from './descriptor';
import { keepRelease } from './keep';
import { lostFiles } from './lostFiles';
import { putLive, type Cause } from './moves';
import { releases, remoteLines } from './schema';
import { findRelease, holdLine, lockMoves, type LineRow, type ReleaseRow } from './store';
import type { UnpackedFiles } from './unpack';

/** A build's description of its remotes. */
interface Built {
  /** Absent in older builds. */
  builtOn?: string;
  remotes: { name: string; version: string }[];
}

/** Reports to the operator what was done, or why not. */
type Tell = (sentence: string) => void;

const EVERYBODY = { share: 100, people: [] };
const AT_START: Cause = { setBy: 'start', by: null, why: null };

/**
 * Publishes local builds: remotes of SITE_DIR whose line is empty, or was last set by a start from an older build. A version
 * released by a team is never replaced, and a withdrawn one never returns. What the store has lost of a live build is put back.
 * Several servers may do this concurrently.
 * @throws ConfigError with a sentence when the store of files cannot take them
 */
export async function publishBuilt(services: Services, report: Tell): Promise<void> {
  const folder = join(services.config.siteDir, 'remotes');
  const file = join(folder, 'registry.json');
  if (!existsSync(file)) return;
  const built = await readBuilt(file);
  if (!built) return report(`${file} cannot be read: no remotes are published. Build the site again.`);
  for (const { name, version } of built.remotes) {
    try {
      await publish(services, join(folder, name, version), { name, version, builtOn: built.builtOn }, report);
    } catch (error) {
      if (error instanceof FilesOutOfReach || error instanceof NoRoomForFiles)
        throw new ConfigError(`${name} ${version} cannot be published: ${error.message}`, { cause: error });
      // One remote that cannot be published must not keep the others, or the site, from starting.
      if (!(error instanceof HttpError) || error.statusCode >= 500) throw error;
      report(`${name} ${version} is not published: ${error.message}`);
    }
  }
}

/** @returns what was built, and when; null when the list is unreadable */
async function readBuilt(file: string): Promise<Required<Built> | null> {
  try {
    const { builtOn = (await stat(file)).mtime.toISOString(), remotes } = JSON.parse(await readFile(file, 'utf8')) as Built;
    return Array.isArray(remotes) && !Number.isNaN(Date.parse(builtOn)) ? { builtOn, remotes } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

interface BuiltVersion {
  name: string;
  version: string;
  builtOn: string;
}

async function publish(services: Services, folder: string, built: BuiltVersion, report: Tell): Promise<void> {
  const { db } = services;
  const { name, version, builtOn } = built;
  const [line] = await db.select().from(remoteLines).where(eq(remoteLines.remote, name));
  if (line?.live === version) return putBackLost(services, folder, built, report);
  if (line && !(await isOpenTo(db, line, built))) return;
  if (!existsSync(folder)) return report(`${name} ${version} is not published: ${folder} is missing. Build the site again.`);
  const known = await findRelease(db, name, version);
  if (known?.withdrawnOn) return report(`${name} ${version} was withdrawn: it is not published again. Build a new version.`);
  const isWhole = known !== undefined && (await lostFiles(services.files, known)).length === 0;
  const release = isWhole ? known : await keep(services, folder, built, known);
  await db.transaction(async (tx) => {
    await lockMoves(tx);
    const held = await holdLine(tx, name);
    if (!(await isOpenTo(tx, held, built))) return;
    const { others } = await placeFor(tx, services.config, name);
    const [overlap] = overlapProblems(release.descriptor, others);
    if (overlap) return report(`${name} ${version} is not published: ${overlap}`);
    await putBuilt(tx, held, release, builtOn);
    await recordChange(tx, null, {
      event: 'release_live',
      about: aboutRelease(release),
      detail: 'Built, and made live at a start',
    });
    report(`${name} ${version} is published.`);
  });
}

/** A build that is live already gets back what the store has lost of its files. */
async function putBackLost(services: Services, folder: string, built: BuiltVersion, report: Tell): Promise<void> {
  const { name, version } = built;
  const known = await findRelease(services.db, name, version);
  if (!known || !existsSync(folder)) return;
  const { length } = await lostFiles(services.files, known);
  if (length === 0) return;
  await keep(services, folder, built, known);
  report(`Files of ${name} ${version} were missing or damaged, and are put back: ${length}.`);
}

/** Whether a start may move a line: only if nobody else did, and not from a build that is at least as new. */
async function isOpenTo(db: Database, line: LineRow, { version, builtOn }: BuiltVersion): Promise<boolean> {
  if (line.live === version) return false;
  if (line.live === null) return true;
  if (line.builtOn !== null && line.builtOn >= builtOn) return false;
  // A version restored by reports counts as published by a start, unless a team released it.
  return line.setBy === 'start' || (line.setBy === 'reports' && (await isByStart(db, line, line.live)));
}

async function isByStart(db: Database, { remote }: LineRow, version: string): Promise<boolean> {
  const [found] = await db
    .select({ by: releases.by })
    .from(releases)
    .where(and(eq(releases.remote, remote), eq(releases.version, version)));
  return found?.by === null;
}

async function putBuilt(tx: Database, line: LineRow, release: ReleaseRow, builtOn: string): Promise<void> {
  await putLive(tx, line, release, EVERYBODY, AT_START);
  await tx.update(remoteLines).set({ builtOn }).where(eq(remoteLines.remote, line.remote));
}

async function keep(
  services: Services,
  folder: string,
  { name, builtOn }: BuiltVersion,
  known: ReleaseRow | undefined,
): Promise<ReleaseRow> {
  const files = await filesIn(folder, known);
  const descriptor = await readDescriptor(files, name);
  const arrival = { ...AT_START, descriptor, files, at: builtOn };
  return (await keepRelease(services, arrival)).release;
}

/**
 * The files of a built version, described as those of an unpacked one.
 * @param known the version as it is stored: one that an earlier start stored has all files of the build
 */
async function filesIn(folder: string, known: ReleaseRow | undefined): Promise<UnpackedFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [relative(folder, path).replaceAll(sep, '/'), path] as const)
    .filter(([name]) => isReleased(name) || (known !== undefined && name in known.files))
    .map(async ([name, path]) => {
      const bytes = await readFile(path);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
      return [name, { path, bytes: bytes.length, sha256, integrity }] as const;
    });
  return new Map(await Promise.all(files));
}
