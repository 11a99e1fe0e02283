import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { checkVersion } from '../../http/conditional';
import { badRequest, conflict, invalid } from '../../http/errors';
import { editor, isDeployToken } from '../../http/caller';
import type { Database } from '../../base/storage/database';
import type { Editor } from '../../base/storage/columns';
import { writtenRow } from '../../base/storage/writtenRow';
import { takeoverReason } from 'shared-kit/rules/remote/takeoverReason';
import { releases, remoteLines, type Mover } from './schema';
import { findLastGood, type LineRow, type ReleaseRow } from './store';

/** Who moves a line, and why; nobody if reports about a version moved it. */
interface Reason {
  by: Editor | null;
  why: string | null;
}

/** Who puts a version into use. */
export interface Cause extends Reason {
  setBy: Mover;
}

/** The caller, as the one who moves a line. */
export function causeOf(request: FastifyRequest, why: string | null | undefined): Cause {
  const setBy = isDeployToken(request) ? 'token' : 'person';
  return { setBy, by: editor(request), why: why?.trim() || null };
}

/** Who gets a version. */
export interface Audience {
  /** Percent; 100 is everybody. */
  share: number;
  /** Ids of people who get it regardless of the share. */
  people: string[];
}

/**
 * Checks that a move is based on the current line.
 * @throws 400 without `If-Match`, 412 when the line has moved since
 */
export async function checkLine(request: FastifyRequest, line: LineRow): Promise<void> {
  const header = request.headers['if-match'];
  if (header === undefined || header.trim() === '*')
    throw badRequest('Send If-Match with the `meta.version` of the list: somebody else may have changed what is in use.');
  await checkVersion(request, line, () => ({ remote: line.remote, version: line.version, live: line.live, canary: line.canary }));
}

async function updateLine(tx: Database, line: LineRow, values: Partial<LineRow>): Promise<LineRow> {
  return tx
    .update(remoteLines)
    .set({ since: new Date().toISOString(), ...values, version: line.version + 1 })
    .where(eq(remoteLines.remote, line.remote))
    .returning()
    .then(writtenRow);
}

/** The columns of a line without a canary. */
const NO_CANARY = { canary: null, share: 0, people: [] };

const NO_TRIAL_END = { trialEndedOn: null, trialEndedBy: null, trialEndedWhy: null };

/** Records that a version is live for everybody from now on. */
async function recordLive(tx: Database, { id }: ReleaseRow, { by, why }: Reason): Promise<void> {
  const live = { liveOn: new Date().toISOString(), liveBy: by, liveWhy: why };
  await tx
    .update(releases)
    .set({ ...live, ...NO_TRIAL_END })
    .where(eq(releases.id, id));
}

/** Records at the canary of a line why its trial ends, if another version is put into use. */
async function recordTrialEnd(tx: Database, { remote, canary }: LineRow, next: string, { by, why }: Reason): Promise<void> {
  if (canary === null || canary === next) return;
  await tx
    .update(releases)
    .set({ trialEndedOn: new Date().toISOString(), trialEndedBy: by, trialEndedWhy: why })
    .where(and(eq(releases.remote, remote), eq(releases.version, canary)));
}

/**
 * Puts a version into use, for everybody or for some. Call it while holding the line's lock.
 * @throws 409 when it is withdrawn, 422 when fewer people would get what everybody has
 */
export async function putLive(
  tx: Database,
  line: LineRow,
  release: ReleaseRow,
  { share, people }: Audience,
  cause: Cause,
): Promise<LineRow> {
  if (release.withdrawnOn !== null)
    throw conflict(`${release.version} was withdrawn and is never used again. Release a new version.`);
  if (share >= 100) {
    await recordTrialEnd(tx, line, release.version, cause);
    if (line.live !== release.version) await recordLive(tx, release, cause);
    return updateLine(tx, line, { ...cause, ...NO_CANARY, live: release.version });
  }
  if (line.live === release.version) {
    const message = `${release.version} is everybody's version already. To go back, put an earlier one live or withdraw this one.`;
    throw invalid({ share: message });
  }
  await recordTrialEnd(tx, line, release.version, cause);
  return updateLine(tx, line, { ...cause, canary: release.version, share, people });
}

/**
 * Withdraws a version for good; where it was in use, the last good one replaces it. Call it while holding the line's lock.
 * @throws 409 when it was withdrawn before
 */
export async function withdraw(tx: Database, line: LineRow, release: ReleaseRow, { by, why }: Reason): Promise<LineRow> {
  if (release.withdrawnOn !== null) throw conflict(`${release.version} has already been withdrawn.`);
  await tx
    .update(releases)
    .set({ withdrawnOn: new Date().toISOString(), withdrawnBy: by, withdrawnWhy: why })
    .where(eq(releases.id, release.id));
  if (line.live !== release.version)
    return updateLine(tx, line, afterWithdrawal(line, line.canary === release.version, { by, why }));
  const next = await findLastGood(tx, line.remote, release.version);
  if (next) await recordLive(tx, next, { by, why: takeoverReason(release.version) });
  // If the version that takes over is the one that some people were trying, its trial ends.
  const trial = afterWithdrawal(line, line.canary === next?.version, { by, why });
  return updateLine(tx, line, { ...trial, live: next?.version ?? null });
}

/** What a withdrawal changes about a trial: who began it, when and why are kept as long as it continues. */
const afterWithdrawal = ({ canary, since }: LineRow, endsTrial: boolean, reason: Reason): Partial<LineRow> =>
  canary === null || endsTrial ? { ...NO_CANARY, ...reason } : { since };
