import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../../base/storage/columns';
import { users } from '../../access/users/schema';

/** Something that somebody else did with content that the user reads (OP-10). */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Counts a user's notifications up, so that the newest ones are kept without counting them. */
    place: integer('place').notNull(),
    date: instant('date').notNull(),
    title: text('title').notNull(),
    link: text('link'),
    read: boolean('read').notNull().default(false),
  },
  (table) => [index('notifications_user').on(table.userId, table.place)],
);
