import { and, desc, eq, gt, inArray, ne, sql, type Placeholder } from 'drizzle-orm';
import type { Database } from '../../base/storage/database';
import { sessions } from './schema';
import { hashToken, newToken } from './tokens';

const SESSION_DAYS = 7;
/** How a session's token begins: a purely random one might begin like an API token, and would then be refused. */
const SESSION_TOKEN_PREFIX = 'iks_';

export interface OpenedSession {
  value: string;
  expiresOn: string;
}

const AGENT_MAX = 300;
/** How many sessions a person has at most: a program that signs in for every call would fill the database within a week. */
const MAX_PER_USER = 1000;

const lastUse = sql`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`;

/**
 * Opens a session for a user; beyond their limit, it ends those that were used least recently. The token is returned once and stored
 * hashed.
 * @param agent the browser's user agent
 */
export async function openSession(db: Database, userId: string, agent?: string): Promise<OpenedSession> {
  const value = `${SESSION_TOKEN_PREFIX}${newToken()}`;
  const now = new Date();
  const expiresOn = new Date(now.getTime() + SESSION_DAYS * 24 * 3600 * 1000).toISOString();
  const opened = now.toISOString();
  const details = { createdAt: opened, lastUsedAt: opened, agent: agent?.slice(0, AGENT_MAX) ?? null };
  await db.insert(sessions).values({ userId, tokenHash: hashToken(value), expiresOn, ...details });
  const ofUser = eq(sessions.userId, userId);
  const oldest = db.select({ id: sessions.id }).from(sessions).where(ofUser).orderBy(desc(lastUse)).offset(MAX_PER_USER);
  // Does not wait for another sign-in that is deleting the same sessions.
  await db.delete(sessions).where(inArray(sessions.id, oldest.for('update', { skipLocked: true })));
  return { value, expiresOn };
}

/** Ends one session. */
export async function endSession(db: Database, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/** Ends all sessions of a user, or all but one. */
export async function endSessions(db: Database, userId: string, exceptId?: string): Promise<void> {
  const isOther = exceptId === undefined ? undefined : ne(sessions.id, exceptId);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), isOther));
}

/** The moment a number of milliseconds ago. */
export const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

/** Sessions that have not ended, neither by age nor by inactivity. */
export const isOpen = (idleMinutes: number) => isOpenAt(ago(0), ago(idleMinutes * 60_000));

/** The same, for a moment given later. */
export const isOpenAt = (now: string | Placeholder, usedAfter: string | Placeholder) =>
  and(gt(sessions.expiresOn, now), gt(lastUse, usedAfter));
