import { BRAND } from 'shared-kit/rules/branding';
import type { Services } from '../../http/app';
import type { Database } from '../../base/storage/database';
import type { UserRow } from '../users/store';
import { createReset, VALID_HOURS } from './resets';

type MailServices = Pick<Services, 'mail' | 'config'>;

/**
 * Queues the link that sets a new password (OP-17).
 * @param limitKey the limit that the request counted against
 */
export async function mailReset(tx: Database, { mail, config }: MailServices, user: UserRow, limitKey: string): Promise<void> {
  const { token, expiresOn } = await createReset(tx, user.id);
  const link = `${config.publicUrl}/reset-password/${token}`;
  const text = `Hello ${user.firstName},\n\nSet a new password for ${BRAND} here:\n\n${link}\n\nThe link works once, for two hours. If you did not ask for it, you do not need to do anything.\n`;
  const message = { to: user.email, subject: `Reset your ${BRAND} password`, text, link };
  await mail.add(tx, { ...message, userId: user.id, expiresOn, limitKey });
}

/** Queues the link with which somebody chooses their password: no password is generated or sent (OP-145). */
export async function mailFirstPassword(tx: Database, { mail, config }: MailServices, user: UserRow): Promise<void> {
  const { token, expiresOn } = await createReset(tx, user.id, VALID_HOURS.first);
  const link = `${config.publicUrl}/reset-password/${token}`;
  const text = `Hello ${user.firstName},\n\nChoose your password for ${BRAND} (${config.publicUrl}) here:\n\n${link}\n\nThe link works once, for seven days. After that, ask for a new one with 'Forgot your password?'.\n`;
  const message = { to: user.email, subject: `Choose your ${BRAND} password`, text, link };
  await mail.add(tx, { ...message, userId: user.id, expiresOn });
}
