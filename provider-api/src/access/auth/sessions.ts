import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { authority } from 'shared-kit/rules/permissions';
import type { Config } from '../../base/config';
import type { Principal } from '../../http/authorise';
import { authenticators, passkeys, secondFactorDemands } from '../second-factor/schema';
import type { Database } from '../../base/storage/database';
import { readPermissions } from '../users/permissions';
import { users } from '../users/schema';
import { sessions } from './schema';
import { hashToken, newToken } from './tokens';

const SESSION_DAYS = 7;

export interface OpenedSession {
  value: string;
  expiresOn: string;
}

/** How exactly the last use is known, in milliseconds: not every call writes. */
const EXACT = 60_000;
const AGENT_MAX = 300;

/**
 * Opens a session for a user. The token is answered once and stored hashed.
 * @param agent what the browser says of itself
 */
export async function openSession(db: Database, userId: string, agent?: string): Promise<OpenedSession> {
  const value = newToken();
  const now = new Date();
  const expiresOn = new Date(now.getTime() + SESSION_DAYS * 24 * 3600 * 1000).toISOString();
  const known = { createdAt: now.toISOString(), agent: agent?.slice(0, AGENT_MAX) ?? null };
  await db.insert(sessions).values({ userId, tokenHash: hashToken(value), expiresOn, ...known });
  return { value, expiresOn };
}

/** Ends one session. */
export async function endSession(db: Database, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/** Ends all sessions of a user, or all but one. */
export async function endSessions(db: Database, userId: string, exceptId?: string): Promise<void> {
  const others = exceptId === undefined ? undefined : ne(sessions.id, exceptId);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

export interface SessionUse {
  /** Minutes without a call after which a session has ended. */
  idleMinutes: number;
  /** Who needs a second factor, by the settings. */
  secondFactor: Config['secondFactor'];
  /** Whether the call is somebody's doing; false for what an open page asks by itself. */
  counts: boolean;
}

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

/** Sessions that have not ended, neither by their age nor because nobody used them. */
export const isOpen = (idleMinutes: number) =>
  and(
    gt(sessions.expiresOn, ago(0)),
    gt(sql`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`, ago(idleMinutes * 60_000)),
  );

/**
 * Finds the session of a token and notes that it is used.
 * @returns who calls, with their rights as they are at this moment; null when the session has ended
 */
export async function identifyBySession(db: Database, token: string, use: SessionUse): Promise<Principal | null> {
  const [found] = await db
    .select({
      sessionId: sessions.id,
      usedAt: sessions.lastUsedAt,
      userId: users.id,
      first: users.firstName,
      last: users.lastName,
      hasFactor: sql<boolean>`exists (select 1 from ${authenticators} where ${authenticators.userId} = ${users.id} and ${authenticators.confirmed}) or exists (select 1 from ${passkeys} where ${passkeys.userId} = ${users.id})`,
      demanded: sql<boolean>`exists (select 1 from ${secondFactorDemands} where ${secondFactorDemands.userId} = ${users.id})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), isOpen(use.idleMinutes)));
  if (!found) return null;
  const { sessionId, usedAt, userId, first, last } = found;
  // What lies ahead was noted by a clock that was wrong, and would keep the session open for as long.
  const noted = usedAt !== null && Math.abs(Date.now() - Date.parse(usedAt)) < EXACT;
  if (use.counts && !noted)
    await db
      .update(sessions)
      .set({ lastUsedAt: ago(0) })
      .where(eq(sessions.id, sessionId));
  const rights = authority(await readPermissions(db, userId));
  const required = found.demanded || use.secondFactor === 'everybody' || (use.secondFactor === 'super' && rights.isSuper);
  const lacksSecondFactor = required && !found.hasFactor;
  return { sessionId, userId, name: `${first} ${last}`.trim(), authority: rights, isApiToken: false, lacksSecondFactor };
}
