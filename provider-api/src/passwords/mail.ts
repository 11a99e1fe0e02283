import { BRAND } from 'shared-kit/rules/branding';
import type { Services } from '../http/app';
import type { UserRow } from '../users/store';
import { newReset } from './resets';

/** Mails the link that sets a new password (OP-17). */
export async function mailReset({ db, mail, config }: Services, user: UserRow): Promise<void> {
  const link = `${config.publicUrl}/reset-password/${await newReset(db, user.id)}`;
  const text = `Hello ${user.firstName},\n\nset a new password for ${BRAND} here:\n\n${link}\n\nThe link works once, for two hours. If you did not ask for it, you need not do anything.\n`;
  await mail.send({ to: user.email, subject: `Reset your ${BRAND} password`, text, link });
}

/** Mails a password that the server made, and the link to change it (OP-126). */
export async function mailNewPassword({ db, mail, config }: Services, user: UserRow, password: string): Promise<void> {
  const link = `${config.publicUrl}/reset-password/${await newReset(db, user.id)}`;
  const text = `Hello ${user.firstName},\n\nyour password for ${BRAND} (${config.publicUrl}) is:\n\n${password}\n\nChoose your own here within two hours, or in your profile at any time:\n\n${link}\n`;
  await mail.send({ to: user.email, subject: `Your ${BRAND} password`, text, link });
}
