import { inArray } from 'drizzle-orm';
import { BRAND } from 'shared-kit/rules/branding';
import { afterDays, WARNED_DAYS } from 'shared-kit/rules/tokenExpiry';
import { users } from '../../access/users/schema';
import type { Database } from '../../base/storage/database';
import type { Services } from '../../http/app';

/** How the mail describes a kind of token. */
export interface ExpiringKind {
  /** The beginning of the subject: 'An API token'. */
  kindName: string;
  /** The beginning of the sentence about who is refused. */
  use: string;
  /** What the person can do, before the address of the page. */
  remedy: (isOver: boolean) => string;
  /** The page of these tokens. */
  link: string;
}

interface Expiry extends ExpiringKind {
  /** One sentence, with the name of the token and the day. */
  announcement: string;
  isOver: boolean;
}

/** Queues a mail to each owner of a token that expires. Wake the queue afterwards. */
export async function mailExpiry(
  tx: Database,
  { mail, config }: Pick<Services, 'mail' | 'config'>,
  userIds: string[],
  { announcement, isOver, kindName, use, remedy, link: page }: Expiry,
): Promise<void> {
  const link = `${config.publicUrl}${page}`;
  const subject = `${kindName} of ${BRAND} ${isOver ? 'has expired' : 'expires soon'}`;
  const effect = `${use} is refused ${isOver ? 'now' : 'from then on'}.`;
  // After this time the mail is no longer news, so it is dropped.
  const expiresOn = afterDays(WARNED_DAYS);
  for (const { id, email, firstName } of await tx.select().from(users).where(inArray(users.id, userIds))) {
    const text = `Hello ${firstName},\n\n${announcement} ${effect}\n\n${remedy(isOver)}:\n\n${link}\n`;
    await mail.add(tx, { to: email, subject, text, link, userId: id, expiresOn, opensAccount: false });
  }
}
