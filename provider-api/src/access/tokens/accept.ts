import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { momentText } from 'shared-kit/rules/dates';
import { tokenState } from 'shared-kit/rules/tokenExpiry';
import type { Database } from '../../base/storage/database';
import { unauthenticated } from '../../http/errors';
import { hashToken } from '../auth/tokens';

/** How precisely the last use is recorded, in milliseconds: not every call writes it. */
const LAST_USE_PRECISION = 60_000;

interface StoredToken {
  id: string;
  expiresOn: string | null;
  lastUsedOn: string | null;
}

interface TokenKind {
  table: PgTable & Record<'id' | 'tokenHash', PgColumn>;
  /** What it is called in a sentence: 'API token'. */
  kindName: string;
  /** What somebody can do about an expired one. */
  remedy: string;
}

/**
 * Finds the token that a call was made with, and records its use. It is read on every call, so that it is refused from the
 * moment it expires.
 * @returns null when it is unknown or revoked
 * @throws 401 when it has expired, naming the time, which only a holder of the token can read
 */
export async function acceptToken<Row extends StoredToken>(
  db: Database,
  value: string,
  { table, kindName, remedy }: TokenKind,
): Promise<Row | null> {
  const [token] = (await db
    .select()
    .from(table as PgTable)
    .where(eq(table.tokenHash, hashToken(value)))) as Row[];
  if (!token) return null;
  const now = Date.now();
  if (tokenState(token.expiresOn, now) === 'expired')
    throw unauthenticated(`This ${kindName} expired on ${momentText(token.expiresOn, 'UTC')} UTC. ${remedy}`);
  // A time in the future was written by a wrong clock.
  const isRecorded = token.lastUsedOn !== null && Math.abs(now - Date.parse(token.lastUsedOn)) < LAST_USE_PRECISION;
  const lastUsedOn = new Date(now).toISOString();
  if (!isRecorded) await db.update(table).set({ lastUsedOn }).where(eq(table.id, token.id));
  return token;
}
