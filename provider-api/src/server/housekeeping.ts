import { gt, lt, or } from 'drizzle-orm';
import { emptyExpired } from '../content/bin/empty';
import { rateHits } from '../http/schema';
import { sessions } from '../access/auth/schema';
import type { Services } from '../http/app';
import { expireDrafts } from '../access/drafts/store';
import { passwordResets } from '../access/passwords/schema';
import { expirePresence } from '../resources/presence/store';
import { warnOfTokens } from '../resources/notifications/expiringTokens';
import { replaceLateNames } from '../resources/privacy/forget';
import { forgetReporters } from '../resources/releases/reports';
import { passkeyChallenges } from '../access/second-factor/schema';
import { pruneVersions } from '../access/history/prune';
import { pruneSecurityLog } from '../access/security-log/prune';

const HOUR = 3_600_000;
/** Longer than the window of any limit. */
const HITS_KEPT = 2 * HOUR;

type HousekeepingServices = Pick<Services, 'db' | 'mail' | 'config'>;

/**
 * Removes what has expired: sessions, mailed links, attempts outside every limit's window, reporters, old entries of the security
 * log, old versions, what has been in the bin for long enough, old drafts, who no longer edits, and the names of people who were
 * forgotten recently. Tells the owners of tokens that expire.
 * @param stopping keeps the next tasks from beginning
 * @throws AggregateError of the failures, at the end
 */
export async function removeExpired(services: HousekeepingServices, now: Date, stopping?: AbortSignal): Promise<void> {
  const { db, config } = services;
  const { releaseFailures, securityLogDays, historyDays } = config;
  const moment = now.toISOString();
  // A time in the future was written by a wrong clock.
  const [old, ahead] = [-HITS_KEPT, HOUR].map((span) => new Date(now.getTime() + span).toISOString()) as [string, string];
  const tasks = [
    () => db.delete(sessions).where(lt(sessions.expiresOn, moment)),
    () => db.delete(passwordResets).where(lt(passwordResets.expiresOn, moment)),
    () => db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresOn, moment)),
    () => db.delete(rateHits).where(or(lt(rateHits.at, old), gt(rateHits.at, ahead))),
    () => forgetReporters(db, releaseFailures, now),
    () => pruneSecurityLog(db, securityLogDays, now),
    () => pruneVersions(db, historyDays, now),
    () => emptyExpired(db, now),
    () => expireDrafts(db, now),
    () => expirePresence(db),
    () => replaceLateNames(db, now),
    () => warnOfTokens(services, now),
  ];
  await runAll(tasks, stopping);
}

/** Runs all tasks in turn, even if one fails. @throws AggregateError of the failures, at the end */
async function runAll(tasks: (() => PromiseLike<unknown>)[], stopping?: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for (const task of tasks) {
    if (stopping?.aborted) break;
    try {
      await task();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some tasks failed.');
}

/** Later than the rush of returning clients at the start; soon enough for a server that is restarted every day. */
const FIRST_RUN = HOUR / 12;

/**
 * Removes what has expired, and warns of what expires soon, minutes after the start and then once an hour.
 * @param report called with each failure; the next hour tries again
 * @returns a function that stops it, and waits for the task that is running: it must not find the store closed
 */
export function scheduleHousekeeping(services: HousekeepingServices, report: (error: unknown) => void): () => Promise<void> {
  const stopping = new AbortController();
  let running = Promise.resolve();
  const reportEach = (error: unknown) => (error instanceof AggregateError ? error.errors : [error]).forEach(report);
  const run = () => void (running = removeExpired(services, new Date(), stopping.signal).catch(reportEach));
  const timers = [setTimeout(run, FIRST_RUN), setInterval(run, HOUR)];
  for (const timer of timers) timer.unref();
  return async () => {
    for (const timer of timers) clearTimeout(timer);
    stopping.abort();
    await running;
  };
}
