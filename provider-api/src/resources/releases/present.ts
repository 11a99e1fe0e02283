import { Type } from '@sinclair/typebox';
import { inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { caller, isDeployToken } from '../../http/caller';
import { toWire } from '../../http/wire';
import { named, nullable } from '../../http/schemas';
import type { Editor } from '../../base/storage/columns';
import type { Database } from '../../base/storage/database';
import { users } from '../../access/users/schema';
import { NO_FIGURES, readFigures } from './figures';
import type { LineRow, ReleaseRow } from './store';

export const state = Type.Union([
  Type.Literal('uploaded'),
  Type.Literal('live'),
  Type.Literal('canary'),
  Type.Literal('withdrawn'),
]);

const nullableNumber = nullable(Type.Number());
const nullableInstant = nullable(Type.String());

/** A version as it is listed. */
export const listedRelease = Type.Object({
  name: Type.String(),
  release: Type.String(),
  state,
  share: Type.Integer(),
  people: Type.Array(Type.String()),
  bytes: Type.Integer(),
  kit: Type.String(),
  by: nullable(named),
  at: Type.String(),
  why: nullable(Type.String()),
  since: nullableInstant,
  trial_end: nullable(
    Type.Object({
      on: Type.String(),
      by: nullable(named),
      why: nullable(Type.String()),
    }),
  ),
  loads: Type.Integer(),
  failures: Type.Integer(),
  crashes: Type.Integer(),
  median_ms: nullableNumber,
  p95_ms: nullableNumber,
});

/** The line of a remote as returned by a move. */
export const lineAnswer = Type.Object({
  name: Type.String(),
  version: Type.Integer(),
  live: nullable(Type.String()),
  canary: nullable(Type.String()),
  share: Type.Integer(),
  people: Type.Array(Type.String()),
});

/** The addresses of people; none for a deploy token, which could find out with them who has an account. */
async function emailsOf(db: Database, request: FastifyRequest, ids: string[]): Promise<string[]> {
  if (ids.length === 0 || isDeployToken(request)) return [];
  const rows = await db.select({ email: users.email }).from(users).where(inArray(users.id, ids));
  return rows.map(({ email }) => email).sort();
}

/** Who did something, as the caller may know it: a deploy token knows only of itself. */
export const shownAuthor = (request: FastifyRequest, by: Editor | null): Editor | null =>
  isDeployToken(request) && by?.id !== caller(request).userId ? null : by;

/** A line with the addresses of its people. */
export async function presentLine(
  db: Database,
  request: FastifyRequest,
  { remote, version, live, canary, share, people }: LineRow,
) {
  return { name: remote, version, live, canary, share, people: await emailsOf(db, request, people) };
}

/**
 * The state of a version, since when, by whom and why.
 * @param line of its remote
 */
export function statusOf(row: ReleaseRow, line: LineRow | undefined) {
  if (row.withdrawnOn !== null)
    return { state: 'withdrawn', share: 0, since: row.withdrawnOn, by: row.withdrawnBy, why: row.withdrawnWhy };
  if (line?.live === row.version)
    return { state: 'live', share: 100 - line.share, since: row.liveOn, by: row.liveBy, why: row.liveWhy };
  if (line?.canary === row.version) return { state: 'canary', share: line.share, since: line.since, by: line.by, why: line.why };
  return { state: 'uploaded', share: 0, since: row.liveOn, by: row.by, why: row.why };
}

/** When the last trial of a version ended that is not in use, by whom and why; null if it had none since it was last live. */
function trialEndOf(request: FastifyRequest, { trialEndedOn, trialEndedBy, trialEndedWhy }: ReleaseRow) {
  return trialEndedOn === null ? null : { on: trialEndedOn, by: shownAuthor(request, trialEndedBy ?? null), why: trialEndedWhy };
}

/** Versions of one remote with their states and statistics. */
export async function presentReleases(
  db: Database,
  request: FastifyRequest,
  rows: ReleaseRow[],
  line: LineRow | undefined,
): Promise<unknown[]> {
  const [first] = rows;
  if (!first) return [];
  const versions = rows.map(({ version }) => version);
  const [figures, people] = [await readFigures(db, first.remote, versions), await emailsOf(db, request, line?.people ?? [])];
  return rows.map((row) => {
    const { by, ...status } = statusOf(row, line);
    return toWire({
      name: row.remote,
      release: row.version,
      ...status,
      by: shownAuthor(request, by),
      trialEnd: status.state === 'uploaded' ? trialEndOf(request, row) : null,
      people: row.version === line?.canary ? people : [],
      bytes: row.bytes,
      kit: row.descriptor.kit,
      at: row.at,
      ...(figures.get(row.version) ?? NO_FIGURES),
    });
  });
}
