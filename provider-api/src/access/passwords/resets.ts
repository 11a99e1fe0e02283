import { and, eq, gt } from 'drizzle-orm';
import { hashToken, newToken } from '../auth/tokens';
import { notFound } from '../../http/errors';
import { deleteAccountMails } from '../mail/queue';
import type { Database } from '../../base/storage/database';
import { users } from '../users/schema';
import type { UserRow } from '../users/store';
import { passwordResets } from './schema';

/** How long a link is valid, in hours: for a forgotten password, and for a new account without a password (OP-145). */
export const VALID_HOURS = { forgotten: 2, first: 7 * 24 } as const;

export interface Reset {
  token: string;
  expiresOn: string;
}

/**
 * Creates a link's token for a user; older ones stop working when it is used.
 * @param hours how long it is valid
 */
export async function createReset(db: Database, userId: string, hours: number = VALID_HOURS.forgotten): Promise<Reset> {
  const token = newToken();
  const expiresOn = new Date(Date.now() + hours * 3600 * 1000).toISOString();
  await db.insert(passwordResets).values({ userId, tokenHash: hashToken(token), expiresOn });
  return { token, expiresOn };
}

/** The user whom a token is for. @throws 404 when it is unknown, used or expired */
export async function findReset(db: Database, token: string): Promise<UserRow> {
  const [found] = await db
    .select({ user: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(eq(passwordResets.tokenHash, hashToken(token)), gt(passwordResets.expiresOn, new Date().toISOString())));
  if (!found) throw notFound('This link is no longer valid. Ask for a new one.');
  return found.user;
}

/** Invalidates a token and every other link that was mailed to the user. @throws 404 when somebody else just did */
export async function useReset(db: Database, token: string, userId: string): Promise<void> {
  const deleted = await db
    .delete(passwordResets)
    .where(eq(passwordResets.tokenHash, hashToken(token)))
    .returning({ id: passwordResets.id });
  if (deleted.length === 0) throw notFound('This link is no longer valid. Ask for a new one.');
  await endResets(db, userId);
}

/**
 * Invalidates every link that was mailed to a user or is queued: once the password or address has changed, older mails
 * must not let anybody in (OP-143).
 */
export async function endResets(db: Database, userId: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
  await deleteAccountMails(db, userId);
}
