import { NOT_CURRENT_PASSWORD, REQUIRED } from 'shared-kit/rules/validation/messages';
import { isPassword } from '../auth/passwordHash';
import { refuse } from '../../http/wire';
import type { Services } from '../../http/app';
import { countAttempt } from '../../http/rateLimits';
import type { Database } from '../../base/storage/database';
import { lockUser, type UserRow } from './store';

const LIMIT = { most: 10, seconds: 5 * 60, message: 'Too many failed attempts. Wait a few minutes and try again.' };

type Sent = Record<string, unknown>;

/**
 * Changing one's own password or e-mail requires the current password: having the browser is not enough (OP-143).
 * @throws 422 at `current_password`, 429 after ten wrong ones
 */
export async function mustKnowPassword({ db, config }: Services, own: UserRow, sent: Sent): Promise<void> {
  const { currentPassword } = sent;
  if (typeof currentPassword !== 'string' || currentPassword === '') return refuse({ currentPassword: REQUIRED });
  const forgive = await countAttempt(db, { ...LIMIT, key: `current-password:${own.id}` });
  if (!(await isPassword(currentPassword, own.passwordHash, config.passwordCost)))
    refuse({ currentPassword: NOT_CURRENT_PASSWORD });
  await forgive();
}

/**
 * Locks the person whose password was compared before, for this transaction.
 * @throws 404, and 422 at `current_password` when another one has been set since
 */
export async function lockKnown(tx: Database, known: UserRow): Promise<UserRow> {
  const stored = await lockUser(tx, known.id);
  if (stored.passwordHash !== known.passwordHash) refuse({ currentPassword: NOT_CURRENT_PASSWORD });
  return stored;
}
