import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../../base/storage/columns';
import { users } from '../users/schema';

/**
 * Mail that has not been sent yet. A row is deleted when the mail server has accepted it, when it is given up, and when its person
 * is deleted.
 */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: id(),
    /** The recipient. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The message, encrypted: the link in it opens an account. */
    sealed: text('sealed').notNull(),
    /** Whether its link opens the account: such a mail is deleted with the links of its person, a notice is not. */
    opensAccount: boolean('opens_account').notNull().default(true),
    /** The limit that the request counted against; after a failed attempt it no longer does. */
    limitKey: text('limit_key'),
    createdAt: instant('created_at').notNull(),
    /** When it is no longer useful. */
    expiresOn: instant('expires_on').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAt: instant('next_at').notNull(),
    /** Until then only one process attempts to send it. */
    leaseUntil: instant('lease_until'),
  },
  (table) => [index('mail_queue_next').on(table.nextAt), index('mail_queue_user').on(table.userId)],
);
