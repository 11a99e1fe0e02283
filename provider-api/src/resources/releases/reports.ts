import { and, eq, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { createHmac } from 'node:crypto';
import type { FailureLimits, Reporters } from 'shared-kit/rules/releaseFailures';
import type { Database } from '../../base/storage/database';
import { stepOf } from './loadTimes';
import { releaseFigures, releaseReporters, releases, remoteLines, type ReportedEvent } from './schema';

/** A page's report about a version: the outcome, and after how many milliseconds. */
export interface Report {
  remote: string;
  version: string;
  event: ReportedEvent;
  ms: number;
}

const MINUTE = 60_000;

/** Distinguishes people without naming them, and differently for every version, so that nobody can be tracked. */
export const personOf = (secretKey: string, { remote, version }: Pick<Report, 'remote' | 'version'>, userId: string): string =>
  createHmac('sha256', secretKey).update(`report ${remote} ${version} ${userId}`).digest('base64url').slice(0, 22);

/** The moment from which reports still count. */
const countsFrom = (minutes: number, now: Date): string => new Date(now.getTime() - minutes * MINUTE).toISOString();

const isTrouble = (event: ReportedEvent) => event === 'failed' || event === 'crashed';

/**
 * Adds a report to its version's statistics. Call it in a transaction: it locks the version's row, so that two simultaneous
 * reports see each other.
 * @returns whether the version is known; a report about another one is dropped
 */
export async function countReport(tx: Database, report: Report, person: string, now: Date): Promise<boolean> {
  const { remote, version, event, ms } = report;
  const [release] = await tx
    .select({ id: releases.id })
    .from(releases)
    .where(and(eq(releases.remote, remote), eq(releases.version, version)));
  if (!release) return false;
  const timestamp = now.toISOString();
  const step = String(stepOf(ms));
  const counts = {
    loads: Number(event === 'loaded'),
    failures: Number(event === 'failed'),
    crashes: Number(event === 'crashed'),
    stepsBack: Number(event === 'stepped_back'),
  };
  const added = {
    loads: sql`${releaseFigures.loads} + ${counts.loads}`,
    failures: sql`${releaseFigures.failures} + ${counts.failures}`,
    crashes: sql`${releaseFigures.crashes} + ${counts.crashes}`,
    stepsBack: sql`${releaseFigures.stepsBack} + ${counts.stepsBack}`,
    ...(event === 'loaded' && {
      times: sql`${releaseFigures.times} || jsonb_build_object(${step}::text,
        coalesce((${releaseFigures.times} ->> ${step}::text)::int, 0) + 1)`,
    }),
  };
  await tx
    .insert(releaseFigures)
    .values({ remote, version, ...counts, times: event === 'loaded' ? { [step]: 1 } : {} })
    .onConflictDoUpdate({ target: [releaseFigures.remote, releaseFigures.version], set: added });
  if (event === 'stepped_back') return true;
  const troubledOn = isTrouble(event) ? timestamp : null;
  const unloadedOn = event === 'failed' ? timestamp : null;
  await tx
    .insert(releaseReporters)
    .values({ remote, version, person, at: timestamp, troubledOn, unloadedOn })
    .onConflictDoUpdate({
      target: [releaseReporters.remote, releaseReporters.version, releaseReporters.person],
      set: { at: timestamp, ...(troubledOn !== null && { troubledOn }), ...(unloadedOn !== null && { unloadedOn }) },
    });
  return true;
}

const NOBODY: Reporters = { all: 0, troubled: 0, unloaded: 0 };

/** The people whose reports still count, by remote and version. */
async function countReporters(tx: Database, condition: SQL | undefined, { minutes }: FailureLimits, now: Date) {
  const from = countsFrom(minutes, now);
  const countSince = (column: PgColumn) => sql<number>`(count(*) filter (where ${column} > ${from}::timestamptz))::int`;
  const { remote, version, at, troubledOn, unloadedOn } = releaseReporters;
  return tx
    .select({ remote, version, all: countSince(at), troubled: countSince(troubledOn), unloaded: countSince(unloadedOn) })
    .from(releaseReporters)
    .where(condition)
    .groupBy(remote, version);
}

type Subject = Pick<Report, 'remote' | 'version'>;

/** The people whose reports about a version still count. */
export async function readReporters(tx: Database, subject: Subject, limits: FailureLimits, now: Date): Promise<Reporters> {
  const { remote, version } = releaseReporters;
  const ofVersion = and(eq(remote, subject.remote), eq(version, subject.version));
  const [found] = await countReporters(tx, ofVersion, limits, now);
  return found ?? NOBODY;
}

/** The people whose reports still count, for every version of other remotes that is in use. */
export async function readOtherReporters(
  tx: Database,
  { remote }: Pick<Subject, 'remote'>,
  limits: FailureLimits,
  now: Date,
): Promise<Reporters[]> {
  const lines = await tx.select().from(remoteLines).where(ne(remoteLines.remote, remote));
  const inUse = lines.flatMap((line) => [line.live, line.canary].map((version) => `${line.remote} ${version}`));
  const found = await countReporters(tx, ne(releaseReporters.remote, remote), limits, now);
  return found.filter((reported) => inUse.includes(`${reported.remote} ${reported.version}`));
}

/** Deletes who reported what, as soon as it no longer counts; the statistics stay. */
export const forgetReporters = (db: Database, { minutes }: Pick<FailureLimits, 'minutes'>, now: Date) =>
  db.delete(releaseReporters).where(lt(releaseReporters.at, countsFrom(minutes, now)));
