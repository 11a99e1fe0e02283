import { and, eq } from 'drizzle-orm';
import { isFailing, isHostFailing, type FailureLimits, type Reporters } from 'shared-kit/rules/releaseFailures';
import { notify } from '../notifications/notify';
import { recordChange } from '../../access/security-log/log';
import { aboutRelease } from '../../access/security-log/subjects';
import type { Database } from '../../base/storage/database';
import { withdraw } from './moves';
import { readOtherReporters, readReporters, type Report } from './reports';
import { releaseFigures } from './schema';
import { getRelease, lockLine, findLastGood, lockMoves } from './store';

/** The action taken about a failing version, for the log. */
export interface Verdict extends Reporters {
  remote: string;
  version: string;
  /** The version that its people get from now on; null: the failing one stays. */
  next: string | null;
  /** Why the failing version stays: there is no replacement, or files of other versions do not load either. */
  stays?: 'no other version' | 'others do not load either';
}

type Subject = Pick<Report, 'remote' | 'version'>;

const HOUR = 3_600_000;

const whyOf = ({ troubled, all }: Reporters, { minutes }: FailureLimits) =>
  `It failed for ${troubled} of ${all} people within ${minutes} minutes.`;

/** Only super users read everything; the page that the notification leads to is theirs. */
const notifySuperUsers = (tx: Database, sentence: string, name: string) =>
  notify(tx, { resource: '*', sentence, places: [{ propertyId: '', name, link: '/releases' }] });

/**
 * Withdraws a version for everybody when it fails for too many people: they get the last good one, and it is never chosen again.
 * If no earlier good version is left, or if the origin of the files is failing and not the version, it stays, and super users are
 * notified. Call it in the transaction that counted the report: its row locks keep other processes from doing it twice.
 * @returns what was done; null when the version is not failing, or somebody was faster
 */
export async function judge(tx: Database, subject: Subject, limits: FailureLimits, now: Date): Promise<Verdict | null> {
  const reporters = await readReporters(tx, subject, limits, now);
  if (!isFailing(reporters, limits)) return null;
  const { remote, version } = subject;
  // The same lock order as when a person moves the line.
  await lockMoves(tx);
  const line = await lockLine(tx, remote);
  const release = await getRelease(tx, remote, version);
  if (release.withdrawnOn !== null) return null;
  const isInUse = line.live === version || line.canary === version;
  const next = line.live === version || line.live === null ? (await findLastGood(tx, remote, version))?.version : line.live;
  const verdict = { ...subject, ...reporters, next: null };
  const nextReporters = next === undefined ? null : await readReporters(tx, { remote, version: next }, limits, now);
  if (isHostFailing(reporters, nextReporters, await readOtherReporters(tx, subject, limits, now), limits))
    return leaveInUse(tx, { ...verdict, stays: 'others do not load either' }, now);
  if (next === undefined && isInUse) return leaveInUse(tx, { ...verdict, stays: 'no other version' }, now);

  await withdraw(tx, line, release, { by: null, why: whyOf(reporters, limits) });
  await recordChange(tx, null, { event: 'release_withdrawn', about: aboutRelease(release), detail: whyOf(reporters, limits) });
  await notifySuperUsers(
    tx,
    `${version} failed for ${reporters.troubled} of ${reporters.all} people and was withdrawn from`,
    remote,
  );
  return { ...subject, ...reporters, next: next ?? null };
}

const describeStaying = ({ version, troubled, unloaded, all, stays }: Verdict) =>
  stays === 'no other version'
    ? `${version} fails for ${troubled} of ${all} people, and there is no earlier version to go back to, of`
    : `${version} does not load for ${unloaded} of ${all} people, nor do other versions. Check the server of the remotes’ files. Nothing was withdrawn from`;

/** Leaves the version in use: super users are notified, at most once an hour. */
async function leaveInUse(tx: Database, verdict: Verdict, now: Date): Promise<Verdict | null> {
  const { remote, version } = verdict;
  const figuresOfVersion = and(eq(releaseFigures.remote, remote), eq(releaseFigures.version, version));
  const [figures] = await tx.select({ notifiedOn: releaseFigures.notifiedOn }).from(releaseFigures).where(figuresOfVersion);
  if (figures?.notifiedOn && Date.parse(figures.notifiedOn) > now.getTime() - HOUR) return null;
  await tx.update(releaseFigures).set({ notifiedOn: now.toISOString() }).where(figuresOfVersion);
  await notifySuperUsers(tx, describeStaying(verdict), remote);
  return verdict;
}
