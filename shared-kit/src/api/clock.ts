import { currentTime } from '../rules/currentTime';

/** Smaller differences are ignored: no label is that exact, and what is shown must not jump with each response. */
const TOLERANCE = 60_000;
/** The header may have been written at any moment of the call, so one that took longer is too inexact. */
const LONGEST_CALL = 10_000;
/** The header drops the fraction of a second, half a second on average. */
const HALF_A_SECOND = 500;

/**
 * Learns from an answer how far the server's clock is ahead of this computer's, for `currentTime`.
 * @param headers of an answer that has just arrived; those of another origin contain a date only if that origin exposes it
 * @param sentAt when the call was sent, by this computer's clock, or an earlier moment
 */
export function learnClock(headers: Headers, sentAt: number): void {
  const took = Date.now() - sentAt;
  const date = Date.parse(headers.get('Date') ?? '');
  // A clock that was set back during the call makes it negative; an `Age` header means that the answer comes from a cache.
  if (took < 0 || took > LONGEST_CALL || Number(headers.get('Age')) > 0) return;
  const serverTime = date + HALF_A_SECOND + took / 2;
  if (Math.abs(serverTime - currentTime()) >= TOLERANCE) globalThis.innkeeperClock = serverTime - Date.now();
}
