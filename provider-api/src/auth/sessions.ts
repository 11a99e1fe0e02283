import { and, eq, gt, ne } from 'drizzle-orm';
import { authority } from 'shared-kit/rules/permissions';
import type { Principal } from '../http/authorise';
import type { Database } from '../storage/database';
import { readPermissions } from '../users/permissions';
import { users } from '../users/schema';
import { sessions } from './schema';
import { hashToken, newToken } from './tokens';

const SESSION_DAYS = 7;

export interface OpenedSession {
  value: string;
  expiresOn: string;
}

/** Opens a session for a user. The token is answered once and stored hashed. */
export async function openSession(db: Database, userId: string): Promise<OpenedSession> {
  const value = newToken();
  const now = new Date();
  const expiresOn = new Date(now.getTime() + SESSION_DAYS * 24 * 3600 * 1000).toISOString();
  await db.insert(sessions).values({ userId, tokenHash: hashToken(value), expiresOn, createdAt: now.toISOString() });
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

/** @returns who calls with the token of a session, with their rights as they are at this moment; null when it has ended */
export async function identifyBySession(db: Database, token: string): Promise<Principal | null> {
  const [found] = await db
    .select({ sessionId: sessions.id, userId: users.id, first: users.firstName, last: users.lastName })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresOn, new Date().toISOString())));
  if (!found) return null;
  const { sessionId, userId, first, last } = found;
  const rights = authority(await readPermissions(db, userId));
  return { sessionId, userId, name: `${first} ${last}`.trim(), authority: rights, isApiToken: false };
}
