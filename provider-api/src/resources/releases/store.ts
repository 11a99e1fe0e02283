import { and, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { notFound } from '../../http/errors';
import { inTurn } from '../../http/inTurn';
import type { Database } from '../../base/storage/database';
import { releases, remoteLines } from './schema';

export type ReleaseRow = typeof releases.$inferSelect;
export type LineRow = typeof remoteLines.$inferSelect;

/** An arbitrary number that nothing else in the database locks. */
const MOVES_LOCK = 7_421_904;

/**
 * Serialises moves of lines across remotes: comparisons with other remotes' lines must stay valid until the end of the
 * transaction.
 */
export const lockMoves = (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock(${MOVES_LOCK})`);

/** Runs a transaction that moves lines. */
export const withMoves = <T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> =>
  inTurn(db, ['moves'], async (tx) => {
    await lockMoves(tx);
    return work(tx);
  });

/** A version of a remote, or undefined. */
export async function findRelease(db: Database, remote: string, version: string): Promise<ReleaseRow | undefined> {
  const [found] = await db
    .select()
    .from(releases)
    .where(and(eq(releases.remote, remote), eq(releases.version, version)));
  return found;
}

/** @throws 404 */
export async function getRelease(db: Database, remote: string, version: string): Promise<ReleaseRow> {
  const found = await findRelease(db, remote, version);
  if (!found) throw notFound(`There is no version ${version} of ${remote}.`);
  return found;
}

/** @returns the line of a remote, which says what is in use; undefined while no version has been uploaded */
export async function findLine(db: Database, remote: string): Promise<LineRow | undefined> {
  const [line] = await db.select().from(remoteLines).where(eq(remoteLines.remote, remote));
  return line;
}

/** @returns the line of a remote, locked until the end of the transaction. @throws 404 */
export async function lockLine(tx: Database, remote: string): Promise<LineRow> {
  const [line] = await tx.select().from(remoteLines).where(eq(remoteLines.remote, remote)).for('update');
  if (!line) throw notFound(`No version of ${remote} has ever been released.`);
  return line;
}

/**
 * The version to step back to: the last one that was live for everybody and was not withdrawn.
 * @param except a version that must not be chosen
 * @returns null when there is none
 */
export async function findLastGood(db: Database, remote: string, except: string | null): Promise<ReleaseRow | null> {
  const [found] = await db
    .select()
    .from(releases)
    .where(
      and(
        eq(releases.remote, remote),
        except === null ? undefined : ne(releases.version, except),
        isNull(releases.withdrawnOn),
        isNotNull(releases.liveOn),
      ),
    )
    .orderBy(desc(releases.liveOn), desc(releases.at))
    .limit(1);
  return found ?? null;
}
