import type { FastifyRequest } from 'fastify';
import { NOT_CURRENT_PASSWORD } from 'shared-kit/rules/validation/messages';
import type { Database } from '../../base/storage/database';
import { caller } from '../../http/caller';
import { refuse } from '../../http/wire';
import { requireSession } from '../auth/requireSession';
import { lockUser, type UserRow } from './store';

/**
 * Locks the caller for a change of how they sign in. Their session may have ended in the meantime: ending the sessions,
 * removing a lost factor and setting a new password all shut somebody out, and a call that began earlier must not let
 * them in again.
 * @throws 401
 */
export async function lockCaller(tx: Database, request: FastifyRequest): Promise<UserRow> {
  const stored = await lockUser(tx, caller(request).userId);
  await requireSession(tx, request);
  return stored;
}

/**
 * The same for a caller whose password was verified before this transaction.
 * @throws 401, and 422 at `current_password` when another one has been set since
 */
export async function lockVerified(tx: Database, request: FastifyRequest, verified: UserRow): Promise<UserRow> {
  const stored = await lockUser(tx, verified.id);
  if (stored.passwordHash !== verified.passwordHash) refuse({ currentPassword: NOT_CURRENT_PASSWORD });
  await requireSession(tx, request);
  return stored;
}
