import { BRAND } from 'shared-kit/rules/branding';
import type { Services } from '../http/app';
import type { UserRow } from '../users/store';
import { newReset, VALID_HOURS } from './resets';

/** Mails the link that sets a new password (OP-17). */
export async function mailReset({ db, mail, config }: Services, user: UserRow): Promise<void> {
  const link = `${config.publicUrl}/reset-password/${await newReset(db, user.id)}`;
  const text = `Hello ${user.firstName},\n\nset a new password for ${BRAND} here:\n\n${link}\n\nThe link works once, for two hours. If you did not ask for it, you need not do anything.\n`;
  await mail.send({ to: user.email, subject: `Reset your ${BRAND} password`, text, link });
}

/** Mails the link with which somebody chooses their password: none is made, none is sent (OP-145). */
export async function mailFirstPassword({ db, mail, config }: Services, user: UserRow): Promise<void> {
  const link = `${config.publicUrl}/reset-password/${await newReset(db, user.id, VALID_HOURS.first)}`;
  const text = `Hello ${user.firstName},\n\nchoose your password for ${BRAND} (${config.publicUrl}) here:\n\n${link}\n\nThe link works once, for seven days. After that, ask for a new one with 'Forgot your password?'.\n`;
  await mail.send({ to: user.email, subject: `Choose your ${BRAND} password`, text, link });
}
