import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, type Editor } from '../../base/storage/columns';
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
    /** Begins with the name of the person who did it, if there is one. */
    title: text('title').notNull(),
    /** That person, as the title names them; null for what the product did, and where an earlier version stored none. */
    by: jsonb('by').$type<Editor | null>(),
    link: text('link'),
    read: boolean('read').notNull().default(false),
  },
  (table) => [index('notifications_user').on(table.userId, table.place)],
);
