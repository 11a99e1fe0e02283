import { and, eq, sql } from 'drizzle-orm';
import type { Config } from '../../base/config';
import { runQuery, compileQuery, type Cells } from '../../base/storage/runQuery';
import type { Database } from '../../base/storage/database';
import type { Principal } from '../../http/caller';
import { authenticators, passkeys, secondFactorDemands } from '../second-factor/schema';
import { storedRights } from '../users/rights';
import { users } from '../users/schema';
import { sessions } from './schema';
import { ago, isOpenAt } from './sessions';
import { hashToken } from './tokens';

/** How precisely the last use is recorded, in milliseconds: not every call writes it. */
const USE_PRECISION = 60_000;

export interface SessionUse {
  /** Minutes without a call after which a session has ended. */
  idleMinutes: number;
  /** Who needs a second factor, by the settings. */
  secondFactor: Config['secondFactor'];
  /** Whether a person caused the call; false for what an open page requests by itself. */
  isActivity: boolean;
}

const hasFactor = sql`(exists (select 1 from ${authenticators} where ${authenticators.userId} = ${users.id} and ${authenticators.confirmed})
  or exists (select 1 from ${passkeys} where ${passkeys.userId} = ${users.id}))`;
const isDemanded = sql`exists (select 1 from ${secondFactorDemands} where ${secondFactorDemands.userId} = ${users.id})`;
const columns = [
  sessions.id,
  sessions.lastUsedAt,
  users.id,
  users.firstName,
  users.lastName,
  hasFactor,
  isDemanded,
  storedRights.column,
];
const isOpenSession = and(
  eq(sessions.tokenHash, sql.placeholder('token')),
  isOpenAt(sql.placeholder('now'), sql.placeholder('usedAfter')),
);

/** Everything that a call needs to know about its caller, in one query, since every call runs it. */
const sessionQuery = compileQuery(sql`select ${sql.join(columns, sql`, `)} from ${sessions}
  join ${users} on ${users.id} = ${sessions.userId} where ${isOpenSession}`);

const readSession = ([sessionId, usedAt, userId, first, last, factor, demanded, rights]: Cells) => ({
  sessionId: sessionId as string,
  usedAt: usedAt === null ? null : Date.parse(usedAt as string),
  userId: userId as string,
  name: `${first as string} ${last as string}`.trim(),
  hasFactor: factor as boolean,
  isDemanded: demanded as boolean,
  rights: rights as string | null,
});

/**
 * Finds the session of a token and records its use.
 * @returns who calls, with their rights as they are at this moment; null when the session has ended
 */
export async function identifyBySession(db: Database, token: string, use: SessionUse): Promise<Principal | null> {
  const values = { token: hashToken(token), now: ago(0), usedAfter: ago(use.idleMinutes * 60_000) };
  const [session] = await runQuery(db, sessionQuery, readSession, values);
  if (!session) return null;
  const { sessionId, usedAt, userId, name } = session;
  // A time in the future was written by a wrong clock, and would keep the session open until then.
  const isRecorded = usedAt !== null && Math.abs(Date.now() - usedAt) < USE_PRECISION;
  if (use.isActivity && !isRecorded)
    await db
      .update(sessions)
      .set({ lastUsedAt: ago(0) })
      .where(eq(sessions.id, sessionId));
  const rights = storedRights.parse(userId, session.rights);
  const required = session.isDemanded || use.secondFactor === 'everybody' || (use.secondFactor === 'super' && rights.isSuper);
  const lacksSecondFactor = required && !session.hasFactor;
  return { sessionId, userId, name, authority: rights, isApiToken: false, lacksSecondFactor };
}
