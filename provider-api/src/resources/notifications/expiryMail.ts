import { inArray } from 'drizzle-orm';
import { BRAND } from 'shared-kit/rules/branding';
import { afterDays, WARNED_DAYS } from 'shared-kit/rules/tokenExpiry';
import { users } from '../../access/users/schema';
import type { Database } from '../../base/storage/database';
import type { Services } from '../../http/app';

interface Expiry {
  /** One sentence, with the name of the token and the day. */
  happened: string;
  isOver: boolean;
}

/** Queues a mail to each person who keeps a token that expires. Wake the queue afterwards. */
export async function mailExpiry(
  tx: Database,
  { mail, config }: Pick<Services, 'mail' | 'config'>,
  userIds: string[],
  { happened, isOver }: Expiry,
): Promise<void> {
  const link = `${config.publicUrl}/tokens`;
  const subject = isOver ? `An API token of ${BRAND} has expired` : `An API token of ${BRAND} expires soon`;
  const effect = isOver
    ? 'Whatever reads with it, such as a public site, is refused now.'
    : 'Whatever reads with it, such as a public site, is refused from then on.';
  // After this time the mail is no longer news, so it is dropped.
  const expiresOn = afterDays(WARNED_DAYS);
  for (const { id, email, firstName } of await tx.select().from(users).where(inArray(users.id, userIds))) {
    const text = `Hello ${firstName},\n\n${happened} ${effect}\n\nTo ${isOver ? 'make it work again' : 'keep it working'}, give it another expiry here:\n\n${link}\n`;
    await mail.add(tx, { to: email, subject, text, link, userId: id, expiresOn, opensAccount: false });
  }
}
