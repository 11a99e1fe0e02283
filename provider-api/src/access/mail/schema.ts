import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../../base/storage/columns';
import { users } from '../users/schema';

/** Mail that has not left yet. A row goes when the mail server has taken it, when it is given up, and with its person. */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: id(),
    /** Whom it is to. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The message, encrypted: the link in it opens an account. */
    sealed: text('sealed').notNull(),
    /** Whether its link opens the account: such a mail is forgotten with the links of its person, a notice is not. */
    opensAccount: boolean('opens_account').notNull().default(true),
    /** What the asking counted against; a failed try takes it back. */
    limitKey: text('limit_key'),
    createdAt: instant('created_at').notNull(),
    /** When it is of no use any more. */
    expiresOn: instant('expires_on').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAt: instant('next_at').notNull(),
    /** Until then one process alone tries to send it. */
    leaseUntil: instant('lease_until'),
  },
  (table) => [index('mail_queue_next').on(table.nextAt), index('mail_queue_user').on(table.userId)],
);
