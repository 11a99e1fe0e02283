import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { momentText } from 'shared-kit/rules/dates';
import { tokenState } from 'shared-kit/rules/tokenExpiry';
import type { Database } from '../../base/storage/database';
import { unauthenticated } from '../../http/errors';
import { hashToken } from '../auth/tokens';

/** The precision of the last use, in milliseconds: not every call writes it. */
const EXACT = 60_000;

interface Stored {
  id: string;
  expiresOn: string | null;
  lastUsedOn: string | null;
}

interface Kind {
  table: PgTable & Record<'id' | 'tokenHash', PgColumn>;
  /** What it is called in a sentence: 'API token'. */
  one: string;
  /** What somebody can do about an expired one. */
  remedy: string;
}

/**
 * Finds the token that a call was made with, and records its use. It is read with every call, so that it is refused from the
 * moment of its expiry on.
 * @returns null when it is unknown or revoked
 * @throws 401 when it has expired, with when: only who has the token reads that
 */
export async function acceptToken<Row extends Stored>(
  db: Database,
  value: string,
  { table, one, remedy }: Kind,
): Promise<Row | null> {
  const [token] = (await db
    .select()
    .from(table as PgTable)
    .where(eq(table.tokenHash, hashToken(value)))) as Row[];
  if (!token) return null;
  const now = Date.now();
  if (tokenState(token.expiresOn, now) === 'expired')
    throw unauthenticated(`This ${one} expired on ${momentText(token.expiresOn, 'UTC')} UTC. ${remedy}`);
  // A time in the future was written by a wrong clock.
  const isNoted = token.lastUsedOn !== null && Math.abs(now - Date.parse(token.lastUsedOn)) < EXACT;
  const lastUsedOn = new Date(now).toISOString();
  if (!isNoted) await db.update(table).set({ lastUsedOn }).where(eq(table.id, token.id));
  return token;
}
