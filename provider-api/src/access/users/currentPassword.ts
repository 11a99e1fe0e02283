import { changesAccess } from 'shared-kit/rules/validation/currentPassword';
import { NOT_CURRENT_PASSWORD, REQUIRED } from 'shared-kit/rules/validation/messages';
import { isPassword } from '../auth/passwordHash';
import { refuse } from '../../http/wire';
import type { Services } from '../../http/app';
import { countAttempt, judgeAttempt, TOO_MANY_ATTEMPTS } from '../../http/rateLimits';
import type { UserRow } from './store';

const LIMIT = { max: 10, seconds: 5 * 60, message: TOO_MANY_ATTEMPTS };

type Sent = Record<string, unknown>;

/**
 * Changing one's own password or e-mail requires the current password: access to an open browser is not enough
 * (OP-143).
 * @throws 422 at `current_password`, 429 after ten wrong ones
 */
export async function requireCurrentPassword({ db, config }: Services, user: UserRow, sent: Sent): Promise<void> {
  const { currentPassword } = sent;
  if (typeof currentPassword !== 'string' || currentPassword === '') return refuse({ currentPassword: REQUIRED });
  const uncount = await countAttempt(db, { ...LIMIT, key: `current-password:${user.id}` });
  const isRight = await judgeAttempt(uncount, () => isPassword(currentPassword, user.passwordHash, config.passwordCost));
  if (!isRight) refuse({ currentPassword: NOT_CURRENT_PASSWORD });
  await uncount();
}

/**
 * Checks again a change of oneself that needed no password when it arrived: another call may have replaced the e-mail
 * address since.
 * @param stored the person, locked
 * @throws 422 at `current_password` when the change needs one after all
 */
export function requireSameAccess(sent: Sent, stored: UserRow): void {
  if (changesAccess(sent, stored)) refuse({ currentPassword: REQUIRED });
}
