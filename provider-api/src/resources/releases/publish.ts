import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { overlapProblems } from 'shared-kit/rules/remote/releaseProblems';
import { ConfigError } from '../../base/configError';
import type { Services } from '../../http/app';
import { HttpError } from '../../http/errors';
import { recordChange } from '../../access/security-log/log';
import { aboutRelease } from '../../access/security-log/subjects';
import type { Database } from '../../base/storage/database';
import { FilesOutOfReach, NoRoomForFiles } from '../../base/storage/files/problems';
import { readBuildList, readBuiltFiles } from './builds';
import { placeFor } from './checks';
import { readDescriptor } from './descriptor';
import { storeRelease } from './storeRelease';
import { lostFiles } from './lostFiles';
import { putLive, type Cause } from './moves';
import { remoteLines } from './schema';
import { findLine, findRelease, lockLine, withMoves, type LineRow, type ReleaseRow } from './store';

/** Reports to the operator what was done, or why not. */
type Report = (message: string) => void;

const EVERYBODY = { share: 100, people: [] };
const AT_START: Cause = { setBy: 'start', by: null, why: null };

/**
 * Publishes local builds: remotes of SITE_DIR whose line is empty, or was last set by a start from an older build. A version
 * released by a team is never replaced, and a withdrawn one never returns. Files of a live build that the store has lost are
 * restored. Several servers may do this concurrently.
 * @throws ConfigError when the file store cannot store them
 */
export async function publishBuilt(services: Services, report: Report): Promise<void> {
  const folder = join(services.config.siteDir, 'remotes');
  const file = join(folder, 'registry.json');
  if (!existsSync(file)) return;
  const built = await readBuildList(file);
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

interface BuiltVersion {
  name: string;
  version: string;
  builtOn: string;
}

async function publish(services: Services, folder: string, built: BuiltVersion, report: Report): Promise<void> {
  const { db } = services;
  const { name, version, builtOn } = built;
  const line = await findLine(db, name);
  if (line?.live === version) return restoreLostFiles(services, folder, built, report);
  if (line && !mayPublish(line, built)) return;
  if (!existsSync(folder)) return report(`${name} ${version} is not published: ${folder} is missing. Build the site again.`);
  const stored = await findRelease(db, name, version);
  if (stored?.withdrawnOn) return report(`${name} ${version} was withdrawn: it is not published again. Build a new version.`);
  const isWhole = stored !== undefined && (await lostFiles(services.files, stored)).length === 0;
  const release = isWhole ? stored : await storeBuild(services, folder, built, stored);
  await withMoves(db, async (tx) => {
    const lockedLine = await lockLine(tx, name);
    if (!mayPublish(lockedLine, built)) return;
    const { others } = await placeFor(tx, services.config, name);
    const [overlap] = overlapProblems(release.descriptor, others);
    if (overlap) return report(`${name} ${version} is not published: ${overlap}`);
    await putBuilt(tx, lockedLine, release, builtOn);
    await recordChange(tx, null, {
      event: 'release_live',
      about: aboutRelease(release),
      detail: 'Built, and made live at a start',
    });
    report(`${name} ${version} is published.`);
  });
}

/** Restores the files that the store has lost of a build that is live already. */
async function restoreLostFiles(services: Services, folder: string, built: BuiltVersion, report: Report): Promise<void> {
  const { name, version } = built;
  const stored = await findRelease(services.db, name, version);
  if (!stored || !existsSync(folder)) return;
  const { length } = await lostFiles(services.files, stored);
  if (length === 0) return;
  await storeBuild(services, folder, built, stored);
  report(`Files of ${name} ${version} were missing or damaged, and have been restored: ${length}.`);
}

/** Whether a start may move a line: only if nobody else has moved it, and only to a newer build. */
function mayPublish(line: LineRow, { version, builtOn }: BuiltVersion): boolean {
  if (line.live === version) return false;
  if (line.live === null) return true;
  return line.setBy === 'start' && (line.builtOn === null || line.builtOn < builtOn);
}

async function putBuilt(tx: Database, line: LineRow, release: ReleaseRow, builtOn: string): Promise<void> {
  await putLive(tx, line, release, EVERYBODY, AT_START);
  await tx.update(remoteLines).set({ builtOn }).where(eq(remoteLines.remote, line.remote));
}

async function storeBuild(
  services: Services,
  folder: string,
  { name, builtOn }: BuiltVersion,
  stored: ReleaseRow | undefined,
): Promise<ReleaseRow> {
  const files = await readBuiltFiles(folder, stored);
  const descriptor = await readDescriptor(files, name);
  const checked = { ...AT_START, descriptor, files, at: builtOn };
  return (await storeRelease(services, checked)).release;
}
