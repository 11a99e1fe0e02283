import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../../base/storage/columns';
import { users } from '../../access/users/schema';

/** What somebody else did with content that the user can read (OP-10). */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A running number per user, so that the newest ones can be kept without counting. */
    place: integer('place').notNull(),
    date: instant('date').notNull(),
    title: text('title').notNull(),
    link: text('link'),
    read: boolean('read').notNull().default(false),
  },
  (table) => [index('notifications_user').on(table.userId, table.place)],
);
