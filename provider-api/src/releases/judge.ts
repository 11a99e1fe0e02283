import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { isFailing, type FailureLimits, type Reporters } from 'shared-kit/rules/releaseFailures';
import { notify } from '../notifications/notify';
import type { Database } from '../storage/database';
import { readReporters, type Report } from './reports';
import { releaseFigures, releases, remoteLines } from './schema';

/** What was done about a failing version, for the log. */
export interface Verdict extends Reporters {
  remote: string;
  version: string;
  /** The version that its people get from now on; null: there is none, and the failing one stays. */
  next: string | null;
}

type Subject = Pick<Report, 'remote' | 'version'>;

const HOUR = 3_600_000;

const whyOf = ({ troubled, all }: Reporters, { minutes }: FailureLimits) =>
  `It failed for ${troubled} of ${all} people within ${minutes} minutes.`;

/** Super users alone read everything; the page that the notification leads to is theirs. */
const tell = (tx: Database, sentence: string, name: string) =>
  notify(tx, { actorId: '', resource: '*', sentence, places: [{ propertyId: '', name, link: '/releases' }] });

/** The good version that was live last, beside the one in question. */
async function lastGood(tx: Database, { remote, version }: Subject): Promise<string | null> {
  const [found] = await tx
    .select({ version: releases.version })
    .from(releases)
    .where(
      and(eq(releases.remote, remote), ne(releases.version, version), isNull(releases.withdrawnOn), isNotNull(releases.liveOn)),
    )
    .orderBy(desc(releases.liveOn))
    .limit(1);
  return found?.version ?? null;
}

/**
 * Withdraws a version for everybody when it fails for too many people: those who got it get the last good one, and it is
 * never chosen again. Without an earlier good version it stays, and super users are told. Call it in the transaction that
 * counted the report: the rows that it locks keep other processes from doing it twice.
 * @returns what was done; null when the version is not failing, or somebody was faster
 */
export async function judge(tx: Database, subject: Subject, limits: FailureLimits, now: Date): Promise<Verdict | null> {
  const reporters = await readReporters(tx, subject, limits, now);
  if (!isFailing(reporters, limits)) return null;
  const { remote, version } = subject;
  // The line before the version, as whoever moves it by hand locks them.
  const [line] = await tx.select().from(remoteLines).where(eq(remoteLines.remote, remote)).for('update');
  const [release] = await tx
    .select({ withdrawnOn: releases.withdrawnOn })
    .from(releases)
    .where(and(eq(releases.remote, remote), eq(releases.version, version)))
    .for('update');
  if (!line || !release || release.withdrawnOn !== null) return null;
  const isUsed = line.live === version || line.canary === version;
  const next = line.live === version || line.live === null ? await lastGood(tx, subject) : line.live;
  if (next === null && isUsed) return stay(tx, { ...subject, ...reporters, next }, now);

  const at = now.toISOString();
  const why = whyOf(reporters, limits);
  await tx
    .update(releases)
    .set({ withdrawnOn: at, withdrawnBy: null, withdrawnWhy: why })
    .where(and(eq(releases.remote, remote), eq(releases.version, version)));
  if (isUsed) {
    const ended = line.canary === version ? { canary: null, share: 0, people: [] } : {};
    await tx
      .update(remoteLines)
      .set({ ...ended, live: next, setBy: 'reports', version: line.version + 1, since: at, by: null, why })
      .where(eq(remoteLines.remote, remote));
  }
  await tell(tx, `${version} failed for ${reporters.troubled} of ${reporters.all} people and was withdrawn from`, remote);
  return { ...subject, ...reporters, next };
}

/** Nothing can take over: super users are told, at most once an hour. */
async function stay(tx: Database, verdict: Verdict, now: Date): Promise<Verdict | null> {
  const { remote, version, troubled, all } = verdict;
  const own = and(eq(releaseFigures.remote, remote), eq(releaseFigures.version, version));
  const [figures] = await tx.select({ toldOn: releaseFigures.toldOn }).from(releaseFigures).where(own);
  if (figures?.toldOn && Date.parse(figures.toldOn) > now.getTime() - HOUR) return null;
  await tx.update(releaseFigures).set({ toldOn: now.toISOString() }).where(own);
  await tell(tx, `${version} fails for ${troubled} of ${all} people, and there is no earlier version to go back to, of`, remote);
  return verdict;
}
